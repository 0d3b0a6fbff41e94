/** What the views of lessons are given: the teacher's desk, and a pupil's homework. Types only. */
import type { MoveNames, Verdict } from '../engine/wire';
import type { Filter } from '../library/filter';
import type { ClassRecord } from '../store/classes';
import type { Homework } from '../store/homework';
import type { OwnSet } from '../store/own-sets';
import type { Exercise, ExerciseGoal, ExerciseSet } from '../teach/exercise-set';
import type { Stage } from '../teach/homework-terms';
import type { KeyAnswer } from '../worksheet/answer';
import type { LinkFault } from '../teach/set-link';

/** What the engine says of a position as an exercise. */
export type Proof =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'searching'; readonly nodes: number }
  /** `keys` are all the shortest first moves where `complete` says so. */
  | { readonly kind: 'mate'; readonly length: number; readonly exact: boolean; readonly keys: readonly string[]; readonly complete: boolean; readonly line: readonly string[] }
  | { readonly kind: 'no-mate' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'illegal'; readonly code: string };

/** A position that was read from text. */
export type ReadPosition =
  | { readonly kind: 'position'; readonly fen: string; readonly text: string }
  /** `code` is a fault of the rules, `text` where there is no position in the line, `unplayable` where a move of it cannot be played. */
  | { readonly kind: 'fault'; readonly code: string; readonly text: string }
  /** Lines that were not read, from this one on: it is too long, or a set has no room for more. */
  | { readonly kind: 'left'; readonly code: 'long' | 'more'; readonly line: number; readonly n: number };

/** A first move of a pupil, and what the defender does about it; `reply` is null where the move was right after all. */
export interface Refutation {
  readonly names: MoveNames;
  readonly verdict: Verdict;
  readonly reply: MoveNames | null;
}

/** The teacher's desk: everything that its pages ask the engine and the store for. */
export interface Desk {
  sets(): Promise<OwnSet[]>;
  set(id: string): Promise<OwnSet | null>;
  create(set: ExerciseSet): Promise<OwnSet>;
  save(own: OwnSet): Promise<void>;
  remove(id: string): Promise<void>;
  /** How many puzzles of the library fit, and so many of them, drawn by the seed. */
  pick(filter: Filter, seed: string, count: number): Promise<{ fits: number; exercises: Exercise[] }>;
  /** Proves a position; `tell` hears of every step, the last one is the answer. `further`: ten times as far, where it was not decided. */
  prove(exercise: Pick<Exercise, 'fen' | 'goal'>, tell: (proof: Proof) => void, signal: AbortSignal, further?: boolean): void;
  /** The positions of a text: a FEN a line, with moves after it or without; or moves from the initial position. */
  readPositions(text: string): Promise<ReadPosition[]>;
  legal(fen: string): Promise<readonly string[]>;
  /** The names of a legal move. */
  names(fen: string, move: string): Promise<MoveNames>;
  /** What a first move is worth and the reply to it; null where that is not decided. */
  refute(exercise: Pick<Exercise, 'fen' | 'goal'>, move: string, signal: AbortSignal): Promise<Refutation | null>;
  /** The payload of a set's link, read back and found to lead to it. */
  link(set: ExerciseSet): Promise<string>;
  /** Proves the answers of exercises; `tell` hears of each by its place, until `signal` calls it off. */
  answers(exercises: readonly Exercise[], signal: AbortSignal, tell: (at: number, answer: KeyAnswer) => void): void;
  /** What a link leads to. */
  follow(payload: string): Promise<ExerciseSet | LinkFault>;
  homework(): Promise<Homework[]>;
  /** Keeps a set as homework, and gives its place among it. */
  takeHome(set: ExerciseSet): Promise<string>;
  dropHomework(id: string): Promise<void>;
  classes(): Promise<ClassRecord[]>;
  saveClass(record: Omit<ClassRecord, 'changedAt'>): Promise<void>;
  removeClass(id: string): Promise<void>;
  now(): number;
}

/** Homework as its page shows it. */
export interface HomeworkOpen {
  readonly kind: 'open';
  readonly homework: Homework;
  /** The teacher looks at it as pupils will see it: nothing is kept. */
  readonly preview: boolean;
  /** What the engine of this browser says of each exercise; puzzles of the library are proved already. */
  readonly proofs: readonly (Proof | null)[];
  /** The exercise on the board; null on the page of the set. */
  readonly at: number | null;
  readonly stage: Stage;
  /** When the time is up; null without a limit or before the start. */
  readonly deadline: number | null;
  /** The result code; null before the set has been handed in. */
  readonly code: string | null;
}

export type HomeworkState = { readonly kind: 'loading' } | { readonly kind: 'fault'; readonly code: string } | HomeworkOpen;

export interface HomeworkActions {
  /** Who one is: a number of the class or two pictures. */
  choosePupil(tag: number): void;
  /** Opens an exercise; the first one starts the time. */
  open(at: number): void;
  /** Back to the page of the set. */
  overview(): void;
  handIn(): void;
  /** Searches further where a position was not decided. */
  proveAgain(at: number): void;
  /** Begins anew, after it was handed in: all work at it is forgotten. */
  again(): void;
}

export type { ExerciseGoal };
