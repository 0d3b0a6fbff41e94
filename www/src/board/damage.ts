/**
 * What of the board is different from one picture to the next: a press, a drag and a slide alter a few points, and only these
 * are painted anew.
 */
import { between, deviceScale, pointOf, viewTop, type Frame, type Point } from './geometry';
import type { Moment } from './paint';
import type { Square } from './square';
import type { BoardState } from './state';

/** A rectangle in device pixels of the canvas. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Half the side, in units, of what a mark or a piece covers at most: a held piece with its shadow. */
const COVER = 70;

/** What is in a picture. */
export interface Shown {
  readonly state: BoardState;
  readonly moment: Moment;
}

/** What a hand alters. */
const BY_HAND: ReadonlySet<string> = new Set<keyof BoardState>(['selected', 'drag', 'cursor']);

/** The points at which a picture shows what a hand or a motion does; null where that is all over the board. */
function touched({ state, moment: { motion, slide } }: Shown): readonly Point[] | null {
  const { selected, drag, cursor, flip, check } = state;
  // Lines lead to the point under a finger.
  if (drag?.touch === true && drag.over !== null) return null;
  // The rings of a king that slides come when it is there, and are wider than it.
  if (motion?.slides.some(({ to }) => to === check) === true) return null;
  const squares: Square[] = [];
  if (selected !== null) squares.push(selected, ...(state.showDestinations ? (state.legal.get(selected) ?? []) : []));
  if (cursor !== null) squares.push(cursor);
  for (const { at } of motion?.fades ?? []) squares.push(at);
  for (const { to } of motion?.slides ?? []) squares.push(to);
  const points = squares.map((square) => pointOf(square, flip));
  if (drag !== null) points.push(drag.at);
  for (const { from, to } of motion?.slides ?? []) points.push(between(from, pointOf(to, flip), slide));
  return points;
}

/** The parts to paint when `before` is on the canvas and `after` is to be; null for all of it. */
export function damage(before: Shown, after: Shown, frame: Frame): readonly Rect[] | null {
  const [old, now] = [before.moment, after.moment];
  if (old.arrows !== now.arrows || old.seal !== now.seal || old.check !== now.check || old.seen !== now.seen) return null;
  const names = Object.keys(after.state) as (keyof BoardState)[];
  if (names.some((name) => before.state[name] !== after.state[name] && !BY_HAND.has(name))) return null;
  if (old.motion === null && now.motion === null && before.state === after.state) return [];
  const [left, reached] = [touched(before), touched(after)];
  if (left === null || reached === null) return null;
  const scale = deviceScale(frame);
  const top = viewTop(frame.labels);
  return [...left, ...reached].map(({ x, y }) => ({
    x: Math.floor((x - COVER) * scale),
    y: Math.floor((y - top - COVER) * scale),
    width: Math.ceil(2 * COVER * scale) + 1,
    height: Math.ceil(2 * COVER * scale) + 1,
  }));
}
