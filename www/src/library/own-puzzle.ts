/** Positions that are in no pack, as puzzles: what the judge has to know of one. */
import type { Puzzle } from '../engine/wire';

/** A proved position; names and level are nobody's business but the library's. */
export interface Proved extends Pick<Puzzle, 'fen' | 'goal' | 'mateIn'> {
  readonly keys: readonly string[];
  readonly line: readonly string[];
}

export function ownPuzzle({ fen, goal, mateIn, keys, line }: Proved, id = 'own'): Puzzle {
  return { id, fen, goal, mateIn, keys: [...keys], line: [...line], tags: [], level: 1 };
}
