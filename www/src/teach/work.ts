/** What a pupil has done at the exercises of a set. */
import { fieldsOf, wholeOf } from '../library/values';

export type WorkResult = 'none' | 'clean' | 'helped' | 'failed';

/** One exercise. What is begun and not over yet is `none` with tries, hints and time of its own. */
export interface Work {
  readonly result: WorkResult;
  /** Wrong moves. */
  readonly wrong: number;
  /** The highest stage of hints that was asked for: 0 none, 1 theme and length, 2 the piece, 3 the move, 4 the line. */
  readonly hint: number;
  /** Milliseconds at the board. */
  readonly took: number;
  /** The first wrong move from the exercise's own position. */
  readonly firstWrong: string | null;
}

export const NO_WORK: Work = { result: 'none', wrong: 0, hint: 0, took: 0, firstWrong: null };

const RESULTS: readonly WorkResult[] = ['none', 'clean', 'helped', 'failed'];
const WEEK_MS = 604_800_000;

export function parseWork(value: unknown): Work | null {
  const from = fieldsOf(value);
  const result = RESULTS.find((each) => each === from?.result);
  const wrong = wholeOf(from?.wrong, 0, 9999);
  const hint = wholeOf(from?.hint, 0, 4);
  const took = wholeOf(from?.took, 0, WEEK_MS);
  if (from === null || result === undefined || wrong === null || hint === null || took === null) return null;
  const { firstWrong } = from;
  return { result, wrong, hint, took, firstWrong: typeof firstWrong === 'string' && /^[a-i]\d[a-i]\d$/.test(firstWrong) ? firstWrong : null };
}
