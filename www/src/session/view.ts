/** What the solve screen shows of a session, as data: which words, which marks, which buttons. Views only draw it. */
import type { Explanation, Hint, MoveNames, PieceLetter, PlacedPiece, Side } from '../engine/wire';
import type { Result } from './types';

/** A move with all its names and how far into the line it leads. */
export interface NamedMove {
  move: string;
  names: MoveNames;
  side: Side;
}

export interface BoardArrow {
  from: string;
  to: string;
  kind: 'refute' | 'hint';
}

export interface BoardScene {
  pieces: readonly PlacedPiece[];
  legal: readonly string[];
  side: Side;
  active: boolean;
  check: string | null;
  checkers: readonly string[];
  last: string | null;
  lastMove: NamedMove | null;
  /** How many moves have been made. */
  plies: number;
  /** The piece that the last move took. */
  lastTook: PieceLetter | null;
  arrows: readonly BoardArrow[];
  hint: string | null;
  seal: 'checkmate' | 'stalemate' | null;
  /** The pieces are out of sight. */
  veiled?: boolean;
}

/** What is being explained, and where: stop 0 is the whole; null while the moves to the end are being shown. */
export interface WhyView {
  explanation: Explanation;
  stop: number | null;
  /** How many stops there are. */
  total: number;
  /** The position in which it ends. */
  pieces: readonly PlacedPiece[];
}

/** The verdict strip. */
export type Strip =
  /** The judge is on its way; `side` is to move, null where it has moved and waits. */
  | { kind: 'loading'; side: Side | null }
  | { kind: 'broken'; code: string }
  | { kind: 'idle'; side: Side }
  | { kind: 'right'; left: number; reply: NamedMove | null; longest: boolean }
  | { kind: 'longer'; extra: number; reply: NamedMove | null }
  | { kind: 'quiet' }
  /** `checks`: whether there are checks to go on with, after the reply or, once the whole line is shown, after its end. */
  | { kind: 'check-no-mate' | 'attack-lost'; reply: NamedMove | null; took: PieceLetter | null; checks: 'more' | 'none-after-reply' | 'none-at-end' }
  | { kind: 'too-slow'; reply: NamedMove | null }
  | { kind: 'illegal'; code: string; piece: PieceLetter | null }
  | { kind: 'thinking'; seconds: number }
  | { kind: 'unknown' }
  | { kind: 'hint'; hint: Hint; piece: PieceLetter | null; move: NamedMove | null }
  | { kind: 'film'; what: 'solution' | 'review' | 'try'; at: number; total: number; playing: boolean; move: NamedMove | null }
  | { kind: 'why'; why: WhyView; move: NamedMove | null }
  /** `extra`: how many moves longer than it could be. */
  | { kind: 'solved'; end: 'checkmate' | 'stalemate'; result: Result; took: number; extra: number }
  | { kind: 'given-up' }
  | { kind: 'fault'; code: string };

export interface Ply {
  named: NamedMove;
  /** Plies on the board when this move is the last one shown. */
  ply: number;
  /** The move that the board shows last. */
  now: boolean;
}

export type Note =
  | { kind: 'only' | 'your-move' | 'wrong' | 'checkmate' | 'stalemate' | 'solution' }
  | { kind: 'longer'; extra: number }
  | { kind: 'again'; n: number };

export interface Row {
  n: number;
  attacker: Ply | null;
  defender: Ply | null;
  note: Note | null;
  wrong: boolean;
}

export type ActionId =
  | 'hint'
  | 'peek'
  | 'undo'
  | 'defence'
  | 'solution'
  | 'next'
  | 'retry'
  | 'play-out'
  | 'explain'
  | 'restart'
  /** A judge that is lost is had anew. */
  | 'reload'
  | 'share'
  | 'previous'
  | 'forward'
  | 'play'
  | 'pause'
  | 'resume';

export interface Action {
  id: ActionId;
  enabled: boolean;
  /** The one thing to do now. */
  primary: boolean;
}

export interface Defence {
  named: NamedMove;
  mateIn: number;
  atMost: boolean;
  chosen: boolean;
}

export interface Defences {
  /** Which attacker move they answer, from 0. */
  turn: number;
  side: Side;
  list: readonly Defence[];
}

export interface SolveView {
  puzzle: string;
  side: Side;
  mateIn: number;
  tags: readonly string[];
  board: BoardScene;
  strip: Strip;
  rows: readonly Row[];
  actions: readonly Action[];
  defences: Defences | null;
  /** How it ends, when all is over and it may be asked why. */
  ended: 'checkmate' | 'stalemate' | null;
  /** Whether the strip speaks of something that can be shown again. */
  replayable: boolean;
  solved: boolean;
  /** From when on the solution may be asked for. */
  solutionAt: number;
  /** The position that a typed move belongs to; null where none can be made. */
  typing: string | null;
}
