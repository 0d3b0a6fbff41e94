/** What the views are given: the state of the whole page, and what a reader can do. Types only. */
import type { MoveNames, PieceLetter, PlacedPiece, Puzzle } from '../engine/wire';
import type { Language } from '../i18n/languages';
import type { Survey } from '../session/first-moves';
import type { Route } from '../session/route';
import type { ActionId, SolveView } from '../session/view';
import type { Library, PackSet, PatternSet } from '../store/library';
import type { Standing } from '../store/records';
import type { Settings } from '../store/settings';

export type Sheet = 'defences' | 'more' | 'keys' | 'explain' | 'moves' | null;

/** A word at the foot of the page. */
export interface Toast {
  text: string;
  action: { label: string; run(): void } | null;
}

/** What a typed text came to when it is not a move. */
export type TypingError =
  | { kind: 'syntax' | 'none'; nearest: readonly MoveNames[] }
  | { kind: 'ambiguous'; candidates: readonly MoveNames[] }
  | { kind: 'illegal'; code: string; piece: PieceLetter | null; nearest: readonly MoveNames[] };

/** The puzzle that is open, and its place in its set. */
export interface Open {
  set: PackSet | PatternSet;
  index: number;
  view: SolveView;
  /** The next puzzle's address; null at the end of the set. */
  next: string | null;
}

export interface PageState {
  route: Route;
  library: Library | 'loading' | 'failed';
  /** Whether the rules have been loaded: without them positions can be shown, not played. */
  rules: boolean;
  standings: ReadonlyMap<string, Standing>;
  settings: Settings;
  language: Language;
  theme: 'light' | 'dark';
  /** Milliseconds of a slide, with the reader's wish for less motion taken in. */
  slide: number;
  /** The set of the address, when it has one. */
  set: PackSet | PatternSet | null;
  open: Open | null;
  /** The puzzle of a first visit and its legal moves, while the first-run page stands. */
  first: { set: string; puzzle: Puzzle; legal: readonly string[] } | null;
  sheet: Sheet;
  /** The first moves that are being judged, while their sheet stands. */
  survey: Survey | null;
  typing: boolean;
  typingError: TypingError | null;
  flipped: boolean;
  toast: Toast | null;
  /** Whether everything is stored for use without a network. */
  offline: 'none' | 'saving' | 'ready';
  update: boolean;
  installable: boolean;
  durable: boolean;
  /** Bytes in storage; null where the browser does not say. */
  stored: number | null;
  persisted: boolean;
}

export interface Actions {
  go(address: string): void;
  /** The set from where it was left: its first puzzle that is not solved. */
  start(set: string): void;
  /** Leaves the first-run page for its puzzle, with the move that was made on it. */
  begin(move: string | null): void;
  act(action: ActionId): void;
  move(move: string): void;
  illegal(move: string): void;
  touch(): void;
  step(to: 'first' | 'back' | 'forward' | 'last'): void;
  seek(ply: number): void;
  replay(): void;
  /** Leaves the sheet for a wrong first move and what refutes it. */
  tryOut(moves: readonly string[]): void;
  cancel(): void;
  /** Why it is over, or why a reply that is offered loses. */
  why(reply: string | null): void;
  defend(turn: number, move: string): void;
  flip(): void;
  show(sheet: Sheet): void;
  openTyping(open: boolean): void;
  type(text: string): void;
  choose(change: Partial<Settings>): void;
  reload(): void;
  update(): void;
  checkForUpdate(): void;
  install(): void;
  dismissToast(): void;
  /** Says something politely; calls something out at once. */
  say(text: string): void;
  call(text: string): void;
}

export interface PageProps {
  state: PageState;
  actions: Actions;
  /** The picture of a puzzle: its position, or the end of its main line. */
  picture(puzzle: Puzzle, end: boolean): readonly PlacedPiece[];
  /** The puzzle whose end stands for a whole set; another one than `open`, whose end is not to be given away. */
  cover(set: PackSet | PatternSet, open?: string): Puzzle | null;
}
