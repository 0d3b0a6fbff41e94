/**
 * A piece as a sprite: shadow, disc, ring or double ring, engraved glyph. Sides differ in ink and in rings, so that the
 * simplified set, where both sides share three glyphs, can be read without colour.
 */
import type { PieceLetter } from '../engine/wire';
import { drawGlyph, pieceGlyph } from './glyph';
import { figures } from './look';
import { sideOf } from './square';
import type { PieceSet } from './state';
import type { DarkDisc, Palette } from './theme';

/** Half the side of the sprite in units: disc, rim, shadow and its blur. */
export const REACH = 58;

/** Stroke that opens small glyphs, in 1/1000 em, for a disc of d CSS pixels. */
export function opticalWeight(d: number): number {
  if (d < 26) return 26;
  if (d < 44) return 15;
  return d < 70 ? 7 : 0;
}

/** What makes of Song's weight 700 one of 900, in 1/1000 em. */
const BOLD = 22;

function circle(ctx: CanvasRenderingContext2D, radius: number): void {
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, 2 * Math.PI);
}

/** The soft shadow below the disc; drawn far outside with only its shadow falling inside, for canvases without filters. */
function drawShadow(ctx: CanvasRenderingContext2D, scale: number, palette: Palette): void {
  const away = 4000;
  ctx.save();
  ctx.shadowColor = palette.shadow;
  ctx.shadowBlur = 5.2 * scale;
  ctx.shadowOffsetX = away * scale;
  ctx.fillStyle = '#000';
  ctx.beginPath();
  ctx.ellipse(-away, 4.5, 45, 44.5, 0, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
}

/** The colours of a disc. */
type Disc = Pick<DarkDisc, 'centre' | 'edge' | 'rim'>;

function drawDisc(ctx: CanvasRenderingContext2D, d: number, { centre, edge, rim }: Disc): void {
  const light = ctx.createRadialGradient(-8.9, -16, 0, -8.9, -16, 66.75);
  light.addColorStop(0, centre);
  light.addColorStop(1, edge);
  circle(ctx, 44.5);
  ctx.fillStyle = light;
  ctx.fill();
  ctx.strokeStyle = rim;
  ctx.lineWidth = d < 26 ? 2.4 : 1.8;
  ctx.stroke();
}

function drawRings(ctx: CanvasRenderingContext2D, red: boolean, d: number, ink: string): void {
  const rings = red ? [[38.5, 2.4]] : d < 26 ? [[38.5, 3]] : [[39.5, 2], [35.6, 1.1]];
  ctx.strokeStyle = ink;
  for (const [radius = 0, width = 0] of rings) {
    circle(ctx, radius);
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

/** The plain disc of a thumbnail. */
function drawThumb(ctx: CanvasRenderingContext2D, red: boolean, palette: Palette): void {
  circle(ctx, 42);
  ctx.fillStyle = red ? palette.zhu : palette.thumbBlack;
  ctx.fill();
  if (red || palette.thumbStroke === null) return;
  circle(ctx, 39);
  ctx.strokeStyle = palette.thumbStroke;
  ctx.lineWidth = 6;
  ctx.stroke();
}

/**
 * Draws a piece centred on 0,0 in units. `d` is the disc's diameter in CSS pixels, which decides how much detail it bears;
 * `scale` is device pixels a unit.
 */
export function drawPiece(ctx: CanvasRenderingContext2D, piece: PieceLetter, set: PieceSet, d: number, scale: number, palette: Palette, bold = false): void {
  const red = sideOf(piece) === 'red';
  if (d < 12) {
    drawThumb(ctx, red, palette);
    return;
  }
  const dark = red ? undefined : palette.darkDisc;
  const ink = dark?.ink ?? (red ? palette.red : palette.black);
  drawShadow(ctx, scale, palette);
  drawDisc(ctx, d, dark ?? { centre: palette.discCentre, edge: palette.discEdge, rim: palette.rim });
  drawRings(ctx, red, d, ink);
  const figure = figures();
  if ((set === 'letters' || set === 'pictures') && figure !== null) {
    figure(ctx, piece, set, ink);
    return;
  }
  const glyph = pieceGlyph(piece, set);
  const size = red ? 56 : 54;
  const weight = bold ? BOLD : opticalWeight(d);
  if (d >= 60 && dark === undefined) {
    ctx.globalAlpha = 0.85;
    drawGlyph(ctx, glyph, 0, 1.3, { fill: '#fffdf6', size, weight });
    ctx.globalAlpha = 1;
  }
  drawGlyph(ctx, glyph, 0, 0, { fill: ink, size, weight });
}

/** Sprites of one size and theme, made when first asked for. */
export interface Sprites {
  of(piece: PieceLetter): HTMLCanvasElement;
}

/** `scale` is device pixels a unit, already enlarged for a lifted piece; `d` as in drawPiece. */
export function createSprites(set: PieceSet, d: number, scale: number, palette: Palette, bold = false): Sprites {
  const made = new Map<PieceLetter, HTMLCanvasElement>();
  return {
    of(piece) {
      const known = made.get(piece);
      if (known !== undefined) return known;
      const sprite = document.createElement('canvas');
      const side = Math.ceil(2 * REACH * scale);
      sprite.width = side;
      sprite.height = side;
      const ctx = sprite.getContext('2d');
      if (ctx !== null) {
        ctx.setTransform(scale, 0, 0, scale, side / 2, side / 2);
        drawPiece(ctx, piece, set, d, scale, palette, bold);
      }
      made.set(piece, sprite);
      return sprite;
    },
  };
}
