/**
 * Motion as the difference of two piece maps: what slid, what came and what went. Pure; times come in as numbers.
 */
import type { PieceLetter } from '../engine/wire';
import { distance, pointOf, type Point } from './geometry';
import type { Pieces, Square, Step } from './square';

export interface Slide {
  readonly piece: PieceLetter;
  readonly from: Point;
  readonly to: Square;
}

export interface Fade {
  readonly piece: PieceLetter;
  readonly at: Square;
  /** True for a piece that comes. */
  readonly comes: boolean;
}

export interface Motion {
  readonly slides: readonly Slide[];
  readonly fades: readonly Fade[];
}

/** More changes than this are another position, which is shown at once. */
const MOST_CHANGES = 6;

/**
 * What moved between two maps. A piece that is new on its square has slid from the nearest square that has lost such a
 * piece, else it has come. A lost piece whose square was taken stays visible until the taker arrives. `done` is a step that
 * the reader has already carried out by dragging. Null when there is nothing to animate.
 */
export function difference(before: Pieces, after: Pieces, flip: boolean, done: Step | null = null): Motion | null {
  const lost: { piece: PieceLetter; at: Square }[] = [];
  const gained: { piece: PieceLetter; at: Square }[] = [];
  for (const [at, piece] of before) if (after.get(at) !== piece) lost.push({ piece, at });
  for (const [at, piece] of after) if (before.get(at) !== piece) gained.push({ piece, at });
  if (lost.length + gained.length > MOST_CHANGES) return null;

  const slides: Slide[] = [];
  const fades: Fade[] = [];
  for (const { piece, at } of gained) {
    const point = pointOf(at, flip);
    const origins = lost.filter((each) => each.piece === piece);
    const gap = (square: Square) => distance(pointOf(square, flip), point);
    const origin = origins.sort((a, b) => gap(a.at) - gap(b.at))[0];
    if (origin === undefined) {
      fades.push({ piece, at, comes: true });
      continue;
    }
    lost.splice(lost.indexOf(origin), 1);
    if (done !== null && done.from === origin.at && done.to === at) continue;
    slides.push({ piece, from: pointOf(origin.at, flip), to: at });
  }
  for (const { piece, at } of lost) if (done?.to !== at) fades.push({ piece, at, comes: false });
  return slides.length + fades.length === 0 ? null : { slides, fades };
}

/** Cubic ease in and out. */
export function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** The curve of sheets and seal, cubic-bezier(.2, .8, .2, 1). */
export function easeOut(share: number): number {
  if (share <= 0 || share >= 1) return Math.min(1, Math.max(0, share));
  const bezier = (t: number, a: number, b: number) => 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 20; i += 1) {
    const middle = (low + high) / 2;
    if (bezier(middle, 0.2, 0.2) < share) low = middle;
    else high = middle;
  }
  return bezier((low + high) / 2, 0.8, 1);
}

/** How much of a stretch that began at `start` is over at `now`, 0 to 1; a stretch of no length is over at once. */
export function progress(start: number, length: number, now: number): number {
  if (length <= 0) return 1;
  return Math.min(1, Math.max(0, (now - start) / length));
}
