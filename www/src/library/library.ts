/** The library as the page holds it: the table of contents with the names of the catalogue. Puzzles come with index and packs. */
import type { LocalText } from '../engine/wire';
import type { Catalogue, Pattern } from './catalogue';
import type { Contents } from './contents';

export interface Library extends Contents {
  /** Mating patterns and motifs, in the order of the catalogue. */
  patterns: readonly Pattern[];
  /** What each tag is called, by its simplified name. */
  words: ReadonlyMap<string, LocalText>;
  /** The pattern of a tag. */
  tagged: ReadonlyMap<string, Pattern>;
  /** Where a pack stands among the packs. */
  packOf: ReadonlyMap<string, number>;
}

export function makeLibrary(contents: Contents, { patterns, pieces }: Catalogue): Library {
  const tagged = new Map(patterns.map((pattern) => [pattern.name['zh-Hans'], pattern]));
  const words = new Map<string, LocalText>(pieces.map((piece) => [piece['zh-Hans'], piece]));
  for (const [tag, pattern] of tagged) words.set(tag, pattern.name);
  return { ...contents, patterns, words, tagged, packOf: new Map(contents.packs.map(({ id }, pack) => [id, pack])) };
}

/** The pattern of a key. */
export function patternOf({ patterns }: Pick<Library, 'patterns'>, key: string): Pattern | null {
  return patterns.find((pattern) => pattern.key === key) ?? null;
}

/** The pack that the id of a puzzle names; -1 where there is none. */
export function packOfId({ packs, packOf }: Pick<Library, 'packs' | 'packOf'>, id: string): number {
  const named = packOf.get(id.slice(0, Math.max(0, id.lastIndexOf('-'))));
  if (named !== undefined && packs[named]?.ids === null) return named;
  return packs.findIndex(({ ids }) => ids?.includes(id) === true);
}
