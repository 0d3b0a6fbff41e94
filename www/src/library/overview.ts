/** What packs and patterns hold and how much of it is solved, counted from the index. */
import type { Pattern } from './catalogue';
import { SOLVED, type Progress } from './filter';
import { LEVEL, type Index } from './index-file';
import type { Library } from './library';
import { drillPlaces } from './sets';

export interface Count {
  total: number;
  solved: number;
}

export interface PatternCount extends Count {
  pattern: Pattern;
}

/** Patterns that have drills of such lengths, in the order of the catalogue. */
export function patternCounts(library: Library, index: Index, progress: Progress, fits: (mateIn: number) => boolean): PatternCount[] {
  return library.patterns.flatMap((pattern): PatternCount[] => {
    const count: Count = { total: 0, solved: 0 };
    for (const place of drillPlaces(library, index, pattern.key)) {
      if (!fits(index.mateIn[place] ?? 0)) continue;
      count.total += 1;
      if (((progress[place] ?? 0) & SOLVED) !== 0) count.solved += 1;
    }
    return count.total === 0 ? [] : [{ pattern, ...count }];
  });
}

/** A pack at a glance: shortest and longest mates, easiest and hardest levels. */
export interface PackCount extends Count {
  lengths: readonly [least: number, most: number];
  levels: readonly [least: number, most: number];
}

export function packCount({ mateIn, traits, starts }: Index, progress: Progress, pack: number): PackCount {
  const [first, end] = [starts[pack] ?? 0, starts[pack + 1] ?? 0];
  let solved = 0;
  const lengths: [number, number] = [255, 0];
  const levels: [number, number] = [9, 1];
  for (let place = first; place < end; place += 1) {
    if (((progress[place] ?? 0) & SOLVED) !== 0) solved += 1;
    const length = mateIn[place] ?? 0;
    const level = (traits[place] ?? 0) & LEVEL;
    lengths[0] = Math.min(lengths[0], length);
    lengths[1] = Math.max(lengths[1], length);
    levels[0] = Math.min(levels[0], level);
    levels[1] = Math.max(levels[1], level);
  }
  return { total: end - first, solved, lengths, levels };
}

/** The drills of a pattern as they stand in its set, by length. */
export interface LengthCount extends Count {
  mateIn: number;
  /** The first of them in the set. */
  first: number;
}

export function lengthCounts(library: Library, index: Index, progress: Progress, key: string): LengthCount[] {
  const counts: LengthCount[] = [];
  for (const [at, place] of drillPlaces(library, index, key).entries()) {
    const mateIn = index.mateIn[place] ?? 0;
    let last = counts.at(-1);
    if (last?.mateIn !== mateIn) counts.push((last = { mateIn, first: at, total: 0, solved: 0 }));
    last.total += 1;
    if (((progress[place] ?? 0) & SOLVED) !== 0) last.solved += 1;
  }
  return counts;
}
