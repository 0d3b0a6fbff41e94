/**
 * Exercise sets: positions to be solved, in an order, under the same options. What a set is, and how one that comes from
 * outside (storage, a file, a link) is read with bounds. Whether a position is legal and mates is for the engine to say.
 */
import { fieldsOf, listOf, nameOf, textOf, wholeOf } from '../library/values';

/** `checks`: mate by checks only; `any`: quiet moves too. */
export type ExerciseGoal = 'checks' | 'any';

/** One exercise. */
export interface Exercise {
  /** Board and side to move, as `readFen` writes them. */
  readonly fen: string;
  readonly goal: ExerciseGoal;
  /** The attacker's moves to the shortest mate, as the engine proved it; null where that is not decided. */
  readonly length: number | null;
  /** The puzzle of the library that it is. */
  readonly puzzle?: string;
  /** One line above the board: at most `TITLE_CHARACTERS`. */
  readonly title?: string;
  /** A word to the pupil before the exercise: at most `NOTE_CHARACTERS`. */
  readonly note?: string;
  /** What the pupil is told when a line is played: by its moves ("h2e2", or "h2e2 e9d9 e2e6" from the position on). */
  readonly notes?: Readonly<Record<string, string>>;
}

/** Which of the defender's moves a pupil meets: the longest defence; also others when asked for; all of the first ones in turn. */
export type DefenceMode = 'longest' | 'free' | 'all';

/** Under what terms a set is solved. */
export interface Options {
  readonly hints: boolean;
  /** So many wrong moves end an exercise; 0: as many as it takes. */
  readonly tries: Tries;
  /** No solution is shown before the set has been handed in. */
  readonly locked: boolean;
  readonly defence: DefenceMode;
  /** For the whole set, from its start; 0: no limit. At most `MOST_MINUTES`. */
  readonly minutes: number;
}

export const TRIES = [0, 1, 2, 3, 5] as const;
export type Tries = (typeof TRIES)[number];

export const DEFENCES: readonly DefenceMode[] = ['longest', 'free', 'all'];

export interface ExerciseSet {
  /** At most `TITLE_CHARACTERS`; may be empty. */
  readonly title: string;
  readonly options: Options;
  readonly exercises: readonly Exercise[];
}

export const DEFAULT_OPTIONS: Options = { hints: true, tries: 0, locked: true, defence: 'longest', minutes: 0 };

/** As many as a lesson has use for; a result code counts them in six bits. */
export const MOST_EXERCISES = 60;
export const TITLE_CHARACTERS = 20;
export const NOTE_CHARACTERS = 200;
export const MOST_NOTES = 20;
export const MOST_MINUTES = 180;
const MOST_LENGTH = 500;
/** A line has no more moves than a long study. */
const MOST_LINE = 60;

/** What is wrong with a set, and with which of its exercises (from 0; null where it is the set itself). */
export interface SetFault {
  readonly code: 'set-damaged' | 'set-title' | 'set-options' | 'set-empty' | 'set-too-many' | 'exercise-damaged' | 'exercise-fen' | 'exercise-text' | 'exercise-notes';
  readonly at: number | null;
}

/** Whether that is what is wrong with a set, and no set. */
export function isFault<T extends object>(value: T): value is Extract<T, { code: string }> {
  return 'code' in value;
}

/** Text as it is kept: without a break or blanks at the ends, and no longer than `most` characters. */
export function plainText(text: string, most: number): string {
  return Array.from(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()).slice(0, most).join('').trim();
}

/** The two fields of a FEN that a position is told by; null where the text is not one of ten ranks with a king on each side. */
export function plainFen(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 200) return null;
  const [board = '', side = 'w'] = text.trim().split(/\s+/);
  const ranks = board.split('/');
  if (ranks.length !== 10 || !/^[wbr]$/.test(side)) return null;
  if (ranks.some((rank) => !/^[KABNRCPkabnrcp1-9]+$/.test(rank))) return null;
  const cells = ranks.map((rank) => rank.replace(/\d/g, (empty) => ' '.repeat(Number(empty))));
  const men = cells.join('').replaceAll(' ', '');
  if (cells.some((rank) => rank.length !== 9) || men.length > 32 || men.split('K').length !== 2 || men.split('k').length !== 2) return null;
  // One position has one text, however its empty points were counted.
  return `${cells.map((rank) => rank.replace(/ +/g, (empty) => String(empty.length))).join('/')} ${side === 'b' ? 'b' : 'w'}`;
}

const LINE = /^[a-i]\d[a-i]\d(?: [a-i]\d[a-i]\d)*$/;

function parseNotes(value: unknown): Readonly<Record<string, string>> | null {
  const from = fieldsOf(value);
  if (from === null) return null;
  const rows = Object.entries(from);
  if (rows.length > MOST_NOTES) return null;
  const fits = rows.every(([line, text]) => line.length < 5 * MOST_LINE && LINE.test(line) && isText(text, NOTE_CHARACTERS));
  return fits ? Object.fromEntries(rows as [string, string][]) : null;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value !== '' && plainText(value, most) === value;
}

/** An exercise as it was stored or sent, or what is wrong with it. */
export function parseExercise(value: unknown): Exercise | SetFault['code'] {
  const from = fieldsOf(value);
  if (from === null) return 'exercise-damaged';
  const fen = plainFen(from.fen);
  if (fen === null) return 'exercise-fen';
  const { goal, length } = from;
  if ((goal !== 'checks' && goal !== 'any') || (length !== null && wholeOf(length, 1, MOST_LENGTH) === null)) return 'exercise-damaged';
  const puzzle = from.puzzle === undefined ? undefined : nameOf(from.puzzle);
  if (puzzle === null) return 'exercise-damaged';
  if (from.title !== undefined && !isText(from.title, TITLE_CHARACTERS)) return 'exercise-text';
  if (from.note !== undefined && !isText(from.note, NOTE_CHARACTERS)) return 'exercise-text';
  const notes = from.notes === undefined ? undefined : parseNotes(from.notes);
  if (notes === null) return 'exercise-notes';
  return {
    fen,
    goal,
    length: length as number | null,
    ...(puzzle !== undefined && { puzzle }),
    ...(from.title !== undefined && { title: from.title }),
    ...(from.note !== undefined && { note: from.note }),
    ...(notes !== undefined && Object.keys(notes).length > 0 && { notes }),
  };
}

function parseOptions(value: unknown): Options | null {
  const from = fieldsOf(value);
  const tries = TRIES.find((each) => each === from?.tries);
  const defence = DEFENCES.find((each) => each === from?.defence);
  const minutes = wholeOf(from?.minutes, 0, MOST_MINUTES);
  if (typeof from?.hints !== 'boolean' || typeof from.locked !== 'boolean' || tries === undefined || defence === undefined || minutes === null) return null;
  return { hints: from.hints, tries, locked: from.locked, defence, minutes };
}

/** A set, or the first thing that is wrong with it. A set that is being made may be empty. */
export function parseSet(value: unknown): ExerciseSet | SetFault {
  const from = fieldsOf(value);
  if (from === null) return { code: 'set-damaged', at: null };
  if (from.title !== '' && !isText(from.title, TITLE_CHARACTERS)) return { code: 'set-title', at: null };
  const options = parseOptions(from.options);
  if (options === null) return { code: 'set-options', at: null };
  const list = listOf(from.exercises, MOST_EXERCISES);
  if (list === null) return { code: Array.isArray(from.exercises) ? 'set-too-many' : 'set-damaged', at: null };
  const exercises: Exercise[] = [];
  for (const [at, each] of list.entries()) {
    const exercise = parseExercise(each);
    if (typeof exercise === 'string') return { code: exercise, at };
    exercises.push(exercise);
  }
  return { title: textOf(from.title, 4 * TITLE_CHARACTERS) ?? '', options, exercises };
}
