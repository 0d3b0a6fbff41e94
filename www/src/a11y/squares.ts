/**
 * Squares as a player counts them: files from the player's own right, ranks from the player's own back rank, both from 1.
 * The screen's rows and columns are here too, because the grid and its arrow keys follow the screen.
 */
import type { PieceLetter, Side } from '../engine/wire';

export type Square = string;

export const COLUMNS = 9;
export const ROWS = 10;

/** The square in a row and column of the screen, both from 0 at the top left; null outside. */
export function squareOnScreen(row: number, column: number, flip: boolean): Square | null {
  if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) return null;
  const file = flip ? COLUMNS - 1 - column : column;
  const rank = flip ? row : ROWS - 1 - row;
  return String.fromCharCode(97 + file) + String(rank);
}

/** Row and column of a square on the screen. */
export function placeOnScreen(square: Square, flip: boolean): { row: number; column: number } {
  const file = square.charCodeAt(0) - 97;
  const rank = square.charCodeAt(1) - 48;
  return flip ? { row: rank, column: COLUMNS - 1 - file } : { row: ROWS - 1 - rank, column: file };
}

/** File 1 to 9 and rank 1 to 10 as a side counts them. */
export function countedBy(side: Side, square: Square): { file: number; rank: number } {
  const { row, column } = placeOnScreen(square, side === 'black');
  return { file: COLUMNS - column, rank: ROWS - row };
}

/** The square on a counted file and rank; null outside. */
export function squareCounted(side: Side, file: number, rank: number): Square | null {
  return squareOnScreen(ROWS - rank, COLUMNS - file, side === 'black');
}

export function sideOf(piece: PieceLetter): Side {
  return piece === piece.toUpperCase() ? 'red' : 'black';
}

export type Direction = 'forward' | 'back' | 'left' | 'right';
export const DIRECTIONS: readonly Direction[] = ['forward', 'back', 'left', 'right'];

/** The square `steps` away in a direction as a side sees it; null outside the board. */
export function neighbour(side: Side, square: Square, direction: Direction, steps = 1): Square | null {
  const { file, rank } = countedBy(side, square);
  switch (direction) {
    case 'forward':
      return squareCounted(side, file, rank + steps);
    case 'back':
      return squareCounted(side, file, rank - steps);
    case 'left':
      return squareCounted(side, file + steps, rank);
    case 'right':
      return squareCounted(side, file - steps, rank);
  }
}
