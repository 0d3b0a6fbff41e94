/** The ways to practise, and what each of them allows: a table of data that the rest reads. */

export const MODES = ['learn', 'practise', 'exam', 'review', 'mistakes', 'daily', 'storm-3', 'storm-5', 'streak', 'cycles', 'weak', 'defences', 'write', 'read', 'blindfold'] as const;

export type Mode = (typeof MODES)[number];

/** A run against time. Milliseconds. */
export interface Clock {
  /** What one starts with; it runs from the first move. */
  limit: number;
  /** What a mistake costs. */
  mistake: number;
  /** What so many right moves in a row bring, each time they are reached; past the last one, every `every` moves. */
  bonus: readonly { combo: number; gain: number }[];
  every: number;
}

export interface Rules {
  /** Free hints leave no mark; counted ones make the result "with help". */
  hints: 'free' | 'counted' | 'none';
  /** So many wrong moves end the puzzle. */
  tries: number;
  takeBack: boolean;
  solution: boolean;
  /** Other defences, and explanations once it is over. */
  study: boolean;
  /** The next puzzle comes by itself. */
  hurry: boolean;
  /** So many failed puzzles end the run. */
  lives: number;
  clock: Clock | null;
  /** What is done with a puzzle: solved on the board, its whole line written before anything is answered, or a written move of it read. */
  form: 'solve' | 'write' | 'read';
  /** A puzzle is done when every defence has been answered, not only the longest. */
  allDefences: boolean;
  /** The pieces go out of sight; to look again counts as a hint. */
  veiled: boolean;
  /** Whether the attempts say something about how well one plays: they count in rates, and make cards for review. */
  counted: boolean;
}

const CALM: Rules = {
  hints: 'counted',
  tries: Infinity,
  takeBack: true,
  solution: true,
  study: true,
  hurry: false,
  lives: Infinity,
  clock: null,
  form: 'solve',
  allDefences: false,
  veiled: false,
  counted: true,
};

const STRICT: Rules = { ...CALM, hints: 'none', tries: 1, takeBack: false, solution: false, study: false, hurry: true };

const MINUTE = 60_000;

function storm(minutes: number): Rules {
  const bonus = [
    { combo: 5, gain: 3000 },
    { combo: 12, gain: 5000 },
    { combo: 20, gain: 7000 },
    { combo: 30, gain: 10_000 },
  ];
  return { ...STRICT, clock: { limit: minutes * MINUTE, mistake: 10_000, bonus, every: 10 } };
}

export const RULES: Readonly<Record<Mode, Rules>> = {
  learn: { ...CALM, hints: 'free', counted: false },
  practise: CALM,
  exam: STRICT,
  review: CALM,
  mistakes: CALM,
  daily: CALM,
  'storm-3': storm(3),
  'storm-5': storm(5),
  streak: { ...STRICT, lives: 1 },
  cycles: { ...STRICT, solution: true, hurry: false },
  weak: CALM,
  defences: { ...CALM, allDefences: true },
  write: { ...CALM, hints: 'none', study: false, form: 'write' },
  // A move that was read right has not been found: nothing of it counts for the puzzle.
  read: { ...STRICT, hurry: false, form: 'read', counted: false },
  // What slips one's memory says little of how well a pattern is known.
  blindfold: { ...CALM, veiled: true, counted: false },
};

export function isMode(value: unknown): value is Mode {
  return MODES.some((mode) => mode === value);
}
