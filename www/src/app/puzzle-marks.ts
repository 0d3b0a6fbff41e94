/** Puzzles of the library by the marks that links have them by. */
import type { Puzzle } from '../engine/wire';
import { idOfPlace } from '../library/sets';
import type { Exercise } from '../teach/exercise-set';
import { puzzleMark } from '../teach/set-mark';
import type { Shelf } from '../store/shelf';
import type { Source } from './source';

export function exerciseOf({ id, fen, goal, mateIn }: Puzzle): Exercise {
  return { fen, goal, length: mateIn, puzzle: id };
}

/** The exercises of marks; those that no puzzle has are missing. Rejects where the library cannot be had. */
export async function exercisesByMark(shelf: Shelf, source: Source, wanted: ReadonlySet<number>): Promise<Map<number, Exercise>> {
  const ids = new Map<number, string>();
  if (wanted.size > 0) {
    const library = await shelf.library();
    const index = await shelf.index(library);
    for (let place = 0; place < index.n; place += 1) {
      const id = idOfPlace(library, index, place);
      const mark = puzzleMark(id);
      if (wanted.has(mark) && !ids.has(mark)) ids.set(mark, id);
    }
  }
  const found = await Promise.all([...ids].map(async ([mark, id]) => [mark, exerciseOf(await source.puzzle(id))] as const));
  return new Map(found);
}
