/** Ids of puzzles: a pack's id and a number in at least four digits, unless the pack has ids of its own. */
import type { PackEntry } from './contents';

type Named = Pick<PackEntry, 'id' | 'ids'>;

/** The id of the puzzle whose number stands at `at` of a column; `from` is where its pack begins there. */
export function idAt({ id, ids }: Named, numbers: Uint32Array, at: number, from = 0): string {
  const own = ids?.[at - from];
  return own ?? `${id}-${String(numbers[at] ?? 0).padStart(4, '0')}`;
}

/** Where the puzzle of an id stands in the column between `from` and `to`; -1 where the pack has none of that id. */
export function placeOf({ id, ids }: Named, numbers: Uint32Array, wanted: string, from: number, to: number): number {
  if (ids !== null) {
    const own = ids.indexOf(wanted);
    return own < 0 ? -1 : from + own;
  }
  if (!wanted.startsWith(`${id}-`)) return -1;
  const digits = wanted.slice(id.length + 1);
  if (!/^\d{4,9}$/.test(digits)) return -1;
  const number = Number(digits);
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low < to && idAt({ id, ids }, numbers, low, from) === wanted ? low : -1;
}
