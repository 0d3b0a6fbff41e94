/** A class that votes for moves: counts by move, pure. */
import type { Arrow } from '../../board/state';

export type Votes = ReadonlyMap<string, number>;

export const NO_VOTES: Votes = new Map();
/** More than sit in any hall. */
const MOST = 999;

/** A vote more (1) or less (-1); a move without votes is off the list. */
export function counted(votes: Votes, move: string, by: 1 | -1): Votes {
  const count = Math.min(MOST, (votes.get(move) ?? 0) + by);
  const next = new Map(votes);
  if (count > 0) next.set(move, count);
  else next.delete(move);
  return next;
}

/** The most wanted first; equal ones in the order in which they were named. */
export function ranked(votes: Votes): [move: string, count: number][] {
  return [...votes].sort(([, a], [, b]) => b - a);
}

/** An arrow for each move that is wanted, with its count. */
export function arrowsOf(votes: Votes): Arrow[] {
  return ranked(votes).map(([move, count]) => ({ from: move.slice(0, 2), to: move.slice(2), kind: 'blue', badge: String(count) }));
}
