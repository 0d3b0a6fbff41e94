/**
 * The sums of all attempts: what the dashboard shows is read from them. One attempt is added in a handful of steps; the sums
 * are kept (`store/sums.ts`), and those attempts are added that came afterwards.
 */

export interface Counted {
  puzzle: string;
  result: 'clean' | 'helped' | 'failed';
  at: number;
  took: number;
  /** In which mode; attempts of `learn` are practice days and nothing else. */
  mode: string;
  /** Minutes behind UTC where it was made, if that is known. */
  zone?: number;
}

/** What the library says of a puzzle. */
export interface About {
  patterns: readonly string[];
  length: number;
  level: number;
}

/** Modes whose attempts say nothing of how well one plays: see the table of `practice/mode.ts`. */
const UNCOUNTED = new Set(['learn', 'blindfold']);

export interface Tally {
  attempts: number;
  /** Solved at the first try without help; solved at all. */
  clean: number;
  solved: number;
  /** Milliseconds of the solved ones. */
  took: number;
}

export interface Summary {
  all: Tally;
  byPattern: Map<string, Tally>;
  byLength: Map<number, Tally>;
  byLevel: Map<number, Tally>;
  byDay: Map<number, Tally>;
  /** Attempts of every mode by day number, each on the day of its place; 0 where there are only some that would be of that day at the reader's. */
  days: Map<number, number>;
  /** Attempts at puzzles that the library does not have (any more): they count by day and in all. */
  strange: number;
}

export interface Context {
  about(puzzle: string): About | null;
  /** `behind`: in a time zone so many minutes behind UTC; where that is not known, in the reader's own. */
  dayOf(at: number, behind: number | undefined): number;
}

const NOTHING: Tally = { attempts: 0, clean: 0, solved: 0, took: 0 };

/** A solver who went for tea is not thinking: longer times count as this. */
const MOST_MS = 600_000;

export function emptySummary(): Summary {
  return { all: NOTHING, byPattern: new Map(), byLength: new Map(), byLevel: new Map(), byDay: new Map(), days: new Map(), strange: 0 };
}

/** Adds one attempt, in place. Looks the puzzle up once. */
export function addTo(summary: Summary, attempt: Counted, { about, dayOf }: Context): void {
  const day = dayOf(attempt.at, attempt.zone);
  summary.days.set(day, (summary.days.get(day) ?? 0) + 1);
  const here = attempt.zone === undefined ? day : dayOf(attempt.at, undefined);
  if (!summary.days.has(here)) summary.days.set(here, 0);
  if (UNCOUNTED.has(attempt.mode)) return;
  summary.all = plus(summary.all, attempt);
  bump(summary.byDay, day, attempt);
  const known = about(attempt.puzzle);
  if (known === null) {
    summary.strange += 1;
    return;
  }
  const pattern = known.patterns[0];
  if (pattern !== undefined) bump(summary.byPattern, pattern, attempt);
  bump(summary.byLength, known.length, attempt);
  bump(summary.byLevel, known.level, attempt);
}

function bump<K>(map: Map<K, Tally>, key: K, attempt: Counted): void {
  map.set(key, plus(map.get(key) ?? NOTHING, attempt));
}

function plus(tally: Tally, { result, took }: Counted): Tally {
  const solved = result !== 'failed';
  return {
    attempts: tally.attempts + 1,
    clean: tally.clean + (result === 'clean' ? 1 : 0),
    solved: tally.solved + (solved ? 1 : 0),
    took: tally.took + (solved ? Math.min(took, MOST_MS) : 0),
  };
}

/** The share solved at the first try, 0 to 1; null where nothing was tried. */
export function firstTryRate({ attempts, clean }: Tally): number | null {
  return attempts === 0 ? null : clean / attempts;
}

export function accuracy({ attempts, solved }: Tally): number | null {
  return attempts === 0 ? null : solved / attempts;
}

/** Mean milliseconds of a solution. */
export function meanTime({ solved, took }: Tally): number | null {
  return solved === 0 ? null : took / solved;
}
