/**
 * How a pupil is told from the others without a name: by the number in the class list, or by two pictures that the pupil picks. Tags
 * are numbers: 1 to 99 are those of the list, from 100 on the pairs.
 */

export const MOST_NUMBER = 99;
const FIRST_PAIR = 100;

/** Pictures that no two of look alike, in the order of their codes: it never changes. */
export const PICTURES = ['🐼', '🐯', '🦊', '🐸', '🐢', '🐳', '🦋', '🐝', '🌻', '🍀', '🍎', '🍋', '🍇', '🥕', '🌙', '⭐', '🌈', '🔥', '⚽', '🎈', '🚲', '🚀', '⛵', '🎵'] as const;

/** One more than the highest tag. */
export const TAGS = FIRST_PAIR + PICTURES.length * PICTURES.length;

export function isTag(tag: unknown): tag is number {
  return typeof tag === 'number' && Number.isInteger(tag) && tag >= 1 && tag < TAGS;
}

/** The tag of two pictures, by their places. */
export function pairTag(first: number, second: number): number {
  return FIRST_PAIR + first * PICTURES.length + second;
}

/** The places of a tag's pictures; null for a number. */
export function picturesOf(tag: number): readonly [number, number] | null {
  if (tag < FIRST_PAIR) return null;
  const pair = tag - FIRST_PAIR;
  return [Math.floor(pair / PICTURES.length), pair % PICTURES.length];
}

/** A tag as it is written: "7" or two pictures. */
export function tagText(tag: number): string {
  const pair = picturesOf(tag);
  return pair === null ? String(tag) : pair.map((place) => PICTURES[place] ?? '').join('');
}
