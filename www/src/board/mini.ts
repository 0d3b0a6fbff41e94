/**
 * Small still diagrams: the window of seven files and five ranks that pattern cards show, and whole thumbnails. Nothing
 * moves and nothing is picked up here.
 */
import type { PieceLetter } from '../engine/wire';
import { HEIGHT, WIDTH, pointOf } from './geometry';
import { drawGlyph } from './glyph';
import { drawGround } from './ground';
import { paletteOf, type Look } from './look';
import { drawPiece } from './piece';
import { fileOf, rankOf, type Pieces } from './square';

/** The part of the board that is shown, in units. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The file that bears a tab for the red king below, 0 to 8; null when there is none. */
  readonly kingTab: number | null;
}

const CROP_WIDTH = 700;
/** Five ranks of Black's half and a strip of river. */
const CROP_HEIGHT = 534;

export const WHOLE: Window = { left: 0, top: 0, width: WIDTH, height: HEIGHT, kingTab: null };
/** The whole board in the middle of a card's shape. */
const WHOLE_ON_CARD: Window = {
  left: (WIDTH - (HEIGHT * CROP_WIDTH) / CROP_HEIGHT) / 2,
  top: 0,
  width: (HEIGHT * CROP_WIDTH) / CROP_HEIGHT,
  height: HEIGHT,
  kingTab: null,
};

/**
 * The window of a pattern card, always 700 wide to 534 high: files b to h, moved to a or i where a piece stands there. Where
 * pieces stand on both, or any but the red king in Red's half, the whole board, so that nothing of a puzzle is cut off.
 */
export function cardWindow(pieces: Pieces): Window {
  let kingTab: number | null = null;
  const files = new Set<number>();
  for (const [square, piece] of pieces) {
    if (rankOf(square) >= 5) files.add(fileOf(square));
    else if (piece === 'K') kingTab = fileOf(square);
    else return WHOLE_ON_CARD;
  }
  const first = files.has(0);
  const last = files.has(8);
  if (first && last) return WHOLE_ON_CARD;
  return { left: first ? 0 : last ? 200 : 100, top: 0, width: CROP_WIDTH, height: CROP_HEIGHT, kingTab };
}

function drawKingTab(ctx: CanvasRenderingContext2D, file: number, colour: string): void {
  const x = 50 + 100 * file;
  ctx.strokeStyle = colour;
  ctx.lineWidth = 6;
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'miter';
  ctx.beginPath();
  ctx.moveTo(x - 20, 486);
  ctx.lineTo(x, 466);
  ctx.lineTo(x + 20, 486);
  ctx.stroke();
  drawGlyph(ctx, '帥', x + 56, 492, { fill: colour, size: 54 });
}

export interface MiniOptions extends Look {
  /** CSS pixels of the shown width, and device pixels a CSS pixel. */
  readonly width: number;
  readonly ratio: number;
  /** Draws the tab of a red king outside the window. */
  readonly kingTab: boolean;
}

/** Draws a still diagram and sizes the canvas for it, in whole pixels and never smaller than its room. */
export function drawMini(canvas: HTMLCanvasElement, pieces: Pieces, window: Window, options: MiniOptions): void {
  const { set, width, ratio } = options;
  const ctx = canvas.getContext('2d', { alpha: false });
  if (ctx === null || width === 0) return;
  const palette = paletteOf(options);
  const scale = (width * ratio) / window.width;
  const cssWidth = Math.ceil(width - 0.01);
  const cssHeight = Math.ceil((width * window.height) / window.width - 0.01);
  canvas.width = Math.round(cssWidth * ratio);
  canvas.height = Math.round(cssHeight * ratio);
  canvas.style.width = `${cssWidth}px`;
  canvas.style.height = `${cssHeight}px`;
  const frame = { width: (width * WIDTH) / window.width, ratio, labels: false, flip: false };
  const cropped = window.height < HEIGHT;
  ctx.setTransform(scale, 0, 0, scale, -window.left * scale, -window.top * scale);
  const d = (90 * width) / window.width;
  const plain = d < 12;
  drawGround(ctx, frame, 'off', palette, { x: window.left, y: window.top }, { river: !cropped && !plain, least: plain ? 0.5 : 1, lines: plain ? 0.45 : 1 });
  if (options.kingTab && window.kingTab !== null) drawKingTab(ctx, window.kingTab, palette.zhu);
  const order = (square: string) => rankOf(square) * -10 + fileOf(square);
  const sorted: [string, PieceLetter][] = [...pieces].sort(([a], [b]) => order(a) - order(b));
  for (const [square, piece] of sorted) {
    const { x, y } = pointOf(square, false);
    ctx.save();
    ctx.translate(x, y);
    drawPiece(ctx, piece, set, d, scale, palette);
    ctx.restore();
  }
}
