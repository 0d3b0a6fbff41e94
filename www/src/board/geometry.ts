/**
 * Where things are, in board units (a cell is 100): points of squares, the view box with and without labels, and the way
 * back from a pointer to a square. Pixels come in only as the frame's scale.
 */
import { fileOf, rankOf, squareAt, type Square } from './square';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CELL = 100;
export const WIDTH = 900;
export const HEIGHT = 1000;
/** Height of each label strip, above and below the board. */
export const STRIP = 44;

/** How the board lies on its canvas. */
export interface Frame {
  /** CSS pixels of the whole width. */
  readonly width: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  readonly labels: boolean;
  readonly flip: boolean;
}

/** Total height in units, label strips included. */
export function viewHeight(labels: boolean): number {
  return labels ? HEIGHT + 2 * STRIP : HEIGHT;
}

/** Top edge of the view box. */
export function viewTop(labels: boolean): number {
  return labels ? -STRIP : 0;
}

/** CSS pixels from one line to the next. */
export function pitch(frame: Frame): number {
  return (frame.width * CELL) / WIDTH;
}

/** Device pixels a unit. */
export function deviceScale(frame: Frame): number {
  return (frame.width * frame.ratio) / WIDTH;
}

/** The intersection of a square. Red is at the bottom unless flipped. */
export function pointOf(square: Square, flip: boolean): Point {
  const file = fileOf(square);
  const rank = rankOf(square);
  return flip ? { x: 50 + CELL * (8 - file), y: 50 + CELL * rank } : { x: 50 + CELL * file, y: 50 + CELL * (9 - rank) };
}

/** The square whose intersection is nearest, if that is at most half a cell away along each line. */
export function squareNear(point: Point, flip: boolean): Square | null {
  const column = Math.round((point.x - 50) / CELL);
  const row = Math.round((point.y - 50) / CELL);
  return flip ? squareAt(8 - column, row) : squareAt(column, 9 - row);
}

/** Board units of a place given in CSS pixels from the canvas's top left corner. */
export function unitsAt(cssX: number, cssY: number, frame: Frame): Point {
  const scale = WIDTH / frame.width;
  return { x: cssX * scale, y: cssY * scale + viewTop(frame.labels) };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Where the DOM cell of a square lies over the canvas, in per cent of the canvas's box. */
export function cellBox(square: Square, flip: boolean, labels: boolean): { left: number; top: number; width: number; height: number } {
  const { x, y } = pointOf(square, flip);
  const height = viewHeight(labels);
  return {
    left: ((x - 50) / WIDTH) * 100,
    top: ((y - 50 - viewTop(labels)) / height) * 100,
    width: (CELL / WIDTH) * 100,
    height: (CELL / height) * 100,
  };
}
