/** Which puzzles a run goes through, and in which order. */
import { shuffled } from './chance';
import type { Entry } from './source';

/** Length counts most: a mate in three of a low level is harder to see than a mate in one of a high one. */
export function difficulty({ length, level }: Entry): number {
  return 2 * length + level;
}

/**
 * At most `steps` puzzles from easiest to hardest, spread evenly over the list; equal ones fall as the seed has it. A run
 * against time or a streak climbs it.
 */
export function ladder(entries: readonly Entry[], seed: string, steps: number): string[] {
  const sorted = shuffled(entries, seed, ({ id }) => id).sort((a, b) => difficulty(a) - difficulty(b));
  const count = Math.min(steps, sorted.length);
  const picked: string[] = [];
  for (let step = 0; step < count; step += 1) {
    const entry = sorted[Math.floor((step * sorted.length) / count)];
    if (entry !== undefined) picked.push(entry.id);
  }
  return picked;
}

/** What the last attempt at a puzzle came to. */
export interface Last {
  puzzle: string;
  result: 'clean' | 'helped' | 'failed';
  at: number;
}

/** The puzzles whose last attempt since `since` failed or needed help, the latest first; at most `most`. */
export function mistakes(attempts: readonly Last[], since: number, most: number): string[] {
  const last = new Map<string, Last>();
  for (const attempt of attempts) {
    const known = last.get(attempt.puzzle);
    if (known === undefined || known.at <= attempt.at) last.set(attempt.puzzle, attempt);
  }
  return [...last.values()]
    .filter(({ result, at }) => result !== 'clean' && at >= since)
    .sort((a, b) => b.at - a.at || (a.puzzle < b.puzzle ? -1 : 1))
    .slice(0, most)
    .map(({ puzzle }) => puzzle);
}

/** Puzzles of the given patterns for training them: those never solved before those solved, each in the seed's order. */
export function drill(entries: readonly Entry[], patterns: readonly string[], solved: ReadonlySet<string>, seed: string, most: number): string[] {
  const wanted = new Set(patterns);
  const fitting = entries.filter((entry) => entry.patterns[0] !== undefined && wanted.has(entry.patterns[0]));
  const mixed = shuffled(fitting, seed, ({ id }) => id);
  const fresh = mixed.filter(({ id }) => !solved.has(id));
  const known = mixed.filter(({ id }) => solved.has(id));
  return [...fresh, ...known]
    .slice(0, most)
    .sort((a, b) => difficulty(a) - difficulty(b))
    .map(({ id }) => id);
}
