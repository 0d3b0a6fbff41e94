/**
 * Paints one picture of the board from its state and what is in motion. Reads everything, changes nothing.
 */
import type * as Arrows from './arrow';
import type { Motion } from './animation';
import type { Rect } from './damage';
import { between, deviceScale, pointOf, viewTop, type Frame, type Point } from './geometry';
import * as marks from './marks';
import type { PieceLetter } from '../engine/wire';
import type { Sprites } from './piece';
import { drawSeal, sealPlace } from './seal';
import type { Square } from './square';
import type { BoardState } from './state';
import type { Palette } from './theme';

let arrows: typeof Arrows | null = null;

/** Arrows come a moment after the board: none is drawn before something has been asked or answered. */
export async function loadArrows(): Promise<void> {
  arrows ??= await import('./arrow');
}

/** Drawn surfaces that do not change from picture to picture. */
export interface Layers {
  readonly ground: HTMLCanvasElement;
  /** Sprites at rest size; `lifted` ones are for a selected piece, `held` ones for a piece under a finger. */
  readonly rest: Sprites;
  readonly lifted: Sprites;
  readonly held: Sprites;
}

/** What is in motion, as shares from 0 to 1 that are already eased. */
export interface Moment {
  readonly motion: Motion | null;
  readonly slide: number;
  readonly arrows: number;
  readonly seal: number;
  readonly check: number;
  /** How much of the pieces is seen. */
  readonly seen: number;
}

type Context = CanvasRenderingContext2D;

/** Puts a sprite with its middle on a point. The context is in device pixels. */
function stamp(ctx: Context, sprite: HTMLCanvasElement, at: Point, scale: number, top: number, alpha = 1): void {
  ctx.globalAlpha = alpha;
  ctx.drawImage(sprite, Math.round(at.x * scale - sprite.width / 2), Math.round((at.y - top) * scale - sprite.height / 2));
  ctx.globalAlpha = 1;
}

/** Squares in reading order on the screen, so that shadows fall on the discs behind. */
function readingOrder(state: BoardState): readonly (readonly [Square, PieceLetter])[] {
  const row = (square: Square) => pointOf(square, state.flip);
  return [...state.pieces].sort(([a], [b]) => row(a).y - row(b).y || row(a).x - row(b).x);
}

/** Paints the parts of the canvas that are named; null is all of it. */
export function paint(ctx: Context, state: BoardState, frame: Frame, layers: Layers, moment: Moment, palette: Palette, parts: readonly Rect[] | null): void {
  ctx.save();
  if (parts !== null) {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.beginPath();
    for (const { x, y, width, height } of parts) ctx.rect(x, y, width, height);
    ctx.clip();
  }
  picture(ctx, state, frame, layers, moment, palette);
  ctx.restore();
}

function picture(ctx: Context, state: BoardState, frame: Frame, layers: Layers, moment: Moment, palette: Palette): void {
  const scale = deviceScale(frame);
  const top = viewTop(frame.labels);
  const inUnits = () => ctx.setTransform(scale, 0, 0, scale, 0, -top * scale);
  const inPixels = () => ctx.setTransform(1, 0, 0, 1, 0, 0);
  const { motion } = moment;
  const sliding = new Set(motion?.slides.map((slide) => slide.to));
  const coming = new Set(motion?.fades.filter((fade) => fade.comes).map((fade) => fade.at));
  const { drag } = state;

  inPixels();
  ctx.drawImage(layers.ground, 0, 0);
  inUnits();
  marks.drawLastOrigin(ctx, state, palette);
  const where = (square: Square) => pointOf(square, state.flip);
  state.overlay?.below(ctx, where, palette);
  // A finger hides its point: lines lead to it, a ring marks it.
  const aim = drag?.touch && drag.over !== null ? pointOf(drag.over, state.flip) : null;
  if (aim !== null) marks.drawCrosshair(ctx, aim, palette);

  inPixels();
  const { seen } = moment;
  for (const fade of motion?.fades ?? []) {
    // A captured piece stays until its taker is there; any other fades.
    const alpha = fade.comes ? moment.slide : sliding.has(fade.at) ? 1 : 1 - moment.slide;
    stamp(ctx, layers.rest.of(fade.piece), pointOf(fade.at, state.flip), scale, top, alpha * seen);
  }
  for (const [square, piece] of readingOrder(state)) {
    if (sliding.has(square) || coming.has(square) || square === state.selected) continue;
    stamp(ctx, layers.rest.of(piece), pointOf(square, state.flip), scale, top, seen);
  }
  const selectedPiece = state.selected === null ? undefined : state.pieces.get(state.selected);
  if (state.selected !== null && selectedPiece !== undefined) {
    const at = pointOf(state.selected, state.flip);
    if (drag?.from === state.selected) stamp(ctx, layers.rest.of(selectedPiece), at, scale, top, 0.3 * seen);
    else if (!sliding.has(state.selected)) stamp(ctx, layers.lifted.of(selectedPiece), at, scale, top, seen);
    inUnits();
    marks.drawSelected(ctx, at, palette);
  }

  inUnits();
  marks.drawDestinations(ctx, state, palette);
  if (aim !== null) marks.drawSelected(ctx, aim, palette);
  marks.drawHint(ctx, state, palette);
  marks.drawLastTarget(ctx, state, palette);

  inPixels();
  for (const slide of motion?.slides ?? []) {
    const at = between(slide.from, pointOf(slide.to, state.flip), moment.slide);
    stamp(ctx, layers.rest.of(slide.piece), at, scale, top, seen);
  }

  inUnits();
  const king = state.check !== null && moment.check > 0 && !sliding.has(state.check) ? pointOf(state.check, state.flip) : null;
  if (king !== null) marks.drawCheckRings(ctx, king, 1 + 0.14 * (1 - moment.check), palette);
  state.overlay?.above(ctx, where, palette);
  for (const arrow of state.arrows) arrows?.drawArrow(ctx, arrow, state.pieces, state.flip, moment.arrows, palette);
  for (const arrow of state.drawn) arrows?.drawArrow(ctx, arrow, state.pieces, state.flip, 1, palette);
  if (king !== null && state.seal === null) marks.drawCheckBadge(ctx, king, top, palette);
  const place = state.seal === null ? null : sealPlace(state.pieces, state.flip);
  if (state.seal !== null && place !== null) drawSeal(ctx, state.seal, place, moment.seal, palette);
  marks.drawCursor(ctx, state, palette);

  inPixels();
  if (drag !== null) stamp(ctx, (drag.touch ? layers.held : layers.rest).of(drag.piece), drag.at, scale, top, seen);
}
