/**
 * The board as paths, for diagrams that are printed: black on white, sharp at any size, no colour needed. Red's pieces are open discs
 * with a black character, Black's are solid with a white one.
 */
import type { PieceLetter } from '../engine/wire';
import { GLYPHS } from '../generated/glyphs';
import { LETTERS } from '../generated/letters';
import { arrowOutline, arrowWay } from './arrow';
import { CELL, HEIGHT, WIDTH, type Point } from './geometry';
import { EM, pieceGlyph } from './glyph';
import { MARKED, PALACES } from './ground';
import { wxfLetter } from './looks';
import { PICTURES } from './pictures';
import { stepOf, type Pieces } from './square';
import type { PieceSet } from './state';

/** A path and the factor that its numbers are scaled by. */
export interface Outline {
  readonly d: string;
  readonly scale: number;
}

function gridPath(): string {
  const rows = Array.from({ length: 10 }, (_, row) => `M50 ${50 + CELL * row}H850`);
  const files = Array.from({ length: 9 }, (_, file) => {
    const x = 50 + CELL * file;
    return file === 0 || file === 8 ? `M${x} 50V950` : `M${x} 50V450M${x} 550V950`;
  });
  const palaces = PALACES.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`);
  return [...rows, ...files, ...palaces].join('');
}

function marksPath(): string {
  const [gap, arm] = [8, 16];
  const corners = MARKED.flatMap(([file, row]) => {
    const [x, y] = [50 + CELL * file, 50 + CELL * row];
    const sides = [-1, 1].filter((right) => !(file === 0 && right === -1) && !(file === 8 && right === 1));
    return sides.flatMap((right) => [-1, 1].map((down) => `M${x + right * gap} ${y + down * (gap + arm)}v${-down * arm}h${right * arm}`));
  });
  return corners.join('');
}

/** Lines and palaces; the small corners at the points of cannons and soldiers; the outer frame. */
export const GRID = gridPath();
export const MARKS = marksPath();
export const FRAME = `M38 38H${WIDTH - 38}V${HEIGHT - 38}H38Z`;

/** The words in the river, with where they stand. */
export const RIVER: readonly (Outline & { readonly x: number })[] = (
  [['楚', 204], ['河', 296], ['漢', 604], ['界', 696]] as const
).map(([char, x]) => ({ ...sized(GLYPHS[char], 42), x }));

function sized(glyph: readonly [size: number, path: string] | undefined, size: number): Outline {
  return glyph === undefined ? { d: '', scale: 1 } : { d: glyph[1], scale: size / glyph[0] };
}

/** A numeral of the file labels; null for one that is written as text. */
export function numeral(text: string, size: number): Outline | null {
  const glyph = GLYPHS[text];
  return glyph === undefined ? null : sized(glyph, size);
}

/** What stands on a piece. `small`: under 22 CSS pixels, where it is larger. */
export function figureOf(piece: PieceLetter, set: PieceSet, small: boolean): Outline {
  if (set === 'pictures') return { d: PICTURES[piece.toUpperCase()] ?? '', scale: 1 };
  if (set === 'letters') return sized(LETTERS[wxfLetter(piece)], 46);
  return sized(GLYPHS[pieceGlyph(piece, set)], small ? 60 : 56);
}

/** Width of the stroke that thickens a figure, in the numbers of its path. */
export function figureStroke(small: boolean): number {
  return ((small ? 16 : 8) * EM) / 1000;
}

/** The arrow of a move as a closed polygon; empty for a text that is none. */
export function arrowPoints(move: string, pieces: Pieces): string {
  const step = stepOf(move);
  if (step === null) return '';
  return arrowOutline(arrowWay(step, pieces, false)).map(({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
