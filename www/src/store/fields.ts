/** Reading of values that come from outside, as `library/values.ts` does: a field is what it should be, or null. */
import { wholeOf } from '../library/values';

export { fieldsOf, nameOf } from '../library/values';

/** A whole number from 0 to `most`. */
export function whole(value: unknown, most: number): number | null {
  return wholeOf(value, 0, most);
}

/** A number from `least` to `most`, not necessarily whole. */
export function within(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && value >= least && value <= most ? value : null;
}

/** The last moment that a date can hold. */
export const LATEST = 8_640_000_000_000_000;

export const DAY_MS = 86_400_000;

/** No time zone is further from UTC, in minutes. */
export const MOST_BEHIND = 24 * 60;
