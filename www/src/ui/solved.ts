/** How far a reader has come in a set. */
import type { PackSet, PatternSet } from '../store/library';
import type { Standing } from '../store/records';

/** How many of a set have been solved, with help or without. */
export function solvedOf(set: PackSet | PatternSet, standings: ReadonlyMap<string, Standing>): number {
  return set.puzzles.filter(({ id }) => (standings.get(id)?.mark ?? 'failed') !== 'failed').length;
}
