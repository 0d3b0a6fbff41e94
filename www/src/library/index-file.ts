/**
 * The index: a few bytes for each puzzle of the library, in columns, so that a hundred thousand are filtered at once and no
 * object is made for any. A **place** is where a puzzle stands in it.
 */
import { refuse, takeFrom, takeNumbers } from './bytes';
import type { Contents } from './contents';

export interface Index {
  /** How many puzzles. */
  n: number;
  /** Name code of the pattern that a puzzle is filed under; 255: none. */
  pattern: Uint8Array;
  /** Attacker moves; 255: that or more. */
  mateIn: Uint8Array;
  /** Bits 0–3 level, and those below. */
  traits: Uint8Array;
  /** Bits 0–3 roles at work in the end, 4–7 roles of the attacker on the first board. */
  pieces: Uint8Array;
  /** The number in a puzzle's id. */
  numbers: Uint32Array;
  /** The first place of each pack, and `n` after the last. */
  starts: Uint32Array;
}

export const NO_PATTERN = 255;
export const LEVEL = 0x0f;
export const ANY_GOAL = 0x10;
export const SEVERAL_KEYS = 0x20;
export const TITLED = 0x40;

/** @throws BundleFault */
export function parseIndex(file: ArrayBuffer, { total, names, packs }: Pick<Contents, 'total' | 'names' | 'packs'>): Index {
  const from = takeFrom(file, 'CJX1');
  const n = from.u32();
  if (n !== total) refuse('count');
  const [pattern, mateIn, traits, pieces] = [from.bytes(n), from.bytes(n), from.bytes(n), from.bytes(n)];
  const starts = new Uint32Array(packs.length + 1);
  packs.forEach(({ count }, pack) => (starts[pack + 1] = (starts[pack] ?? 0) + count));
  const beginning = new Set(starts);
  const numbers = takeNumbers(from, n, (place) => beginning.has(place));
  from.end();
  for (let place = 0; place < n; place += 1) {
    const trait = traits[place] ?? 0;
    const level = trait & LEVEL;
    const code = pattern[place] ?? 0;
    if (level < 1 || level > 9 || trait > 0x7f || mateIn[place] === 0 || (code !== NO_PATTERN && code >= names.length)) refuse('code');
  }
  return { n, pattern, mateIn, traits, pieces, numbers, starts };
}

/** The pack of a place, by its number in the contents. */
export function packAt({ starts }: Pick<Index, 'starts'>, place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle;
  }
  return low;
}
