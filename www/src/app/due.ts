/** How many reviews are due, told by the store alone: nothing else has to be read for the number in the navigation. */
import { dayEnd } from '../practice/day';
import type { Store } from '../store/store';

/** The puzzles whose cards are due by the end of the reader's day. */
export async function dueIn(store: Store, at: number, minutesBehind: number): Promise<ReadonlySet<string>> {
  return new Set(await store.due(dayEnd(at, minutesBehind)));
}
