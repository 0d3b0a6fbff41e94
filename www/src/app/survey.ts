/** Judges all first moves of a puzzle in the pool. Loaded when it is first asked for. */
import type { Job, Pool } from '../engine/pool';
import type { Puzzle, Rules } from '../engine/wire';
import { groupFirstMoves, type Judged, type Survey } from '../session/first-moves';

/** Tells how far it is until all is done; says nothing more once it is called off. */
export async function survey(
  pool: Pool,
  puzzle: Puzzle,
  rules: Rules,
  signal: AbortSignal,
  tell: (survey: Survey) => void,
): Promise<void> {
  const { fen, legal, turn } = rules.position(puzzle.fen);
  const jobs = legal.map((move): Job => ({ kind: 'judge', puzzle, move }));
  tell({ state: 'running', done: 0, total: jobs.length });
  const onProgress = ({ done, total }: { done: number; total: number }) => {
    if (!signal.aborted) tell({ state: 'running', done, total });
  };
  const replies = await pool.run(jobs, { signal, onProgress });
  if (signal.aborted) return;
  const moves = legal.map((move, index): Judged => {
    const reply = replies[index];
    const judgement = reply?.kind === 'judged' ? reply.judgement : null;
    const refuting = judgement?.refutation[0];
    return {
      named: { move, names: rules.notate(fen, move), side: turn },
      judgement,
      reply:
        refuting === undefined
          ? null
          : { move: refuting, names: rules.notate(rules.play(fen, move).fen, refuting), side: turn === 'red' ? 'black' : 'red' },
    };
  });
  const failed = replies.find((reply) => reply.kind === 'error');
  if (failed?.kind === 'error' && moves.every(({ judgement }) => judgement === null)) tell({ state: 'failed', code: failed.fault.code });
  else tell({ state: 'done', groups: groupFirstMoves(moves) });
}
