/**
 * What of the board a change of state makes different: a press and a drag alter a few points, and only these are painted anew.
 */
import { deviceScale, pointOf, viewTop, type Frame, type Point } from './geometry';
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

/** What a hand alters. */
const BY_HAND: ReadonlySet<string> = new Set<keyof BoardState>(['selected', 'drag', 'cursor']);

/** The points at which a state shows what the hand does; null where that is all over the board. */
function touched(state: BoardState): readonly Point[] | null {
  const { selected, drag, cursor, flip } = state;
  // Lines lead to the point under a finger.
  if (drag?.touch === true && drag.over !== null) return null;
  const squares: Square[] = [];
  if (selected !== null) squares.push(selected, ...(state.showDestinations ? (state.legal.get(selected) ?? []) : []));
  if (cursor !== null) squares.push(cursor);
  const points = squares.map((square) => pointOf(square, flip));
  return drag === null ? points : [...points, drag.at];
}

/** The parts to paint when `before` is on the canvas and `after` is to be; null for all of it. */
export function damage(before: BoardState, after: BoardState, frame: Frame): readonly Rect[] | null {
  const names = Object.keys(after) as (keyof BoardState)[];
  if (names.some((name) => before[name] !== after[name] && !BY_HAND.has(name))) return null;
  const [old, now] = [touched(before), touched(after)];
  if (old === null || now === null) return null;
  const scale = deviceScale(frame);
  const top = viewTop(frame.labels);
  return [...old, ...now].map(({ x, y }) => ({
    x: Math.floor((x - COVER) * scale),
    y: Math.floor((y - top - COVER) * scale),
    width: Math.ceil(2 * COVER * scale) + 1,
    height: Math.ceil(2 * COVER * scale) + 1,
  }));
}
