/** What an address leads to, given what of the library is there, or what has to be fetched to know. */
import type { Puzzle } from '../engine/wire';
import { CHOSEN } from '../library/address';
import { choose, progressOf, readQuery, writeQuery, type Past } from '../library/filter';
import type { Index } from '../library/index-file';
import { patternOf, type Library } from '../library/library';
import { puzzleAt, type PackFile } from '../library/pack-file';
import { listSet, packSet, patternSet, placeOfId, type PuzzleSet } from '../library/sets';
import type { Route } from '../session/route';

/** What has been fetched. */
export interface Held {
  library: Library;
  index: Index | null;
  packs: ReadonlyMap<string, PackFile>;
}

export type Arrival =
  /** The page needs no set, or there is none of that name. */
  | { kind: 'none' }
  | { kind: 'wants'; index: boolean; packs: readonly string[] }
  | { kind: 'set'; set: PuzzleSet }
  | { kind: 'puzzle'; set: PuzzleSet; at: number; puzzle: Puzzle };

const NONE: Arrival = { kind: 'none' };

/** `before` is the set that was open: a list that was chosen by what the reader had done stays as it is while it is worked through. */
export function arrivalOf(route: Route, held: Held, past: Past, before: PuzzleSet | null): Arrival {
  switch (route.page) {
    case 'set':
      return setOf(route.set, '', null, held, past, before);
    case 'library':
      return setOf(CHOSEN, route.query, null, held, past, null);
    case 'solve': {
      const found = setOf(route.set, route.query, route.puzzle, held, past, before);
      return found.kind === 'set' ? puzzleOf(found.set, route.puzzle, held) : found;
    }
    case 'patterns':
    case 'sets':
    case 'teach-set':
    case 'today':
      return held.index === null ? { kind: 'wants', index: true, packs: [] } : NONE;
    case 'me':
    case 'practice':
    case 'review':
    case 'progress':
    case 'data':
    case 'settings':
    case 'run':
    case 'edit':
    case 'board':
    case 'teach':
    case 'pupil':
    case 'worksheet':
    case 'collect':
    case 'import':
    case 'unknown':
      return NONE;
  }
}

function setOf(id: string, query: string, puzzle: string | null, held: Held, past: Past, before: PuzzleSet | null): Arrival {
  const { library, index, packs } = held;
  const wanted = id === CHOSEN ? writeQuery(readQuery(query)) : '';
  if (before?.id === id && before.query === wanted) return { kind: 'set', set: before };
  if (id !== CHOSEN && patternOf(library, id) === null) {
    if (!library.packOf.has(id)) return NONE;
    const file = packs.get(id);
    return file === undefined ? { kind: 'wants', index: false, packs: [id] } : { kind: 'set', set: packSet(library, file) };
  }
  if (index === null) return { kind: 'wants', index: true, packs: [] };
  if (id === CHOSEN) return { kind: 'set', set: chosenSet(wanted, puzzle, library, index, past) };
  const set = patternSet(library, index, id);
  return set === null ? NONE : { kind: 'set', set };
}

/** The list of a query; a puzzle that has been solved since it was asked for stays in it. */
function chosenSet(query: string, puzzle: string | null, library: Library, index: Index, past: Past): PuzzleSet {
  const filter = readQuery(query);
  const progress = progressOf(library, index, past);
  let places = choose(library, index, filter, progress);
  const place = puzzle === null ? -1 : placeOfId(library, index, puzzle);
  if (place >= 0 && filter.statuses.length > 0 && !places.includes(place)) {
    progress[place] = 0xff;
    places = choose(library, index, filter, progress);
  }
  return listSet(library, index, { id: CHOSEN, query, title: null, pack: null, pattern: null }, places);
}

function puzzleOf(set: PuzzleSet, id: string, { library, packs }: Held): Arrival {
  const at = set.find(id);
  if (at < 0) return NONE;
  const place = set.locate(at);
  const pack = library.packs[place.pack]?.id ?? '';
  const file = packs.get(pack);
  if (file === undefined) return { kind: 'wants', index: false, packs: [pack] };
  return { kind: 'puzzle', set, at, puzzle: puzzleAt(file, place.at, library.names) };
}
