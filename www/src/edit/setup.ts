/**
 * A position that is being set up: pieces and the side to move, legal or not. A value with pure changes; whether it may stand so
 * is for the rules to say.
 */
import type { PieceLetter, Side } from '../engine/wire';
import { sketchView } from '../session/sketch';

export type Pieces = ReadonlyMap<string, PieceLetter>;

export interface Setup {
  readonly pieces: Pieces;
  readonly turn: Side;
}

export { START_FEN } from '../session/sketch';

const FILES = 'abcdefghi';

/** The pieces and the side of a FEN; what cannot be read of it is left out. */
export function setupOf(fen: string): Setup {
  const { pieces, turn } = sketchView(fen);
  return { pieces: new Map(pieces.map(({ square, piece }) => [square, piece])), turn };
}

/** Board and side as a FEN without counters. */
export function fenOf({ pieces, turn }: Setup): string {
  const rows = Array.from({ length: 10 }, (_, row) => {
    const letters = Array.from(FILES, (file) => pieces.get(`${file}${9 - row}`) ?? ' ').join('');
    return letters.replace(/ +/g, (gap) => String(gap.length));
  });
  return `${rows.join('/')} ${turn === 'black' ? 'b' : 'w'}`;
}

export function sameSetup(a: Setup, b: Setup): boolean {
  return fenOf(a) === fenOf(b);
}

/** A piece on a point, or nothing there. */
export function put(setup: Setup, square: string, piece: PieceLetter | null): Setup {
  if ((setup.pieces.get(square) ?? null) === piece) return setup;
  const pieces = new Map(setup.pieces);
  if (piece === null) pieces.delete(square);
  else pieces.set(square, piece);
  return { ...setup, pieces };
}

/** A piece taken from one point to another; what stands there goes. */
export function shift(setup: Setup, from: string, to: string): Setup {
  const piece = setup.pieces.get(from);
  if (piece === undefined || from === to) return setup;
  return put(put(setup, from, null), to, piece);
}

export function toMove(setup: Setup, turn: Side): Setup {
  return setup.turn === turn ? setup : { ...setup, turn };
}

export function cleared(setup: Setup): Setup {
  return { ...setup, pieces: new Map() };
}

/** Every piece on another point, perhaps as another piece. */
function mapped({ pieces, turn }: Setup, place: (file: number, rank: number) => string, as = (piece: PieceLetter) => piece): Setup {
  const moved = [...pieces].map(([square, piece]) => [place(FILES.indexOf(square.charAt(0)), Number(square.charAt(1))), as(piece)] as const);
  return { pieces: new Map(moved), turn };
}

/** Left and right exchanged. */
export function mirrored(setup: Setup): Setup {
  return mapped(setup, (file, rank) => `${FILES.charAt(8 - file)}${rank}`);
}

export function otherSide(side: Side): Side {
  return side === 'red' ? 'black' : 'red';
}

function otherColour(piece: PieceLetter): PieceLetter {
  return (piece === piece.toUpperCase() ? piece.toLowerCase() : piece.toUpperCase()) as PieceLetter;
}

/** The same game with the sides exchanged: turned round, colours and the move with it. */
export function swapped(setup: Setup): Setup {
  const turned = mapped(setup, (file, rank) => `${FILES.charAt(8 - file)}${9 - rank}`, otherColour);
  return { ...turned, turn: otherSide(setup.turn) };
}

/** How many pieces of each kind a side starts with. */
const STOCK: Readonly<Record<string, number>> = { K: 1, A: 2, B: 2, N: 2, R: 2, C: 2, P: 5 };

/** How many of a piece are still off the board; never below 0. */
export function leftOf({ pieces }: Setup, piece: PieceLetter): number {
  const used = [...pieces.values()].filter((each) => each === piece).length;
  return Math.max(0, (STOCK[piece.toUpperCase()] ?? 0) - used);
}
