/** What is kept of practice runs (a storm, a streak, a cycle of a set), and the days whose puzzle has been done. */
import { DAY_MS, fieldsOf, LATEST, nameOf, whole } from './fields';
import { parseMark, type Mark } from './records';

export interface RunOutcome {
  puzzle: string;
  result: Mark;
  took: number;
}

export interface RunRecord {
  id: string;
  mode: string;
  /** The set it is from; empty for all puzzles. */
  from: string;
  queue: string[];
  outcomes: RunOutcome[];
  /** The longest row of right moves. */
  bestCombo: number;
  startedAt: number;
  /** Null while it can be taken up again. */
  endedAt: number | null;
  /** How it ended: all done, time, mistakes, stopped by hand. */
  ending: 'done' | 'time' | 'mistakes' | 'stopped' | null;
}

/** The puzzle of a day, done. */
export interface DailyRecord {
  /** Days since 1 January 1970 on the reader's calendar. */
  day: number;
  puzzle: string;
  result: Mark;
  took: number;
}

const MOST_PUZZLES = 20_000;
const ENDINGS = ['done', 'time', 'mistakes', 'stopped'] as const;

function listOf<T>(value: unknown, most: number, parse: (each: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const parsed = value.map(parse);
  return parsed.every((each): each is Awaited<T> & T => each !== null) ? parsed : null;
}

function parseOutcome(value: unknown): RunOutcome | null {
  const from = fieldsOf(value);
  const puzzle = nameOf(from?.puzzle);
  const result = parseMark(from?.result);
  const took = whole(from?.took, DAY_MS * 365);
  return puzzle === null || result === null || took === null ? null : { puzzle, result, took };
}

export function parseRun(stored: unknown): RunRecord | null {
  const from = fieldsOf(stored);
  if (from === null) return null;
  const id = nameOf(from.id);
  const mode = nameOf(from.mode);
  const set = from.from === '' ? '' : nameOf(from.from);
  const queue = listOf(from.queue, MOST_PUZZLES, nameOf);
  const outcomes = listOf(from.outcomes, MOST_PUZZLES, parseOutcome);
  const startedAt = whole(from.startedAt, LATEST);
  if (id === null || mode === null || set === null || queue === null || outcomes === null || startedAt === null) return null;
  return {
    id,
    mode,
    from: set,
    queue,
    outcomes,
    bestCombo: whole(from.bestCombo, 1_000_000) ?? 0,
    startedAt,
    endedAt: whole(from.endedAt, LATEST),
    ending: ENDINGS.find((each) => each === from.ending) ?? null,
  };
}

export function parseDaily(stored: unknown): DailyRecord | null {
  const from = fieldsOf(stored);
  const day = whole(from?.day, 100_000_000);
  const puzzle = nameOf(from?.puzzle);
  const result = parseMark(from?.result);
  const took = whole(from?.took, DAY_MS * 365);
  return day === null || puzzle === null || result === null || took === null ? null : { day, puzzle, result, took };
}
