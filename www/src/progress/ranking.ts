/**
 * Strong and weak patterns. A pattern is called weak by the most that its rate may be and strong by the least, so that one
 * lucky or unlucky try says nothing; below a few attempts it is not called anything.
 */
import type { Summary } from './summary';
import { wilson, type Bounds } from './wilson';

export interface Standing {
  key: string;
  attempts: number;
  clean: number;
  /** The rate as it was counted, and where the true one may lie. */
  rate: number;
  bounds: Bounds;
}

/** Fewer attempts than this say too little. */
export const ENOUGH = 4;

/** Below this rate a pattern is worth training, however one does otherwise. */
export const WEAK_RATE = 0.5;

/** All patterns that have been tried, the weakest first. */
export function standings({ byPattern }: Pick<Summary, 'byPattern'>): Standing[] {
  return [...byPattern]
    .map(([key, { attempts, clean }]) => ({ key, attempts, clean, rate: clean / attempts, bounds: wilson(clean, attempts) }))
    .sort((a, b) => a.bounds.high - b.bounds.high || a.rate - b.rate || (a.key < b.key ? -1 : 1));
}

/** The patterns that one is surely worse at than at all together, or surely below half; at most `most`, weakest first. */
export function weakest(summary: Pick<Summary, 'byPattern' | 'all'>, most: number): Standing[] {
  const { clean, attempts } = summary.all;
  const usual = attempts === 0 ? 0 : clean / attempts;
  return standings(summary)
    .filter((each) => each.attempts >= ENOUGH && (each.bounds.high < usual || each.rate < WEAK_RATE))
    .slice(0, most);
}

/** The patterns with the best rate that is sure; those called weak are none of them. */
export function strongest(summary: Pick<Summary, 'byPattern' | 'all'>, most: number): Standing[] {
  const weak = new Set(weakest(summary, Infinity).map(({ key }) => key));
  return standings(summary)
    .filter((each) => each.attempts >= ENOUGH && !weak.has(each.key))
    .sort((a, b) => b.bounds.low - a.bounds.low || (a.key < b.key ? -1 : 1))
    .slice(0, most);
}
