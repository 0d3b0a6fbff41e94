/** Proves the answers of a set in the pool of workers: each position, those of its line, and all defences to its first move. */
import type { Job, Pool } from '../engine/pool';
import type { Rules } from '../engine/wire';
import { attackerOf } from '../library/attacker';
import { ownPuzzle } from '../library/own-puzzle';
import type { Exercise } from '../teach/exercise-set';
import { keyAnswer, type KeyAnswer, type Namer, type Stage } from '../worksheet/answer';

/** Search nodes for one position: some seconds. What needs more is not decided here. */
const NODES = 3_000_000;
/** Further first moves are looked for in so many positions of a line. */
const MOST_STAGES = 12;

/** Calls back with each answer as it comes (`at`: its place in the list), until `signal` calls it off. */
export async function answerKey(pool: Pool, rules: Rules, exercises: readonly Exercise[], signal: AbortSignal, tell: (at: number, answer: KeyAnswer) => void): Promise<void> {
  await Promise.all(
    exercises.map(async (exercise, at) => {
      const answer = await answerOf(pool, rules, exercise, signal);
      if (!signal.aborted) tell(at, answer);
    }),
  );
}

async function answerOf(pool: Pool, rules: Rules, { fen, goal }: Exercise, signal: AbortSignal): Promise<KeyAnswer> {
  const solve = (of: string): Job => ({ kind: 'solve', fen: of, goal, nodes: NODES });
  const report = rules.readFen(fen);
  const side = attackerOf(fen);
  if (!report.ok) return { verdict: 'unknown', side, code: report.errors[0]?.code ?? null };
  const [first] = await pool.run([solve(fen)], { signal });
  if (first?.kind !== 'solved') return { verdict: 'unknown', side, code: first?.kind === 'error' ? first.fault.code : null };
  const { line, mateIn, keys, verdict } = first.answer;
  const name: Namer = (of, move) => rules.notate(of, move);
  const stage = { fen, answer: first.answer };
  const [key] = line;
  if (verdict !== 'mate' || mateIn === null || key === undefined) return keyAnswer(side, [], [stage], null, null, name);
  const fens = [fen];
  for (const move of line) fens.push(rules.play(fens.at(-1) ?? fen, move).fen);
  const later = fens.filter((_, ply) => ply > 0 && ply % 2 === 0 && ply < line.length).slice(0, MOST_STAGES);
  const puzzle = ownPuzzle({ fen, goal, mateIn, keys, line });
  const [judged, ...solved] = await pool.run([{ kind: 'judge', puzzle, move: key }, ...later.map(solve)], { signal });
  const stages = solved.map((reply, at): Stage | null => (reply.kind === 'solved' ? { fen: later[at] ?? fen, answer: reply.answer } : null));
  return keyAnswer(side, fens, [stage, ...stages.filter((each) => each !== null)], judged?.kind === 'judged' ? judged.judgement : null, fens[1] ?? null, name);
}
