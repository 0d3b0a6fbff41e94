/**
 * Pieces of a position without the engine: for pictures, and for the board of the first seconds. It moves pieces and
 * knows no rules; the texts come from packs that were read with bounds.
 */
import type { PieceLetter, PlacedPiece, PositionView } from '../engine/wire';

const LETTERS = 'KABNRCPkabnrcp';

function isPiece(char: string): char is PieceLetter {
  return LETTERS.includes(char);
}

/** The pieces of a FEN, from a9 to i0. What is neither a piece nor a number is passed over. */
export function sketch(fen: string): PlacedPiece[] {
  const placed: PlacedPiece[] = [];
  const rows = (fen.split(' ')[0] ?? '').split('/');
  rows.slice(0, 10).forEach((row, index) => {
    let file = 0;
    for (const char of row) {
      if (isPiece(char) && file < 9) placed.push({ square: `${'abcdefghi'.charAt(file)}${9 - index}`, piece: char });
      file += isPiece(char) ? 1 : Number(char) || 0;
    }
  });
  return placed;
}

/** The pieces after moves; what stands on a target goes. */
export function sketchAfter(fen: string, moves: readonly string[]): PlacedPiece[] {
  let placed = sketch(fen);
  for (const move of moves) {
    const from = move.slice(0, 2);
    const to = move.slice(2);
    placed = placed
      .filter(({ square }) => square !== to)
      .map(({ square, piece }) => ({ square: square === from ? to : square, piece }));
  }
  return placed;
}

/** The beginning of a game. */
export const START_FEN = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w';

/** A position as a view in which nothing can be moved yet. */
export function sketchView(fen: string): PositionView {
  return {
    fen,
    turn: fen.split(' ')[1] === 'b' ? 'black' : 'red',
    pieces: sketch(fen),
    legal: [],
    check: null,
    checkers: [],
    status: 'playing',
  };
}
