/**
 * Chance that is the same on every machine: hashes of text and numbers drawn from a seed. Nothing here is random; the seed
 * comes in from outside.
 */

/** 32 bits of a text: FNV-1a over its UTF-16 units, finished as in MurmurHash3, so that near texts fall far apart. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The list in an order of its own for each seed: by the hash of seed and id, so that an id more leaves the others in theirs. */
export function shuffled<T>(list: readonly T[], seed: string, idOf: (each: T) => string): T[] {
  return list
    .map((each) => ({ each, key: hash(`${seed}/${idOf(each)}`) }))
    .sort((a, b) => a.key - b.key || (idOf(a.each) < idOf(b.each) ? -1 : 1))
    .map(({ each }) => each);
}
