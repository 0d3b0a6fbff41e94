/** The workbench of the analysis board and the editor: rules and solver for any position, the clipboard, the draft. Types only. */
import type { Question } from '../analysis/question';
import type { Fault, MoveNames, PositionView, Progress, Puzzle, Rules, SolveAnswer } from '../engine/wire';
import type { Survey } from '../session/first-moves';
import type { OwnSet } from '../store/own-sets';
import type { Exercise } from '../teach/exercise-set';
import type { AdvicePart, RecordView } from '../workshop/wire';
import type { TypingError } from './model';

/** An answer of the solver, what kept it from answering, or null where it was called off. */
export type Outcome = { readonly answer: SolveAnswer } | { readonly fault: Fault } | null;

export interface Asked {
  readonly outcome: Promise<Outcome>;
  /** Ends the search at once. */
  cancel(): void;
}

export interface Bench {
  readonly rules: Rules;
  /** The position of a FEN; null where it is none. The same object each time. */
  position(fen: string): PositionView | null;
  /** The position after a legal move; null where it is not legal. */
  after(fen: string, move: string): PositionView | null;
  /** The names of a legal move. */
  names(fen: string, move: string): MoveNames;
  /** The move that a typed text means, or what is wrong with it. */
  read(fen: string, text: string): string | TypingError;
  /** One question at a time: a new one ends the one before. */
  solve(question: Question, onProgress: (progress: Progress) => void): Asked;
  /** Judges all first moves of a position whose mate is known. */
  survey(puzzle: Puzzle, signal: AbortSignal, tell: (survey: Survey) => void): void;
  /** Names, level, duals, idle men and changes of a position that mates; they come one by one. Resolves when all has come. */
  advise(question: Pick<Question, 'fen' | 'goal' | 'nodes'>, signal: AbortSignal, hear: (part: AdvicePart) => void): Promise<void>;
  /** The first game or position of a text in a format that other programs write; null where there is none. */
  readRecord(text: string): Promise<RecordView | null>;
  /** The teacher's own sets, the one that was changed last first. */
  sets(): Promise<readonly OwnSet[]>;
  /** Adds an exercise to a set, or (null) to a new one; false where there is no room for it. */
  addToSet(id: string | null, exercise: Exercise, title: string): Promise<boolean>;
  copy(text: string): Promise<boolean>;
  readDraft(): string | null;
  saveDraft(text: string): void;
  /** Puts the address in the place of the one that stands, without a step of the browser's history. */
  replace(address: string): void;
}
