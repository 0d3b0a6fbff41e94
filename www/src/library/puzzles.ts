/** Puzzles by their ids, of packs that are there. */
import type { Puzzle } from '../engine/wire';
import { placeOf } from './ids';
import { packOfId, type Library } from './library';
import { puzzleAt, type PackFile } from './pack-file';
import type { PuzzleSet } from './sets';

type Packs = ReadonlyMap<string, PackFile>;

/** Null where its pack is not there, or has none of that id. */
export function puzzleOfId(library: Library, packs: Packs, id: string): Puzzle | null {
  const entry = library.packs[packOfId(library, id)];
  const file = entry === undefined ? undefined : packs.get(entry.id);
  if (file === undefined) return null;
  const at = placeOf(file.entry, file.numbers, id, 0, file.n);
  return at < 0 ? null : puzzleAt(file, at, library.names);
}

/** A stretch of a set: ids, with the puzzles where their packs are there. */
export interface Stretch {
  /** The first one's place in the set. */
  first: number;
  puzzles: readonly { id: string; pack: string; puzzle: Puzzle | null }[];
}

export function stretchOf(library: Library, packs: Packs, set: PuzzleSet, first: number, length: number): Stretch {
  const end = Math.min(set.length, first + length);
  const puzzles: Stretch['puzzles'][number][] = [];
  for (let at = first; at < end; at += 1) {
    const place = set.locate(at);
    const pack = library.packs[place.pack]?.id ?? '';
    const file = packs.get(pack);
    puzzles.push({ id: set.idAt(at), pack, puzzle: file === undefined ? null : puzzleAt(file, place.at, library.names) });
  }
  return { first, puzzles };
}
