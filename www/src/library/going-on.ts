/** The set that a reader goes on with: the one worked through last, or where nothing is left of it the next that has some. */
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
  const from = Math.max(0, lastBegun(library, index, standings) ?? packs.findIndex(({ kind }) => kind === FIRST));
  for (let step = 0; step < packs.length; step += 1) {
    const set = workedThrough(library, index, (from + step) % packs.length);
    if (set === null) continue;
    const { clean, helped, failed } = tally(set, standings);
    if (clean + helped < set.length) return { set, solved: clean + helped, begun: clean + helped + failed > 0 };
  }
  return null;
}

/** What a pack is worked through as: drills by their pattern. */
function workedThrough(library: Library, index: Index, pack: number): PuzzleSet | null {
  const pattern = library.packs[pack]?.pattern ?? null;
  return pattern === null ? packInIndex(library, index, pack) : patternSet(library, index, pattern);
}

/** The pack of the latest puzzle of those that were begun at their beginning: runs draw single puzzles from all of them. */
function lastBegun(library: Library, index: Index, standings: ReadonlyMap<string, Tried>): number | null {
  const latest = new Map<number, number>();
  for (const [id, { lastAt }] of standings) {
    const pack = packOfId(library, id);
    if (pack >= 0 && lastAt > (latest.get(pack) ?? -1)) latest.set(pack, lastAt);
  }
  const lastFirst = [...latest].sort(([, a], [, b]) => b - a);
  const begun = lastFirst.find(([pack]) => {
    const first = workedThrough(library, index, pack)?.idAt(0);
    return first !== undefined && standings.has(first);
  });
  return begun?.[0] ?? null;
}
