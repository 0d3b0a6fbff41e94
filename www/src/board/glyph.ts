/** Draws characters from our own outlines, never from the reader's fonts. */
import { GLYPHS } from '../generated/glyphs';
import type { PieceLetter } from '../engine/wire';
import type { PieceSet } from './state';

/** Units an em in the outline data. */
export const EM = 500;

const paths = new Map<string, Path2D>();

function pathOf(char: string): { size: number; path: Path2D } | null {
  const outline = GLYPHS[char];
  if (outline === undefined) return null;
  let path = paths.get(char);
  if (path === undefined) {
    path = new Path2D(outline[1]);
    paths.set(char, path);
  }
  return { size: outline[0], path };
}

export interface GlyphStyle {
  readonly fill: string;
  /** Longer side of the glyph's box in units; for numerals the em. */
  readonly size: number;
  /** Extra stroke that thickens thin strokes at small sizes, in 1/1000 em. */
  readonly weight?: number;
}

/** Draws a character with the centre of its box at (x, y) (numerals: the middle of its baseline). */
export function drawGlyph(ctx: CanvasRenderingContext2D, char: string, x: number, y: number, style: GlyphStyle): void {
  const glyph = pathOf(char);
  if (glyph === null) return;
  const scale = style.size / glyph.size;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.fillStyle = style.fill;
  ctx.fill(glyph.path);
  if (style.weight !== undefined && style.weight > 0) {
    ctx.lineJoin = 'round';
    ctx.lineWidth = (style.weight * EM) / 1000;
    ctx.strokeStyle = style.fill;
    ctx.stroke(glyph.path);
  }
  ctx.restore();
}

const TRADITIONAL: Readonly<Record<PieceLetter, string>> = {
  K: '帥', A: '仕', B: '相', N: '傌', R: '俥', C: '炮', P: '兵',
  k: '將', a: '士', b: '象', n: '馬', r: '車', c: '砲', p: '卒',
};

const SIMPLIFIED: Readonly<Record<PieceLetter, string>> = {
  K: '帅', A: '仕', B: '相', N: '马', R: '车', C: '炮', P: '兵',
  k: '将', a: '士', b: '象', n: '马', r: '车', c: '炮', p: '卒',
};

/** The character on a piece; sets of figures have that of the traditional one until their file is there. */
export function pieceGlyph(piece: PieceLetter, set: PieceSet): string {
  return set === 'simplified' ? SIMPLIFIED[piece] : TRADITIONAL[piece];
}
