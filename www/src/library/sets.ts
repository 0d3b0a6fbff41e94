/**
 * Sets of puzzles: what one works through. A set is a list of places, and knows the ids at them; no puzzle is made for it. A
 * pack can be listed from its own file, everything else needs the index.
 */
import type { LocalText } from '../engine/wire';
import type { Pattern } from './catalogue';
import type { PackEntry } from './contents';
import { idAt, placeOf } from './ids';
import { packAt, type Index } from './index-file';
import { packOfId, patternOf, type Library } from './library';
import type { PackFile } from './pack-file';

export interface PuzzleSet {
  /** As it stands in addresses: a pack, a pattern, or `library`. */
  id: string;
  /** What the list was chosen by; empty for packs and patterns. */
  query: string;
  /** Null for a list that was chosen: the page has a word for it. */
  title: LocalText | null;
  pack: PackEntry | null;
  pattern: Pattern | null;
  length: number;
  idAt(at: number): string;
  /** Where a puzzle stands in the set; -1 where it does not. */
  find(id: string): number;
  /** The pack that holds it, by its number, and where it stands there. */
  locate(at: number): { pack: number; at: number };
}

type Face = Pick<PuzzleSet, 'id' | 'query' | 'title' | 'pack' | 'pattern'>;

/** A pack, from its own file. */
export function packSet(library: Library, { entry, n, numbers }: PackFile): PuzzleSet {
  const pack = library.packOf.get(entry.id) ?? -1;
  return {
    ...faceOfPack(entry),
    length: n,
    idAt: (at) => idAt(entry, numbers, at),
    find: (id) => placeOf(entry, numbers, id, 0, n),
    locate: (at) => ({ pack, at }),
  };
}

/** A pack, from the index; null where it holds nothing. */
export function packInIndex(library: Library, index: Index, pack: number): PuzzleSet | null {
  const entry = library.packs[pack];
  const first = index.starts[pack] ?? 0;
  const length = (index.starts[pack + 1] ?? 0) - first;
  if (entry === undefined || length <= 0) return null;
  return listSet(library, index, faceOfPack(entry), Uint32Array.from({ length }, (_, at) => first + at));
}

function faceOfPack(pack: PackEntry): Face {
  return { id: pack.id, query: '', title: pack.title, pack, pattern: null };
}

/** The puzzle of a place in the index. */
export function idOfPlace({ packs }: Pick<Library, 'packs'>, index: Index, place: number): string {
  const pack = packAt(index, place);
  const entry = packs[pack];
  return entry === undefined ? '' : idAt(entry, index.numbers, place, index.starts[pack] ?? 0);
}

/** The place of a puzzle in the index; -1 where there is none. */
export function placeOfId(library: Pick<Library, 'packs' | 'packOf'>, index: Index, id: string): number {
  const pack = packOfId(library, id);
  const entry = library.packs[pack];
  return entry === undefined ? -1 : placeOf(entry, index.numbers, id, index.starts[pack] ?? 0, index.starts[pack + 1] ?? 0);
}

/** Places of the index in an order of their own. */
export function listSet(library: Library, index: Index, face: Face, places: Uint32Array): PuzzleSet {
  // Where each place of the index stands in the list, from 1; made when it is first asked for.
  let standing: Uint32Array | null = null;
  return {
    ...face,
    length: places.length,
    idAt: (at) => idOfPlace(library, index, places[at] ?? 0),
    find(id) {
      const place = placeOfId(library, index, id);
      if (standing === null) {
        standing = new Uint32Array(index.n);
        for (const [at, each] of places.entries()) standing[each] = at + 1;
      }
      return (standing[place] ?? 0) - 1;
    },
    locate(at) {
      const place = places[at] ?? 0;
      const pack = packAt(index, place);
      return { pack, at: place - (index.starts[pack] ?? 0) };
    },
  };
}

/** Packs that drill what a pattern is; in the others it is met by the way. */
const DRILLING: ReadonlySet<string> = new Set(['basics', 'figures', 'drill', 'stalemate', 'other']);

const drills = new WeakMap<Index, ReadonlyMap<number, Uint32Array>>();

/**
 * For each name code the places of its drills, short mates first, then easy ones, then as filed. The pack of a pattern is its own
 * whatever else its puzzles show first; what stands in other packs is filed by the first pattern that it shows.
 */
function drillsByCode(library: Library, index: Index): ReadonlyMap<number, Uint32Array> {
  const known = drills.get(index);
  if (known !== undefined) return known;
  const found = new Map<number, number[]>();
  library.packs.forEach(({ kind, pattern }, pack) => {
    if (!DRILLING.has(kind)) return;
    const own = pattern === null ? -1 : codeOf(library, pattern);
    for (let place = index.starts[pack] ?? 0; place < (index.starts[pack + 1] ?? 0); place += 1) {
      const code = own >= 0 ? own : (index.pattern[place] ?? 0);
      const list = found.get(code);
      if (list === undefined) found.set(code, [place]);
      else list.push(place);
    }
  });
  const made = new Map([...found].map(([code, places]) => [code, easyFirst(index, Uint32Array.from(places))]));
  drills.set(index, made);
  return made;
}

/** Short mates first, then easy ones; what is equal stays as it was. Counting sort. */
export function easyFirst({ mateIn, traits }: Pick<Index, 'mateIn' | 'traits'>, places: Uint32Array): Uint32Array {
  const keyOf = (place: number) => (mateIn[place] ?? 0) * 16 + ((traits[place] ?? 0) & 0x0f);
  const begins = new Uint32Array(256 * 16 + 1);
  for (const place of places) {
    const after = keyOf(place) + 1;
    begins[after] = (begins[after] ?? 0) + 1;
  }
  for (let key = 1; key < begins.length; key += 1) begins[key] = (begins[key] ?? 0) + (begins[key - 1] ?? 0);
  const sorted = new Uint32Array(places.length);
  for (const place of places) {
    const key = keyOf(place);
    const at = begins[key] ?? 0;
    sorted[at] = place;
    begins[key] = at + 1;
  }
  return sorted;
}

/** The drills of a pattern; null where the library has none. */
export function patternSet(library: Library, index: Index, key: string): PuzzleSet | null {
  const places = drillPlaces(library, index, key);
  const pattern = patternOf(library, key);
  if (pattern === null || places.length === 0) return null;
  return listSet(library, index, { id: key, query: '', title: pattern.name, pack: null, pattern }, places);
}

const NONE = new Uint32Array(0);

export function drillPlaces(library: Library, index: Index, key: string): Uint32Array {
  return drillsByCode(library, index).get(codeOf(library, key)) ?? NONE;
}

/** The name code of a pattern; -1 for an unknown one. */
function codeOf(library: Library, key: string): number {
  const name = patternOf(library, key)?.name['zh-Hans'];
  return name === undefined ? -1 : library.names.indexOf(name);
}
