/**
 * What came in from files, and what can be done with it: the shapes between the page of imports and what carries its work out.
 * Types only. A file gives entries (games and exercises); entries give candidates (positions that may be exercises).
 */
import type { Fault, Goal, PositionView, MoveNames, Side } from '../engine/wire';
import type { Exercise, Options } from '../teach/exercise-set';
import type { Moment, Note, RecordHead, RecordView, WrittenFormat } from '../workshop/wire';

/** A file, or a text that was pasted. */
export interface Source {
  readonly id: number;
  readonly name: string;
  /** Bytes, and how many of them have been read. */
  readonly size: number;
  readonly read: number;
  readonly state: 'waiting' | 'reading' | 'read' | 'unread' | 'cancelled';
  readonly format: string | null;
  /** The encoding that its texts were read in; null where the format leaves no choice. */
  readonly encoding: string | null;
  /** The encoding that the reader asked for; null: by content. */
  readonly asked: string | null;
  /** Why nothing could be read of it. */
  readonly failure: { readonly code: string; readonly at: number } | null;
  /** What concerns no single entry. */
  readonly warnings: readonly Note[];
  /** Games, or files of a zip. */
  readonly games: number;
  /** The terms of one of our own sets. */
  readonly terms: Options | null;
}

/** Something that was to be taken in and could not even be opened. */
export interface Unopened {
  readonly name: string;
  readonly code: 'file-gone' | 'too-many-files';
}

/** One game or exercise of a file. */
export interface Entry {
  readonly id: number;
  /** The source, and the place in it, from 1. */
  readonly source: number;
  readonly number: number;
  readonly head: RecordHead;
}

/** Which mates are looked for; `either`: by checks, and with quiet moves where there is none by checks. */
export type GoalChoice = 'checks' | 'any' | 'either';

/** What is proved of a position, or why nothing is. */
export type Verdict =
  | { readonly kind: 'mate'; readonly goal: Goal; readonly mateIn: number; readonly exact: boolean; readonly keys: readonly string[]; readonly line: readonly string[] }
  | { readonly kind: 'no-mate'; readonly goal: Goal }
  | { readonly kind: 'unknown'; readonly goal: Goal; readonly why: string | null }
  | { readonly kind: 'illegal'; readonly faults: readonly Fault[] }
  | { readonly kind: 'failed'; readonly code: string };

/** How the line of the book stands beside the proof. `at` is a ply of the line, from 1. */
export type Book =
  /** There is no line. */
  | { readonly kind: 'none' }
  /** Every move of the attacker is a shortest one, to the mate. */
  | { readonly kind: 'same' }
  /** The same as far as it goes, which is not to the mate. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'longer'; readonly at: number; readonly by: number }
  /** After it there is no forced mate. */
  | { readonly kind: 'not-forced'; readonly at: number }
  /** After it there is none within the length of the task. */
  | { readonly kind: 'too-slow'; readonly at: number }
  | { readonly kind: 'illegal'; readonly at: number }
  | { readonly kind: 'undecided'; readonly at: number };

/** A position that may become an exercise. */
export interface Candidate {
  readonly id: number;
  readonly entry: Entry;
  readonly mark: Moment['mark'] | 'missed';
  readonly moment: Moment;
  /** As it stands in one of our own sets, which says itself what is asked for. */
  readonly own: Exercise | null;
  readonly verdict: Verdict | null;
  readonly book: Book | null;
  readonly chosen: boolean;
  /** Names of its patterns and its level, where they are known. */
  readonly tags: readonly string[];
}

/** What is going on. */
export interface Work {
  readonly kind: 'reading' | 'judging' | 'mining';
  /** Bytes while reading; positions or games otherwise. */
  readonly done: number;
  readonly total: number;
}

export interface IntakeState {
  readonly sources: readonly Source[];
  readonly entries: readonly Entry[];
  readonly candidates: readonly Candidate[];
  /** Positions that were there already. */
  readonly twins: number;
  readonly work: Work | null;
  readonly goal: GoalChoice;
  /** Games that were mined, mates that were let go in them, and games that could not be mined to their end, as their warnings say. */
  readonly mined: { readonly games: number; readonly missed: number; readonly unfinished: number } | null;
}

/** A format in which chosen exercises or whole records can be saved. */
export type SaveFormat = 'canju' | WrittenFormat;

export interface Saved {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What the format does not hold, and in how many records. */
  readonly losses: ReadonlyMap<string, number>;
}

/** A position of a record's line, and the move that led to it. */
export interface Step {
  readonly position: PositionView;
  readonly move: { readonly move: string; readonly names: MoveNames; readonly side: Side } | null;
}

/** An own set, as it is offered to add to. */
export interface SetChoice {
  readonly id: string;
  readonly title: string;
  readonly count: number;
}

/** The desk of imports. Nothing here rejects. */
export interface Intake {
  state(): IntakeState;
  /** Calls back with every new state. */
  listen(onState: (state: IntakeState) => void): () => void;
  add(files: readonly File[], unopened?: readonly Unopened[]): void;
  /** Reads a text as if it were a file. */
  paste(text: string, name: string): void;
  /** Reads a source once more, in this encoding or (null) by its content. */
  recode(source: number, encoding: string | null): void;
  remove(source: number): void;
  clear(): void;
  /** Ends what is going on; what has come so far stays. */
  cancel(): void;
  choose(goal: GoalChoice): void;
  /** Proves what has no verdict yet. */
  judge(): void;
  /** Looks for mates that were let go in the games. */
  mine(): void;
  /** Chooses candidates, or takes them off. */
  pick(ids: readonly number[], on: boolean): void;
  sets(): Promise<readonly SetChoice[]>;
  /** Adds the chosen to an own set, or (null) to a new one; tells how many found no room, and how many titles had to be cut. */
  toSet(id: string | null, title: string): Promise<{ readonly set: SetChoice; readonly added: number; readonly left: number; readonly cut: number } | null>;
  /** The chosen as files: several where the format holds one record. */
  saveChosen(format: SaveFormat, title: string): Promise<readonly Saved[] | Fault>;
  /** Whole records as files. */
  saveEntries(ids: readonly number[], format: WrittenFormat): Promise<readonly Saved[] | Fault>;
  view(entry: number): Promise<RecordView | Fault>;
  /** The positions of a line; it ends before a move that is not legal. */
  steps(fen: string, moves: readonly string[]): Promise<readonly Step[]>;
}
