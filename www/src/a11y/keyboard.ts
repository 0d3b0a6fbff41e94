/**
 * The keys of the board, as pure functions: what a key means, and where the cursor goes. A key that means nothing here is
 * left to the page.
 */
import type { PieceLetter, Side } from '../engine/wire';
import { countedBy, placeOnScreen, sideOf, squareCounted, squareOnScreen, type Square } from './squares';
import type { ShiftKey as Key } from '../session/shortcuts';

export type { Key };

export type Say = 'point' | 'last' | 'moves' | 'captures' | 'around' | 'check';
export type Role = 'K' | 'A' | 'B' | 'N' | 'R' | 'C' | 'P';

export type KeyCommand =
  | { readonly do: 'go'; readonly right: number; readonly down: number }
  | { readonly do: 'tap' }
  | { readonly do: 'put-back' }
  | { readonly do: 'piece'; readonly role: Role; readonly opponent: boolean }
  | { readonly do: 'file'; readonly file: number }
  | { readonly do: 'rank'; readonly rank: number }
  | { readonly do: 'say'; readonly what: Say }
  /** Through the moves that were played, without leaving the board. */
  | { readonly do: 'step'; readonly to: 'back' | 'forward' };

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ROLES: Readonly<Record<string, Role>> = { k: 'K', a: 'A', e: 'B', h: 'N', r: 'R', c: 'C', p: 'P' };

const SPEECH: Readonly<Record<string, Say>> = { o: 'point', l: 'last', m: 'moves', x: 'around', g: 'check' };

/** The Latin letter of a key, whatever script the keyboard writes. */
function letterOf(key: Key): string {
  if (/^[a-z]$/i.test(key.key)) return key.key.toLowerCase();
  return /^Key[A-Z]$/.test(key.code) ? key.code.slice(3).toLowerCase() : '';
}

/** The figure of a key; with Shift the key's place decides, since its character is a sign. */
function figureOf(key: Key): number | null {
  if (/^[0-9]$/.test(key.key)) return Number(key.key);
  const match = key.shiftKey ? /^Digit([0-9])$/.exec(key.code) : null;
  return match === null ? null : Number(match[1]);
}

export function commandOf(key: Key): KeyCommand | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  const arrow = ARROWS[key.key];
  if (arrow !== undefined) {
    const [right, down] = arrow;
    if (!key.shiftKey) return { do: 'go', right, down };
    if (right === 0) return null;
    return { do: 'step', to: right < 0 ? 'back' : 'forward' };
  }
  if (key.key === 'Enter' || key.key === ' ') return { do: 'tap' };
  if (key.key === 'Escape') return { do: 'put-back' };

  const figure = figureOf(key);
  if (figure !== null) {
    if (key.shiftKey) return { do: 'rank', rank: figure === 0 ? 10 : figure };
    return figure === 0 ? null : { do: 'file', file: figure };
  }
  const letter = letterOf(key);
  const role = ROLES[letter];
  if (role !== undefined) return { do: 'piece', role, opponent: key.shiftKey };
  const what = SPEECH[letter];
  if (what === undefined) return null;
  if (!key.shiftKey) return { do: 'say', what };
  return what === 'moves' ? { do: 'say', what: 'captures' } : null;
}

/** The square beside the cursor on the screen; null at the edge. */
export function beside(cursor: Square, right: number, down: number, flip: boolean): Square | null {
  const { row, column } = placeOnScreen(cursor, flip);
  return squareOnScreen(row + down, column + right, flip);
}

/** The cursor moved to a file or a rank as `side` counts them, staying on the other line. */
export function onFile(cursor: Square, file: number, side: Side): Square | null {
  return squareCounted(side, file, countedBy(side, cursor).rank);
}

export function onRank(cursor: Square, rank: number, side: Side): Square | null {
  return squareCounted(side, countedBy(side, cursor).file, rank);
}

/** The next piece of a kind after the cursor in reading order on the screen, round and round; null when there is none. */
export function nextPiece(pieces: ReadonlyMap<Square, PieceLetter>, role: Role, side: Side, cursor: Square, flip: boolean): Square | null {
  const order = (square: Square) => {
    const { row, column } = placeOnScreen(square, flip);
    return row * 9 + column;
  };
  const squares = [...pieces]
    .filter(([, piece]) => sideOf(piece) === side && piece.toUpperCase() === role)
    .map(([square]) => square)
    .sort((a, b) => order(a) - order(b));
  return squares.find((square) => order(square) > order(cursor)) ?? squares[0] ?? null;
}
