/**
 * Squares as on the wire: "a0" to "i9", file a on Red's left, rank 0 Red's back rank. Nothing about pixels is here.
 */
import type { PieceLetter, PlacedPiece, Side } from '../engine/wire';

export type Square = string;

/** What stands where. A square that is not a key is empty. */
export type Pieces = ReadonlyMap<Square, PieceLetter>;

export interface Step {
  readonly from: Square;
  readonly to: Square;
}

export const FILES = 9;
export const RANKS = 10;

/** File of a square, 0 (a) to 8 (i). */
export function fileOf(square: Square): number {
  return square.charCodeAt(0) - 97;
}

/** Rank of a square, 0 (Red's back rank) to 9. */
export function rankOf(square: Square): number {
  return square.charCodeAt(1) - 48;
}

/** The square on a file and a rank, or null outside the board. */
export function squareAt(file: number, rank: number): Square | null {
  if (file < 0 || file >= FILES || rank < 0 || rank >= RANKS) return null;
  return String.fromCharCode(97 + file) + String(rank);
}

export function sideOf(piece: PieceLetter): Side {
  return piece === piece.toUpperCase() ? 'red' : 'black';
}

/** The two squares of "h2e2"; null for anything else. */
export function stepOf(move: string): Step | null {
  return /^[a-i][0-9][a-i][0-9]$/.test(move) ? { from: move.slice(0, 2), to: move.slice(2) } : null;
}

/** Destinations by origin, from a list of moves. */
export function destinations(moves: readonly string[]): ReadonlyMap<Square, ReadonlySet<Square>> {
  const found = new Map<Square, Set<Square>>();
  for (const move of moves) {
    const step = stepOf(move);
    if (step === null) continue;
    const targets = found.get(step.from) ?? new Set<Square>();
    targets.add(step.to);
    found.set(step.from, targets);
  }
  return found;
}

export function piecesOf(placed: readonly PlacedPiece[]): Pieces {
  return new Map(placed.map(({ square, piece }) => [square, piece]));
}

export function samePieces(a: Pieces, b: Pieces): boolean {
  if (a.size !== b.size) return false;
  for (const [square, piece] of a) if (b.get(square) !== piece) return false;
  return true;
}
