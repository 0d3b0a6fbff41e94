/** What the views are given: the state of the whole page, and what a reader can do. Types only. */
import type { MoveNames, PieceLetter, PlacedPiece, PositionView, Puzzle } from '../engine/wire';
import type { Language } from '../i18n/languages';
import type { Intake } from '../intake/intake';
import type { Index } from '../library/index-file';
import type { Library } from '../library/library';
import type { PackFile } from '../library/pack-file';
import type { PuzzleSet } from '../library/sets';
import type { Survey } from '../session/first-moves';
import type { Route } from '../session/route';
import type { ActionId, NamedMove, SolveView } from '../session/view';
import type { Standing } from '../store/records';
import type { Settings } from '../store/settings';
import type { Bench } from './bench-model';
import type { PracticeActions, PracticeState } from './practice-model';
import type { Desk, HomeworkActions, HomeworkState } from './teach-model';

export type Sheet = 'defences' | 'more' | 'keys' | 'explain' | 'moves' | null;

/** A word at the foot of the page. */
export interface Toast {
  text: string;
  action: { label: string; run(): void } | null;
  /** Milliseconds until something comes of it, which are seen to run out. */
  lasts?: number;
}

/** What a typed text came to when it is not a move. */
export type TypingError =
  | { kind: 'syntax' | 'none'; nearest: readonly MoveNames[] }
  /** Without candidates where they are not to be told. */
  | { kind: 'ambiguous'; candidates: readonly MoveNames[] }
  | { kind: 'illegal'; code: string; piece: PieceLetter | null; nearest: readonly MoveNames[] };

/** The puzzle that is open, and its place in its set. */
export interface Open {
  set: PuzzleSet;
  /** From 0. */
  index: number;
  puzzle: Puzzle;
  view: SolveView;
  /** Addresses of the puzzles before and after it; null at the ends of the set. */
  previous: string | null;
  next: string | null;
}

export interface PageState {
  route: Route;
  library: Library | 'loading' | 'failed';
  /** Files of the library that have been fetched so far: the index, and packs by their ids. */
  index: Index | null;
  packs: ReadonlyMap<string, PackFile>;
  /** Files that could not be had (`index`, or the id of a pack), with the code of what went wrong. */
  missing: ReadonlyMap<string, string>;
  /** Whether the rules have been loaded: without them positions can be shown, not played. */
  rules: boolean;
  standings: ReadonlyMap<string, Standing>;
  /** Puzzles that are to be done again. */
  due: ReadonlySet<string>;
  practice: PracticeState;
  /** The set that is being solved for a teacher; null on other pages. */
  homework: HomeworkState | null;
  settings: Settings;
  language: Language;
  theme: 'light' | 'dark';
  /** Milliseconds of a slide, with the reader's wish for less motion taken in. */
  slide: number;
  /** The set of the address, when it has one. */
  set: PuzzleSet | null;
  open: Open | null;
  /** Whether what the address names is there, on the way, or does not exist; `fault` says what keeps it away. */
  arrival: 'there' | 'waiting' | 'nowhere';
  fault: string | null;
  /** The puzzle of a first visit and its legal moves, while the first-run page stands. */
  first: { set: string; puzzle: Puzzle; legal: readonly string[] } | null;
  sheet: Sheet;
  /** The first moves that are being judged, while their sheet stands. */
  survey: Survey | null;
  typing: boolean;
  typingError: TypingError | null;
  flipped: boolean;
  /** The open puzzle stands on the big board of projectors. */
  projector: boolean;
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
  start(set: PuzzleSet): void;
  /** Packs that are about to be shown. */
  want(packs: readonly string[]): void;
  /** Chooses another list in the place of this one. */
  refine(address: string): void;
  /** Asks once more for files that could not be had. */
  retry(): void;
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
  /** Only the next move, past the smaller hints. */
  hintMove(): void;
  /** A piece was picked up. */
  picked(): void;
  /** The big board of projectors, or back. */
  project(on: boolean): void;
  show(sheet: Sheet): void;
  openTyping(open: boolean): void;
  type(text: string): void;
  choose(change: Partial<Settings>): void;
  reload(): void;
  update(): void;
  checkForUpdate(): void;
  install(): void;
  /** A word at the foot of the page; with something to do about it, it stays until it has been seen. */
  notify(text: string, action?: Toast['action']): void;
  dismissToast(): void;
  practice: PracticeActions;
  homework: HomeworkActions;
  /** Says something politely; calls something out at once. */
  say(text: string): void;
  call(text: string): void;
}

/** A position of a line, and the move that led to it. */
export interface Frame {
  position: PositionView;
  move: NamedMove | null;
}

export interface PageProps {
  state: PageState;
  actions: Actions;
  /** The pieces of a FEN, or those after moves from it; the same list each time. */
  picture(fen: string, moves?: readonly string[]): readonly PlacedPiece[];
  /** The workbench, fetched when it is first asked for; rejects where it cannot be had. */
  bench(): Promise<Bench>;
  /** The teacher's desk; it comes when it is first asked for. */
  openDesk(): Promise<Desk>;
  /** The positions of a line, from that of the puzzle on; moves have no names before the rules are there. */
  frames(puzzle: Puzzle): readonly Frame[];
  desks: Desks;
}

/** What works on beside the puzzles, whichever screen stands; each is made when it is first asked for. */
export interface Desks {
  intake(): Promise<Intake>;
}
