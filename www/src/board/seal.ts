/** The seal that ends a game (绝杀, 困毙): where there is room for it, and its drawing. */
import { pointOf, type Point } from './geometry';
import { drawGlyph } from './glyph';
import type { Pieces } from './square';
import type { Palette } from './theme';

const SIDE = 168;
/** The six places in order of preference: two cells by two, as their middle on the screen. */
const PLACES: readonly Point[] = [
  { x: 755, y: 136 },
  { x: 145, y: 136 },
  { x: 755, y: 500 },
  { x: 145, y: 500 },
  { x: 755, y: 864 },
  { x: 145, y: 864 },
];
/** A disc whose centre is nearer than this along both axes would be touched. */
const CLEAR = SIDE / 2 + 40;

/** The middle of the first place where the seal covers no piece; null when there is none. */
export function sealPlace(pieces: Pieces, flip: boolean): Point | null {
  const points = [...pieces.keys()].map((square) => pointOf(square, flip));
  const free = (place: Point) => points.every(({ x, y }) => Math.abs(x - place.x) >= CLEAR || Math.abs(y - place.y) >= CLEAR);
  return PLACES.find(free) ?? null;
}

/** Draws the seal; `share` from 0 to 1 is how far it has come down. */
export function drawSeal(ctx: CanvasRenderingContext2D, words: string, at: Point, share: number, palette: Palette): void {
  const scale = 1.25 - 0.25 * share;
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate((-4 * Math.PI) / 180);
  ctx.scale(scale, scale);
  ctx.globalAlpha = share;
  ctx.fillStyle = palette.zhu;
  ctx.beginPath();
  ctx.roundRect(-SIDE / 2, -SIDE / 2, SIDE, SIDE, 24);
  ctx.fill();
  ctx.globalAlpha = 0.85 * share;
  ctx.strokeStyle = '#fff';
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.roundRect(-SIDE / 2 + 12, -SIDE / 2 + 12, SIDE - 24, SIDE - 24, 16);
  ctx.stroke();
  ctx.globalAlpha = share;
  Array.from(words).slice(0, 2).forEach((char, i) => drawGlyph(ctx, char, 0, i === 0 ? -33 : 34, { fill: '#fff', size: 62 }));
  ctx.restore();
}
