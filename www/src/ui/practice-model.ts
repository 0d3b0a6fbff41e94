/** What the views of practice and progress are given. Types only. */
import type { Fault, LocalText, Puzzle } from '../engine/wire';
import type { Defences } from '../practice/all-defences';
import type { Drill, DrillEvent } from '../practice/drill';
import type { Mode } from '../practice/mode';
import type { Run } from '../practice/run';
import type { Lines } from '../practice/source';
import type { Summary } from '../progress/summary';
import type { BackupFault } from '../store/backup';
import type { Card } from '../store/cards';
import type { DailyRecord, RunRecord } from '../store/runs';
import type { Restored } from '../store/store';
import type { TypingError } from './model';

/** What has been kept of all practice, as far as pages show it. */
export interface Kept {
  /** The reader's day and its last millisecond. */
  today: number;
  dayEnd: number;
  dayOf(at: number): number;
  /** The sums of all attempts; the same object is added to, so `version` says when it has changed. */
  summary: Summary;
  version: number;
  entries: Lines;
  cards: ReadonlyMap<string, Card>;
  runs: readonly RunRecord[];
  /** The puzzle of the day, and how it went if it has been done. */
  daily: string | null;
  dailyDone: DailyRecord | null;
  /** Puzzles of the last days that failed or needed help, the latest first. */
  mistakes: readonly string[];
  /** Sets that can be practised: packs and patterns. */
  sets: readonly { id: string; kind: 'pattern' | 'length' | 'level' | 'pack'; title: LocalText | null; n: number; count: number }[];
  /** Puzzles whose positions are shown beside these: that of the day and the latest mistakes. */
  pictured: ReadonlyMap<string, Puzzle>;
}

/** The run of the address. */
export type RunState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** There is nothing to practise in this mode now. */
  | { kind: 'empty'; mode: Mode }
  /** `drill` stands in place of a solving session; `defences` where all are to be answered, once a line has been solved. */
  | { kind: 'running'; run: Run; puzzle: Puzzle | null; drill: Drill | null; defences: Defences | null }
  | { kind: 'over'; run: Run; best: number | null };

export interface PracticeState {
  /** Read when a page first asks for it. */
  kept: Kept | 'loading' | 'failed';
  run: RunState | null;
}

export interface PracticeActions {
  /** Tries once more to read what is kept. */
  retry(): void;
  /** Begins the run of the address anew. */
  again(): void;
  /** What the reader does where no session stands. */
  drill(event: DrillEvent): void;
  /** A move as it was typed, in a position. */
  read(fen: string, text: string): Promise<string | TypingError>;
  /** Why a move cannot be made in a position; null where it can. */
  whyIllegal(fen: string, move: string): Promise<Fault | null>;
  /** On to the next puzzle of the run. */
  next(): void;
  /** Ends the run that is under way. */
  stop(): void;
  /** The file with everything that is kept, and its name. */
  save(): Promise<{ name: string; text: string }>;
  /** Merges such a file in. */
  restore(text: string): Promise<{ restored: Restored; dropped: number } | BackupFault | 'backup-failed'>;
  /** Deletes everything that is kept. */
  clear(): Promise<void>;
}
