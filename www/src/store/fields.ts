/** Reading of values that come from outside: a field is what it should be, or null. */

export type Fields = Record<string, unknown>;

export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** A whole number from 0 to `most`. */
export function whole(value: unknown, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : null;
}

/** A number from `least` to `most`, not necessarily whole. */
export function within(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && value >= least && value <= most ? value : null;
}

/** The last moment that a date can hold. */
export const LATEST = 8_640_000_000_000_000;

export const DAY_MS = 86_400_000;
