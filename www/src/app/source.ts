/** Where practice has its puzzles from: lines of the index, and a puzzle itself when it is to be solved. */
import type { LocalText, Puzzle } from '../engine/wire';
import { LEVEL, NO_PATTERN, packAt, type Index } from '../library/index-file';
import { patternOf, type Library } from '../library/library';
import { puzzleAt } from '../library/pack-file';
import { drillPlaces, idOfPlace, placeOfId } from '../library/sets';
import type { Entry, Lines } from '../practice/source';
import type { Shelf } from '../store/shelf';

/** A set that can be practised. Those of a length or a level have no title but their number. */
export interface SetName {
  id: string;
  kind: 'pattern' | 'length' | 'level' | 'pack';
  title: LocalText | null;
  n: number;
  count: number;
}

export interface Source {
  /** Rejects where the library cannot be had. */
  lines(): Promise<Lines>;
  /** Another one for every library whose lines are others. */
  version(): Promise<string>;
  puzzle(id: string): Promise<Puzzle>;
  /** The ids of a pack or a pattern, in its order, or of a length or a level (`length-3`); empty where there is none of that name. */
  set(id: string): Promise<readonly string[]>;
  /** Patterns, lengths, levels and packs that have puzzles. */
  sets(): Promise<readonly SetName[]>;
  /** The list that the puzzle of the day is drawn from. */
  daily(): Promise<readonly string[]>;
}

/** There in every version, and proved by hand: others come and go. */
const DAILY_PACK = 'basics';

export function createSource(shelf: Shelf): Source {
  const both = async () => {
    const library = await shelf.library();
    return { library, index: await shelf.index(library) };
  };
  const set = async (id: string): Promise<readonly string[]> => {
    const { library, index } = await both();
    const by = /^(length|level)-(\d{1,3})$/.exec(id);
    if (by !== null) return placesOf(index, by[1] === 'length' ? 'length' : 'level', Number(by[2])).map((place) => idOfPlace(library, index, place));
    const pack = patternOf(library, id) === null ? library.packOf.get(id) : undefined;
    const places = pack === undefined ? drillPlaces(library, index, id) : range(index.starts[pack] ?? 0, index.starts[pack + 1] ?? 0);
    return Array.from(places, (place) => idOfPlace(library, index, place));
  };
  return {
    async lines() {
      const { library, index } = await both();
      return linesOf(library, index);
    },
    version: async () => (await shelf.library()).index.file,
    async puzzle(id) {
      const { library, index } = await both();
      const place = placeOfId(library, index, id);
      const pack = place < 0 ? -1 : packAt(index, place);
      const file = await shelf.pack(library, library.packs[pack]?.id ?? '');
      return puzzleAt(file, place - (index.starts[pack] ?? 0), library.names);
    },
    set,
    async sets() {
      const { library, index } = await both();
      const packs = library.packs.filter(({ count, pattern }) => count > 0 && pattern === null).map(({ id, title, count }): SetName => ({ id, kind: 'pack', title, n: 0, count }));
      const patterns = library.patterns
        .map(({ key, name }): SetName => ({ id: key, kind: 'pattern', title: name, n: 0, count: drillPlaces(library, index, key).length }))
        .filter(({ count }) => count > 0);
      return [...patterns, ...numbered(index, 'length'), ...numbered(index, 'level'), ...packs];
    },
    daily: () => set(DAILY_PACK),
  };
}

/** The length or the level of a puzzle. */
function numberOf({ mateIn, traits }: Index, of: 'length' | 'level', place: number): number {
  return of === 'length' ? (mateIn[place] ?? 0) : (traits[place] ?? 0) & LEVEL;
}

function placesOf(index: Index, of: 'length' | 'level', n: number): number[] {
  return Array.from(range(0, index.n)).filter((place) => numberOf(index, of, place) === n);
}

/** A set for each length or level that there is, shortest or easiest first. */
function numbered(index: Index, kind: 'length' | 'level'): SetName[] {
  const counts = new Map<number, number>();
  for (let place = 0; place < index.n; place += 1) {
    const n = numberOf(index, kind, place);
    counts.set(n, (counts.get(n) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([n, count]) => ({ id: `${kind}-${n}`, kind, title: null, n, count }));
}

function range(from: number, to: number): Uint32Array {
  return Uint32Array.from({ length: to - from }, (_, at) => from + at);
}

function linesOf(library: Library, index: Index): Lines {
  const keys = library.names.map((name) => library.tagged.get(name)?.key ?? null);
  const entryAt = (place: number, id: string): Entry => {
    const code = index.pattern[place] ?? NO_PATTERN;
    const key = keys[code] ?? null;
    return { id, patterns: key === null ? [] : [key], length: index.mateIn[place] ?? 1, level: (index.traits[place] ?? 1) & LEVEL };
  };
  return {
    has: (id) => placeOfId(library, index, id) >= 0,
    get(id) {
      const place = placeOfId(library, index, id);
      return place < 0 ? undefined : entryAt(place, id);
    },
    *values() {
      for (let place = 0; place < index.n; place += 1) yield entryAt(place, idOfPlace(library, index, place));
    },
  };
}
