/** What the page was closed on the last time: an attempt that was not ended. Read with bounds, as anything from outside. */
import type { Left } from '../app';
import type { parseAttempt } from '../store/records';

const MOST_MOVES = 200;

/** Null where it cannot be read; attempts are read as the store does. */
export function readLeft(text: string, parse: typeof parseAttempt): Left | null {
  try {
    const { attempt: given, puzzle } = JSON.parse(text) as { attempt: unknown; puzzle: Partial<Left['puzzle']> };
    const attempt = parse(given);
    const { mateIn = 0, level = 0 } = puzzle;
    return attempt === null || !isCount(mateIn, MOST_MOVES) || !isCount(level, 9) ? null : { attempt, puzzle: { mateIn, level } };
  } catch {
    // Neither JSON nor of this shape.
    return null;
  }
}

function isCount(value: unknown, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
}
