/** The set that a reader goes on with: that of the puzzle done last, or where nothing is left of it the next that has some. */
import type { Index } from './index-file';
import { packOfId, type Library } from './library';
import { packInIndex, patternSet, type PuzzleSet } from './sets';
import { tally } from './tally';

/** What is known of a puzzle that has been tried. `lastAt`: milliseconds since 1970. */
interface Tried {
  mark: 'clean' | 'helped' | 'failed';
  lastAt: number;
}

export interface GoingOn {
  set: PuzzleSet;
  solved: number;
  /** Whether any of it has been tried. */
  begun: boolean;
}

/** The pack for those who have done nothing yet. */
const FIRST = 'basics';

/** Null where all is solved, or there are no puzzles. */
export function goingOn(library: Library, index: Index, standings: ReadonlyMap<string, Tried>): GoingOn | null {
  const { packs } = library;
  const from = Math.max(0, lastPack(library, standings) ?? packs.findIndex(({ kind }) => kind === FIRST));
  for (let step = 0; step < packs.length; step += 1) {
    const at = (from + step) % packs.length;
    const pattern = packs[at]?.pattern ?? null;
    // Drills are worked through by their pattern.
    const set = pattern === null ? packInIndex(library, index, at) : patternSet(library, index, pattern);
    if (set === null) continue;
    const { clean, helped, failed } = tally(set, standings);
    if (clean + helped < set.length) return { set, solved: clean + helped, begun: clean + helped + failed > 0 };
  }
  return null;
}

function lastPack(library: Library, standings: ReadonlyMap<string, Tried>): number | null {
  let [latest, last] = [-1, ''];
  for (const [id, { lastAt }] of standings) if (lastAt > latest) [latest, last] = [lastAt, id];
  const pack = packOfId(library, last);
  return pack < 0 ? null : pack;
}
