/**
 * The layer that does not move: board, lines, marks, river, frame and labels. Drawn once for each size and theme.
 */
import { CELL, HEIGHT, WIDTH, deviceScale, pitch, type Frame, type Point } from './geometry';
import { drawGlyph } from './glyph';
import { labelsOf, type LabelText } from './labels';
import type { Labels } from './state';
import type { Palette } from './theme';

const SANS = 'system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';
/** Points with corner marks: cannons and soldiers, as [file, row]. */
export const MARKED: readonly (readonly [number, number])[] = [
  ...[1, 7].flatMap((file) => [2, 7].map((row) => [file, row] as const)),
  ...[0, 2, 4, 6, 8].flatMap((file) => [3, 6].map((row) => [file, row] as const)),
];
export const PALACES: readonly (readonly [number, number, number, number])[] = [
  [350, 50, 550, 250],
  [550, 50, 350, 250],
  [350, 750, 550, 950],
  [550, 750, 350, 950],
];

/** A line width of whole device pixels, in units. */
function wholePixels(units: number, cssLeast: number, frame: Frame): number {
  const scale = deviceScale(frame);
  return Math.max(1, Math.round(Math.max(units * scale, cssLeast * frame.ratio))) / scale;
}

/** Moves a coordinate so that a line of this width has sharp edges. The offset is that of the view box in device pixels. */
function sharp(at: number, width: number, scale: number, offset: number): number {
  const half = (width * scale) / 2;
  return (Math.round(at * scale + offset - half) + half - offset) / scale;
}

interface Pen {
  readonly width: number;
  x(at: number): number;
  y(at: number): number;
}

function penOf(width: number, frame: Frame, origin: Point): Pen {
  const scale = deviceScale(frame);
  return { width, x: (at) => sharp(at, width, scale, -origin.x * scale), y: (at) => sharp(at, width, scale, -origin.y * scale) };
}

function drawLines(ctx: CanvasRenderingContext2D, pen: Pen): void {
  const left = pen.x(50);
  const right = pen.x(850);
  ctx.lineWidth = pen.width;
  ctx.lineCap = 'square';
  ctx.beginPath();
  for (let row = 0; row < 10; row += 1) {
    const y = pen.y(50 + CELL * row);
    ctx.moveTo(left, y);
    ctx.lineTo(right, y);
  }
  for (let file = 0; file < 9; file += 1) {
    const x = pen.x(50 + CELL * file);
    const parts = file === 0 || file === 8 ? [[50, 950]] : [[50, 450], [550, 950]];
    for (const [from = 0, to = 0] of parts) {
      ctx.moveTo(x, pen.y(from));
      ctx.lineTo(x, pen.y(to));
    }
  }
  ctx.stroke();
}

/** The palaces' diagonals. Slanted lines cannot be sharp, so they keep their exact width. */
function drawPalaces(ctx: CanvasRenderingContext2D, frame: Frame, least: number): void {
  ctx.lineWidth = Math.max(2, (least * WIDTH) / frame.width);
  ctx.beginPath();
  for (const [x1, y1, x2, y2] of PALACES) {
    ctx.moveTo(x1, y1);
    ctx.lineTo(x2, y2);
  }
  ctx.stroke();
}

function drawMarks(ctx: CanvasRenderingContext2D, pen: Pen): void {
  const gap = 8;
  const arm = 16;
  ctx.lineWidth = pen.width * 0.95;
  ctx.lineCap = 'butt';
  ctx.beginPath();
  for (const [file, row] of MARKED) {
    const x = 50 + CELL * file;
    const y = 50 + CELL * row;
    for (const right of [-1, 1]) {
      if ((file === 0 && right === -1) || (file === 8 && right === 1)) continue;
      for (const down of [-1, 1]) {
        const cornerX = pen.x(x + right * gap);
        const cornerY = pen.y(y + down * gap);
        ctx.moveTo(cornerX, pen.y(y + down * (gap + arm)));
        ctx.lineTo(cornerX, cornerY);
        ctx.lineTo(pen.x(x + right * (gap + arm)), cornerY);
      }
    }
  }
  ctx.stroke();
}

function drawFrame(ctx: CanvasRenderingContext2D, pen: Pen): void {
  const [left, top, right, bottom] = [pen.x(38), pen.y(38), pen.x(WIDTH - 38), pen.y(HEIGHT - 38)];
  ctx.lineWidth = pen.width;
  ctx.lineJoin = 'miter';
  ctx.strokeRect(left, top, right - left, bottom - top);
}

/** The words in the river. They lie still when the board is turned. */
function drawRiver(ctx: CanvasRenderingContext2D, palette: Palette): void {
  ctx.globalAlpha = 0.62;
  for (const [char, x] of [['楚', 204], ['河', 296], ['漢', 604], ['界', 696]] as const) {
    drawGlyph(ctx, char, x, HEIGHT / 2, { fill: palette.river, size: 42 });
  }
  ctx.globalAlpha = 1;
}

function drawLabel(ctx: CanvasRenderingContext2D, label: LabelText, x: number, y: number, size: number, palette: Palette): void {
  if (label.numeral) {
    drawGlyph(ctx, label.text, x, y, { fill: palette.label, size });
    return;
  }
  ctx.font = `500 ${size.toFixed(2)}px ${SANS}`;
  ctx.fillStyle = palette.label;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(label.text, x, y);
}

function drawLabels(ctx: CanvasRenderingContext2D, frame: Frame, labels: Labels, palette: Palette): void {
  const { top, bottom, ranks } = labelsOf(labels, frame.flip);
  const size = Math.min(30, Math.max(24, (12 * WIDTH) / frame.width));
  top.forEach((label, column) => drawLabel(ctx, label, 50 + CELL * column, -7, size, palette));
  bottom.forEach((label, column) => drawLabel(ctx, label, 50 + CELL * column, 1029, size, palette));
  ranks.forEach((label, row) => drawLabel(ctx, label, 17, 50 + CELL * row + size * 0.36, size * 0.8, palette));
}

/** What small diagrams do otherwise. */
export interface GroundStyle {
  readonly river: boolean;
  /** Least width of a line in CSS pixels. */
  readonly least: number;
  /** Opacity of the lines. */
  readonly lines: number;
}

const USUAL: GroundStyle = { river: true, least: 0.75, lines: 1 };

/** Paints the ground into a context whose unit is the board unit. `origin` is what lies at the canvas's top left corner. */
export function drawGround(ctx: CanvasRenderingContext2D, frame: Frame, labels: Labels, palette: Palette, origin: Point, style = USUAL): void {
  const small = pitch(frame) < 28;
  const line = penOf(wholePixels(2, style.least, frame), frame, origin);
  ctx.fillStyle = palette.board;
  // More than the view, for widths that are no whole number of pixels.
  ctx.fillRect(origin.x - CELL, origin.y - CELL, 3 * WIDTH, 3 * WIDTH);
  ctx.strokeStyle = palette.line;
  ctx.globalAlpha = style.lines;
  drawPalaces(ctx, frame, style.least);
  drawLines(ctx, line);
  if (!small) drawMarks(ctx, line);
  drawFrame(ctx, penOf(wholePixels(4, 1.2, frame), frame, origin));
  ctx.globalAlpha = 1;
  if (style.river) drawRiver(ctx, palette);
  if (frame.labels) drawLabels(ctx, frame, labels, palette);
}
