/**
 * Arrows: the way from square to square (a horse's bends at its leg), the outline of shaft and head as one polygon, and its
 * drawing. All lengths are in units.
 */
import type { PieceLetter } from '../engine/wire';
import { between, distance, pointOf, type Point } from './geometry';
import { fileOf, rankOf, squareAt, type Pieces, type Square, type Step } from './square';
import type { Arrow } from './state';
import type { Palette } from './theme';

const START = 40;
const SHAFT = 16;
const HEAD_LENGTH = 29;
const HEAD_WIDTH = 38;
const HALO = 3.5;
/** The way of a step to the next point. */
const SHORT = 80;
/** How far the tip stays from the target point: empty, or under a piece whose glyph must be read. */
const SHORT_OF_POINT = 10;
const SHORT_OF_PIECE = 30;

/** The square that can block a horse's step; null when the step is not a horse's. */
export function horseLeg(step: Step): Square | null {
  const files = fileOf(step.to) - fileOf(step.from);
  const ranks = rankOf(step.to) - rankOf(step.from);
  if (Math.abs(files) === 1 && Math.abs(ranks) === 2) return squareAt(fileOf(step.from), rankOf(step.from) + ranks / 2);
  if (Math.abs(files) === 2 && Math.abs(ranks) === 1) return squareAt(fileOf(step.from) + files / 2, rankOf(step.from));
  return null;
}

function isHorse(piece: PieceLetter | undefined): boolean {
  return piece === undefined || piece === 'N' || piece === 'n';
}

/** Points that the arrow goes through, from its tail to its tip. */
export function arrowWay(step: Step, pieces: Pieces, flip: boolean): readonly Point[] {
  const from = pointOf(step.from, flip);
  const to = pointOf(step.to, flip);
  const leg = isHorse(pieces.get(step.from)) ? horseLeg(step) : null;
  const corners = leg === null ? [to] : [pointOf(leg, flip), to];
  const first = corners[0] ?? to;
  const before = corners.length > 1 ? first : from;
  const short = pieces.has(step.to) ? SHORT_OF_PIECE : SHORT_OF_POINT;
  const tail = between(from, first, START / distance(from, first));
  const tip = between(to, before, short / distance(to, before));
  return [tail, ...corners.slice(0, -1), tip];
}

/** The first part of a way, as a share of its length. */
export function partOfWay(way: readonly Point[], share: number): readonly Point[] {
  if (share >= 1) return way;
  const lengths = way.slice(1).map((point, i) => distance(way[i] ?? point, point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  const part: Point[] = way.slice(0, 1);
  for (const [i, length] of lengths.entries()) {
    const from = way[i];
    const to = way[i + 1];
    if (from === undefined || to === undefined) break;
    if (left <= length) {
      part.push(between(from, to, length === 0 ? 0 : left / length));
      break;
    }
    part.push(to);
    left -= length;
  }
  return part;
}

/** A point beside `at`: `along` in the direction a to b, `across` to its left. */
function beside(at: Point, a: Point, b: Point, along: number, across: number): Point {
  const length = distance(a, b);
  const dx = (b.x - a.x) / length;
  const dy = (b.y - a.y) / length;
  return { x: at.x + dx * along - dy * across, y: at.y + dy * along + dx * across };
}

/** Where the two edges `across` beside the lines a-b and b-c meet. */
function mitre(a: Point, b: Point, c: Point, across: number): Point {
  const one = beside({ x: 0, y: 0 }, a, b, 0, 1);
  const two = beside({ x: 0, y: 0 }, b, c, 0, 1);
  const cosine = one.x * two.x + one.y * two.y;
  const share = across / (1 + cosine);
  return { x: b.x + (one.x + two.x) * share, y: b.y + (one.y + two.y) * share };
}

/** Shaft and head of an arrow along a way, as one closed polygon. */
export function arrowOutline(way: readonly Point[], shaft = SHAFT): readonly Point[] {
  const tail = way[0];
  const tip = way.at(-1);
  const before = way.at(-2);
  const second = way[1];
  if (tail === undefined || tip === undefined || before === undefined || second === undefined) return [];
  const last = distance(before, tip);
  if (last === 0) return [];
  const head = Math.min(HEAD_LENGTH, last);
  const half = shaft / 2;
  const neck = between(tip, before, head / last);
  const side = (across: number): Point[] => {
    const points = [beside(tail, tail, second, 0, across)];
    const corner = way.length > 2 ? way[1] : undefined;
    if (corner !== undefined) points.push(mitre(tail, corner, tip, across));
    points.push(beside(neck, before, tip, 0, across), beside(neck, before, tip, 0, (across / half) * (HEAD_WIDTH / 2)));
    return points;
  };
  return [...side(half), tip, ...side(-half).reverse()];
}

function trace(ctx: CanvasRenderingContext2D, points: readonly Point[]): void {
  ctx.beginPath();
  points.forEach(({ x, y }, i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.closePath();
}

function drawBadge(ctx: CanvasRenderingContext2D, text: string, at: Point, fill: string, palette: Palette): void {
  ctx.beginPath();
  ctx.arc(at.x, at.y, 21, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.strokeStyle = palette.halo;
  ctx.lineWidth = 2 * HALO;
  ctx.stroke();
  ctx.fill();
  ctx.fillStyle = palette.halo;
  ctx.font = '600 26px system-ui, sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, at.x, at.y + 1);
}

/** Draws an arrow; `share` below 1 draws it only so far from its tail. */
export function drawArrow(ctx: CanvasRenderingContext2D, arrow: Arrow, pieces: Pieces, flip: boolean, share: number, palette: Palette): void {
  const way = arrowWay(arrow, pieces, flip);
  const outline = arrowOutline(partOfWay(way, share), arrow.width);
  if (outline.length === 0) return;
  const fill = palette.arrows[arrow.kind];
  ctx.save();
  ctx.globalAlpha = 0.94;
  ctx.lineJoin = 'round';
  trace(ctx, outline);
  ctx.strokeStyle = palette.halo;
  ctx.lineWidth = 2 * HALO;
  ctx.stroke();
  ctx.fillStyle = fill;
  ctx.fill();
  const [tail, middle] = way;
  const tip = way.at(-1);
  if (arrow.badge !== undefined && share >= 1 && tail !== undefined && middle !== undefined && tip !== undefined) {
    // On a short arrow the head has to be seen.
    const at = way.length > 2 ? middle : between(tail, tip, distance(tail, tip) < SHORT ? 0 : 0.5);
    drawBadge(ctx, arrow.badge, at, fill, palette);
  }
  ctx.restore();
}
