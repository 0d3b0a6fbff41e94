/** The pool as a judge of candidates: every question begins with a cleared table and ends within a budget. */
import type { Job, Pool } from '../../engine/pool';
import type { Goal, Rules } from '../../engine/wire';
import { ownPuzzle } from '../../library/own-puzzle';
import type { Judge } from '../../intake/judging';

/** Search nodes for a position: mates by checks are found with far less, and a collection has thousands of positions. */
const NODES: Readonly<Record<Goal, number>> = { checks: 400_000, any: 120_000 };

export function judgeOf(pool: Pool, rules: Rules, signal: AbortSignal): Judge {
  const ask = async (job: Job) => (await pool.run([job], { signal }))[0];
  return {
    async solve(fen, goal) {
      const reply = await ask({ kind: 'solve', fen, goal, nodes: NODES[goal] });
      return reply?.kind === 'solved' ? reply.answer : null;
    },
    async first(position, move) {
      const reply = await ask({ kind: 'judge', puzzle: ownPuzzle(position), move });
      return reply?.kind === 'judged' ? reply.judgement : null;
    },
    after: (fen, move) => rules.play(fen, move).fen,
  };
}
