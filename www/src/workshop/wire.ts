/**
 * The shapes that cross between the page and the workshop, by hand, as `engine/wire.ts` has those of the engine; types only.
 * `wire-check.ts` holds them against those of Rust.
 */
import type { Fault, Goal, PieceLetter } from '../engine/wire';

/** Something that could not be read as it stands: `at` counts what `unit` says. */
export interface Note {
  code: string;
  at: number;
  unit: 'byte' | 'line' | 'ply' | 'game' | 'setup';
}

export interface FileReport {
  /** Null where nothing could be read. */
  format: string | null;
  /** Null where the format leaves no choice. */
  encoding: string | null;
  games: number;
  /** What concerns no single record. */
  warnings: Note[];
  failure: { code: string; at: number } | null;
}

/** A position that may be an exercise, with what the record plays from there. */
export interface Moment {
  mark: 'set-up' | 'glyph' | 'comment';
  /** Plies before it. */
  ply: number;
  fen: string;
  /** Legal moves. */
  line: string[];
  /** The ply of the line, from 1, that is not legal or cannot be read. */
  broken: number | null;
}

/** What a list shows of a record. */
export interface RecordHead {
  format: string;
  title: string;
  red: string;
  black: string;
  fen: string;
  result: string;
  /** Plies of the main line, and how many of them are legal. */
  plies: number;
  legal: number;
  nodes: number;
  leaves: number;
  comments: number;
  warnings: Note[];
  moments: Moment[];
  /** Bytes of its parcel. */
  size: number;
}

export interface RecordBatch {
  /** Bytes of the file read so far. */
  read: number;
  records: RecordHead[];
}

export interface NodeView {
  /** The place of the node that it continues; the root, first in the list, names itself. */
  parent: number;
  move: string | null;
  /** What stands in place of a move. */
  text: string | null;
  comment: string;
  nags: number[];
  standing: 'unjudged' | 'legal' | 'illegal' | 'unread';
  /** Why it is not legal. */
  reason: string | null;
}

/** A whole record; nodes come parents first, the main line first. */
export interface RecordView {
  tags: { name: string; value: string }[];
  fen: string;
  nodes: NodeView[];
}

/** Something of a record that a format does not hold. */
export interface LossNote {
  record: number;
  code: string;
}

/** A mate that was on the board, proved. */
export interface Find {
  ply: number;
  fen: string;
  goal: Goal;
  mateIn: number;
  keys: string[];
  line: string[];
  tags: string[];
  level: number;
  played: string | null;
  fate: 'unplayed' | 'found' | 'kept' | 'missed' | 'undecided';
  keptIn: number | null;
}

/** Where the attacker has a choice at his move `turn`, from 2: moves of the main line, positions of other lines. */
export interface Dual {
  turn: number;
  main: number;
  side: number;
}

/** What is said of a teacher's position as it stands, proved. */
export interface AdviceReport {
  mateIn: number;
  keys: string[];
  line: string[];
  tags: string[];
  level: number;
  duals: Dual[];
  /** Whether these are all. */
  dualsComplete: boolean;
  /** Legal replies to the first key. */
  replies: number;
  /** Checks of the first move that are no keys. */
  wrongChecks: number;
}

/** A man put on a point, or (null) the one there taken away, with which the mate is as long and has one key. */
export interface AdviceChange {
  square: string;
  piece: PieceLetter | null;
}

/** First the report, then what each trial brought: a man that is idle, a change, mostly nothing. */
export interface AdvicePart {
  report: AdviceReport | null;
  idle: string | null;
  change: AdviceChange | null;
  done: number;
  total: number;
}

/** A format that can be written; `xqf` and `cbr` hold one record. */
export type WrittenFormat = 'fen' | 'pgn' | 'dhtmlxq' | 'xqf' | 'cbr' | 'cbl';

/** A file of a zip; what it holds comes beside it. */
export interface MemberHead {
  name: string;
  /** Why what it holds is not all, or nothing. */
  fault: { code: string; at: number } | null;
  /** Bytes of the zip read so far. */
  read: number;
}

/** What can be asked for: the question, what comes while it is worked on, and the answer. One row each. */
export interface Tasks {
  read: { ask: { bytes: Uint8Array; encoding: string | null }; part: { batch: RecordBatch; parcels: Uint8Array }; answer: FileReport };
  /** The files of a zip; `games` of the answer counts them. */
  unpack: { ask: { bytes: Uint8Array }; part: { head: MemberHead; bytes: Uint8Array }; answer: FileReport };
  view: { ask: { parcel: Uint8Array }; part: never; answer: RecordView };
  /** `notes` are comments by the lines that lead to them. */
  make: { ask: { fen: string; moves: readonly string[]; title: string; comment: string; notes: Readonly<Record<string, string>> }; part: never; answer: Uint8Array };
  write: {
    ask: { parcels: readonly Uint8Array[]; format: WrittenFormat; notation: 'chinese' | 'wxf' | 'iccs'; encoding: string };
    part: never;
    answer: { bytes: Uint8Array; losses: LossNote[] };
  };
  /** The answer: null, or why there is no report (`no-mate`, `inexact`, `unknown`). */
  advise: { ask: { fen: string; goal: Goal; nodes: number }; part: AdvicePart; answer: string | null };
  mine: { ask: { parcel: Uint8Array; goal: Goal }; part: { ply: number }; answer: Find[] };
}

export type TaskKind = keyof Tasks;

/** To the worker: first the module, then one task after the other. */
export type ToWorkshop = { module: WebAssembly.Module } | { [K in TaskKind]: { kind: K; ask: Tasks[K]['ask'] } }[TaskKind];

/** From the worker: parts, then one answer or fault. */
export type FromWorkshop =
  | { kind: 'part'; part: Tasks[TaskKind]['part'] }
  | { kind: 'answer'; answer: Tasks[TaskKind]['answer'] }
  | { kind: 'fault'; fault: Fault };
