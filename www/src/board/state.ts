/**
 * Everything the board shows, as one plain object, and the pure functions that change it. The board knows no rules: legal
 * moves come in as data, and a move that is made goes out through a callback.
 */
import type { PieceLetter, Side } from '../engine/wire';
import type { Point } from './geometry';
import type { Palette } from './theme';
import { sideOf, type Pieces, type Square, type Step } from './square';

export type PieceSet = 'traditional' | 'simplified' | 'letters' | 'pictures';
/** What the board is made of; `plain` is that of the theme. */
export type Ground = 'plain' | 'wood' | 'paper' | 'green' | 'slate';
export type Labels = 'traditional' | 'arabic' | 'chinese' | 'iccs' | 'off';
export type Theme = 'light' | 'dark';
export type ArrowKind = 'refute' | 'hint' | 'green' | 'red' | 'blue' | 'yellow';

export interface Arrow extends Step {
  readonly kind: ArrowKind;
  /** A short count or number shown on the arrow. */
  readonly badge?: string;
  /** How wide the shaft is, in units. */
  readonly width?: number;
}

/** Draws in units, in the colours of the theme; `pointOf` is where a square lies. */
export type Painter = (ctx: CanvasRenderingContext2D, pointOf: (square: Square) => Point, palette: Palette) => void;

/** What the owner draws: below the pieces and above them. */
export interface Overlay {
  readonly below: Painter;
  readonly above: Painter;
}

/**
 * How a position is set up: with the hand every piece can be put on any point; with a brush a tap gives its point to the
 * owner instead. Either way a piece that is dragged off the board is given to the owner.
 */
export type Editing = 'hand' | 'brush';

/** What the owner of the board decides. */
export interface BoardData {
  readonly pieces: Pieces;
  /** Null where moves are made. */
  readonly editing: Editing | null;
  /** The side whose pieces can be picked up; null when the board is only looked at. */
  readonly movable: Side | null;
  /** Legal destinations by origin. */
  readonly legal: ReadonlyMap<Square, ReadonlySet<Square>>;
  readonly last: Step | null;
  /** The square of a king in check. */
  readonly check: Square | null;
  readonly arrows: readonly Arrow[];
  /** The pieces are out of sight. */
  readonly veiled: boolean;
  /** The piece that a hint points at. */
  readonly hint: Square | null;
  readonly overlay: Overlay | null;
  /** Two characters that end the game, such as 绝杀. */
  readonly seal: string | null;
  readonly flip: boolean;
  readonly labels: Labels;
  readonly set: PieceSet;
  readonly theme: Theme;
  readonly ground: Ground;
  /** Black's discs are dark, so that sides are told by more than ink and rings. */
  readonly darkDiscs: boolean;
  /** Glyphs of the heaviest weight, for eyes at the back of a room. */
  readonly bold: boolean;
  /** Length of a slide in milliseconds; 0 also stills every other motion. */
  readonly slide: number;
  /** Whether legal destinations are marked. */
  readonly showDestinations: boolean;
  /** The square under the keyboard's cursor while the grid has visible focus. */
  readonly cursor: Square | null;
}

/** A piece held by the pointer. */
export interface Drag {
  readonly from: Square;
  readonly piece: PieceLetter;
  /** Where its centre is, in units. */
  readonly at: Point;
  /** The square it would drop on. */
  readonly over: Square | null;
  readonly touch: boolean;
}

export interface BoardState extends BoardData {
  readonly selected: Square | null;
  readonly drag: Drag | null;
  /** Arrows that the reader drew. */
  readonly drawn: readonly Arrow[];
}

export const EMPTY_BOARD: BoardState = {
  pieces: new Map(),
  editing: null,
  movable: null,
  legal: new Map(),
  last: null,
  check: null,
  arrows: [],
  veiled: false,
  hint: null,
  overlay: null,
  seal: null,
  flip: false,
  labels: 'traditional',
  set: 'traditional',
  theme: 'light',
  ground: 'plain',
  darkDiscs: false,
  bold: false,
  slide: 200,
  showDestinations: true,
  cursor: null,
  selected: null,
  drag: null,
  drawn: [],
};

/** What a tap or a drop came to. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'select'; readonly square: Square | null }
  | { readonly kind: 'move'; readonly step: Step }
  /** While a position is set up: a point was tapped that is not for the hand; a piece was dragged off the board. */
  | { readonly kind: 'point' | 'off'; readonly square: Square }
  | { readonly kind: 'illegal'; readonly step: Step };

export interface Change {
  readonly state: BoardState;
  readonly outcome: Outcome;
}

const NOTHING: Outcome = { kind: 'none' };

export function canPick(state: BoardData, square: Square): boolean {
  const piece = state.pieces.get(square);
  return piece !== undefined && (state.editing !== null || sideOf(piece) === state.movable);
}

export function isLegal(state: BoardData, step: Step): boolean {
  return state.editing !== null || (state.legal.get(step.from)?.has(step.to) ?? false);
}

export function select(state: BoardState, square: Square | null): BoardState {
  return state.selected === square ? state : { ...state, selected: square };
}

/** The pieces after a step; a piece on the target goes. */
export function moved(pieces: Pieces, step: Step): Pieces {
  const piece = pieces.get(step.from);
  if (piece === undefined) return pieces;
  const after = new Map(pieces);
  after.delete(step.from);
  after.set(step.to, piece);
  return after;
}

function make(state: BoardState, step: Step): Change {
  const next = { ...state, pieces: moved(state.pieces, step), movable: null, selected: null, drag: null, hint: null, cursor: state.cursor };
  return { state: next, outcome: { kind: 'move', step } };
}

/**
 * A tap on a square: picks up, puts back, changes the piece or moves. A tap on a point that is not a destination puts the
 * piece back and says so.
 */
export function tap(state: BoardState, square: Square): Change {
  const from = state.selected;
  if (state.editing === 'brush' || (state.editing === 'hand' && from === null && !state.pieces.has(square))) {
    return { state: select(state, null), outcome: { kind: 'point', square } };
  }
  if (from !== null && from !== square && isLegal(state, { from, to: square })) return make(state, { from, to: square });
  if (from === square) return { state: select(state, null), outcome: { kind: 'select', square: null } };
  if (canPick(state, square)) return { state: select(state, square), outcome: { kind: 'select', square } };
  if (from !== null) return { state: select(state, null), outcome: { kind: 'illegal', step: { from, to: square } } };
  return { state, outcome: NOTHING };
}

/** The dragged piece is let go. Off the board, or back where it was, nothing happens; an illegal drop keeps the selection. */
export function drop(state: BoardState): Change {
  const { drag } = state;
  if (drag === null) return { state, outcome: NOTHING };
  const resting = { ...state, drag: null };
  if (drag.over === null && state.editing !== null) return { state: select(resting, null), outcome: { kind: 'off', square: drag.from } };
  if (drag.over === null || drag.over === drag.from) return { state: resting, outcome: NOTHING };
  const step = { from: drag.from, to: drag.over };
  if (isLegal(state, step)) return make(state, step);
  return { state: resting, outcome: { kind: 'illegal', step } };
}

/** Draws an arrow, or removes it when the same one is there; another kind replaces it. */
export function toggleArrow(state: BoardState, arrow: Arrow): BoardState {
  const same = state.drawn.find((each) => each.from === arrow.from && each.to === arrow.to);
  const others = state.drawn.filter((each) => each !== same);
  return { ...state, drawn: same?.kind === arrow.kind ? others : [...others, arrow] };
}

/** Takes new data in and lets go of a selection or a drag that it has made impossible. */
export function receive(state: BoardState, data: Partial<BoardData>): BoardState {
  const next = { ...state, ...data };
  const keeps = (square: Square) => canPick(next, square) && next.pieces.get(square) === state.pieces.get(square);
  return {
    ...next,
    selected: next.selected !== null && keeps(next.selected) ? next.selected : null,
    drag: next.drag !== null && keeps(next.drag.from) ? next.drag : null,
  };
}
