/** How far a reader has come in a set. Costs the set or what has been done, whichever is less. */
import type { PuzzleSet } from './sets';

type Standings = ReadonlyMap<string, { mark: 'clean' | 'helped' | 'failed' }>;

export interface Tally {
  clean: number;
  helped: number;
  failed: number;
}

export function tally(set: PuzzleSet, standings: Standings): Tally {
  const found: Tally = { clean: 0, helped: 0, failed: 0 };
  if (set.length <= standings.size) {
    for (let at = 0; at < set.length; at += 1) {
      const standing = standings.get(set.idAt(at));
      if (standing !== undefined) found[standing.mark] += 1;
    }
    return found;
  }
  for (const [id, { mark }] of standings) if (set.find(id) >= 0) found[mark] += 1;
  return found;
}

/** The first puzzle that is not solved; the first of all where none is left. */
export function firstLeft(set: PuzzleSet, standings: Standings): number {
  for (let at = 0; at < set.length; at += 1) {
    if ((standings.get(set.idAt(at))?.mark ?? 'failed') === 'failed') return at;
  }
  return 0;
}
