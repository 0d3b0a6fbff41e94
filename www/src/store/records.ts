/**
 * What is kept of attempts, and how stored records are read back. A record from an older version, another program or a
 * damaged disk is dropped when it is not what it should be; it never stops the page.
 */
import { DAY_MS, fieldsOf, LATEST, MOST_BEHIND, nameOf, whole } from './fields';

export type Mark = 'clean' | 'helped' | 'failed';

/** One finished attempt. */
export interface Attempt {
  puzzle: string;
  goal: 'checks' | 'any';
  result: Mark;
  /** When it ended (milliseconds since 1970) and how long it took. */
  at: number;
  took: number;
  wrong: number;
  longer: number;
  hintStage: number;
  /** How often each of the four stages was taken; of attempts from before this was kept, the highest once. */
  hints: readonly [number, number, number, number];
  /** Whether the whole solution was shown. */
  solution: boolean;
  firstWrong: string | null;
  /** How it was practised; attempts from before there were modes are plain practice. */
  mode: string;
  /** Minutes behind UTC where it was made; not known of attempts from before this was kept. */
  zone?: number;
}

/** The sum of all attempts at one puzzle. */
export interface Standing {
  puzzle: string;
  /** The best result so far. */
  mark: Mark;
  attempts: number;
  lastAt: number;
  /** The fastest clean or helped solution. */
  best: number | null;
}

const ORDER: Readonly<Record<Mark, number>> = { clean: 2, helped: 1, failed: 0 };

export function addAttempt(standing: Standing | null, attempt: Attempt): Standing {
  const took = attempt.result === 'failed' ? null : attempt.took;
  if (standing === null) {
    return { puzzle: attempt.puzzle, mark: attempt.result, attempts: 1, lastAt: attempt.at, best: took };
  }
  const better = ORDER[attempt.result] > ORDER[standing.mark];
  return {
    puzzle: standing.puzzle,
    mark: better ? attempt.result : standing.mark,
    attempts: standing.attempts + 1,
    lastAt: Math.max(standing.lastAt, attempt.at),
    best: took === null ? standing.best : Math.min(took, standing.best ?? took),
  };
}

export function parseMark(value: unknown): Mark | null {
  return value === 'clean' || value === 'helped' || value === 'failed' ? value : null;
}

function parseHints(stored: unknown, highest: number): Attempt['hints'] {
  const from: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const of = (stage: number) => (Array.isArray(stored) ? (whole(from[stage - 1], 9999) ?? 0) : stage === highest ? 1 : 0);
  return [of(1), of(2), of(3), of(4)];
}

export function parseAttempt(stored: unknown): Attempt | null {
  const from = fieldsOf(stored);
  if (from === null) return null;
  const puzzle = nameOf(from.puzzle);
  const result = parseMark(from.result);
  const at = whole(from.at, LATEST);
  const took = whole(from.took, DAY_MS * 365);
  if (puzzle === null || result === null || at === null || took === null) return null;
  const firstWrong = from.firstWrong;
  const hintStage = whole(from.hintStage, 4) ?? 0;
  return {
    puzzle,
    goal: from.goal === 'any' ? 'any' : 'checks',
    result,
    at,
    took,
    wrong: whole(from.wrong, 9999) ?? 0,
    longer: whole(from.longer, 9999) ?? 0,
    hintStage,
    hints: parseHints(from.hints, hintStage),
    solution: from.solution === true,
    firstWrong: typeof firstWrong === 'string' && /^[a-i]\d[a-i]\d$/.test(firstWrong) ? firstWrong : null,
    mode: nameOf(from.mode) ?? 'practise',
    ...(typeof from.zone === 'number' && Math.abs(from.zone) <= MOST_BEHIND && { zone: from.zone }),
  };
}

export function parseStanding(stored: unknown): Standing | null {
  const from = fieldsOf(stored);
  if (from === null) return null;
  const puzzle = nameOf(from.puzzle);
  const best = parseMark(from.mark);
  const attempts = whole(from.attempts, 1_000_000);
  if (puzzle === null || best === null || attempts === null) return null;
  return {
    puzzle,
    mark: best,
    attempts,
    lastAt: whole(from.lastAt, LATEST) ?? 0,
    best: whole(from.best, DAY_MS * 365),
  };
}
