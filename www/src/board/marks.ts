/**
 * Marks on points: last move, selection, destinations, hint, check, keyboard cursor, crosshair. None of them tells by colour
 * alone; each has a shape of its own.
 */
import type { Point } from './geometry';
import { HEIGHT, WIDTH, pointOf } from './geometry';
import { drawGlyph } from './glyph';
import type { BoardState } from './state';
import type { Palette } from './theme';

type Context = CanvasRenderingContext2D;

interface Corners {
  readonly out: number;
  readonly arm: number;
  readonly width: number;
}

const TARGET: Corners = { out: 48, arm: 16, width: 5 };
const ORIGIN: Corners = { out: 31, arm: 13, width: 3.4 };
const CURSOR: Corners = { out: 58, arm: 15, width: 4 };

function corners(ctx: Context, at: Point, { out, arm, width }: Corners, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'miter';
  ctx.beginPath();
  for (const right of [-1, 1]) {
    for (const down of [-1, 1]) {
      ctx.moveTo(at.x + right * out, at.y + down * (out - arm));
      ctx.lineTo(at.x + right * out, at.y + down * out);
      ctx.lineTo(at.x + right * (out - arm), at.y + down * out);
    }
  }
  ctx.stroke();
}

function ring(ctx: Context, at: Point, radius: number, width: number, colour: string, dash: readonly number[] = []): void {
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'butt';
  ctx.setLineDash([...dash]);
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.restore();
}

/** Smaller and thinner corners than the target's. */
export function drawLastOrigin(ctx: Context, state: BoardState, palette: Palette): void {
  if (state.last !== null) corners(ctx, pointOf(state.last.from, state.flip), ORIGIN, palette.last);
}

export function drawLastTarget(ctx: Context, state: BoardState, palette: Palette): void {
  if (state.last !== null) corners(ctx, pointOf(state.last.to, state.flip), TARGET, palette.last);
}

export function drawSelected(ctx: Context, at: Point, palette: Palette): void {
  ring(ctx, at, 50, 5, palette.last);
}

/** A dot on each free destination, a broken ring around each piece that can be taken. */
export function drawDestinations(ctx: Context, state: BoardState, palette: Palette): void {
  if (state.selected === null || !state.showDestinations) return;
  for (const square of state.legal.get(state.selected) ?? []) {
    const at = pointOf(square, state.flip);
    if (state.pieces.has(square)) {
      ring(ctx, at, 49, 5.5, palette.hint, [26, 12.5]);
      continue;
    }
    ctx.beginPath();
    ctx.arc(at.x, at.y, 12, 0, 2 * Math.PI);
    ctx.fillStyle = palette.hint;
    ctx.fill();
    ctx.strokeStyle = palette.halo;
    ctx.lineWidth = 3;
    ctx.stroke();
  }
}

export function drawHint(ctx: Context, state: BoardState, palette: Palette): void {
  if (state.hint !== null) ring(ctx, pointOf(state.hint, state.flip), 52, 6, palette.hint, [22, 11]);
}

/** Double ring around the king in check; `swell` above 1 is the pulse when it appears. */
export function drawCheckRings(ctx: Context, at: Point, swell: number, palette: Palette): void {
  ring(ctx, at, 51 * swell, 4, palette.check);
  ring(ctx, at, 57 * swell, 2, palette.check);
}

/** The small 将 badge at the king's shoulder, kept inside the view. */
export function drawCheckBadge(ctx: Context, at: Point, top: number, palette: Palette): void {
  const half = 19;
  const x = Math.min(at.x + 42, WIDTH - half - 1);
  const y = Math.max(at.y - 36, top + half + 1);
  ctx.fillStyle = palette.zhu;
  ctx.beginPath();
  ctx.roundRect(x - half, y - half, 2 * half, 2 * half, 6);
  ctx.fill();
  drawGlyph(ctx, '将', x, y, { fill: '#fff', size: 25, weight: 10 });
}

/** The keyboard's cursor: a ring and four outer corners; outside the selection's ring where both are on one point. */
export function drawCursor(ctx: Context, state: BoardState, palette: Palette): void {
  if (state.cursor === null) return;
  const at = pointOf(state.cursor, state.flip);
  corners(ctx, at, CURSOR, palette.halo);
  if (state.cursor !== state.selected) ring(ctx, at, 50, 5, palette.focus);
  corners(ctx, at, CURSOR, palette.focus);
}

/** Lines through the point that a finger hides. */
export function drawCrosshair(ctx: Context, at: Point, palette: Palette): void {
  ctx.save();
  ctx.globalAlpha = 0.7;
  ctx.strokeStyle = palette.last;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(at.x, 50);
  ctx.lineTo(at.x, HEIGHT - 50);
  ctx.moveTo(50, at.y);
  ctx.lineTo(WIDTH - 50, at.y);
  ctx.stroke();
  ctx.restore();
}
