/**
 * The canvas board: keeps the state, the drawn surfaces and the clock of its motions, and paints only when something has
 * changed. It knows no rules, no session and no words; data comes in by `set`, moves go out by callbacks.
 */
import type { PieceLetter } from '../engine/wire';
import { difference, easeInOut, easeOut, progress, type Motion } from './animation';
import { damage, type Shown } from './damage';
import { WIDTH, deviceScale, pitch, viewHeight, viewTop, type Frame } from './geometry';
import { drawGround } from './ground';
import { loadLooks, looksLoaded, paletteOf, wantsLooks } from './look';
import { loadArrows, paint, type Layers, type Moment } from './paint';
import { createSprites } from './piece';
import { bindPointer } from './pointer';
import { samePieces, sideOf, type Square, type Step } from './square';
import { EMPTY_BOARD, receive, tap, type BoardData, type BoardState, type Change } from './state';

/** What a pointer does is told by a task of its own, moves aside once it is on the screen, so that nothing of what comes of it holds the picture up. */
export interface BoardOptions {
  /** The element that gets the pointer; the canvas itself unless something lies over it. */
  readonly input?: HTMLElement;
  readonly data?: Partial<BoardData>;
  /** A legal step was made. Return whether it stands; otherwise it is taken back. */
  onMove?(from: Square, to: Square): boolean;
  /** A step that is not legal was tried. */
  onIllegal?(from: Square, to: Square): void;
  /** While a position is set up: a point was tapped for the brush, or an empty one by the hand; a piece was dragged off the board. */
  onPoint?(square: Square): void;
  onOff?(square: Square): void;
  /** The board was touched, before anything comes of it. */
  onTouch?(): void;
  /** A piece was picked up, or put back (null). */
  onSelect?(square: Square | null): void;
  /** The first picture is on the canvas. */
  onDrawn?(): void;
}

export interface Board {
  /** Takes new data in. A change of pieces is animated unless it is another position. */
  set(data: Partial<BoardData>): void;
  /** What a tap on a square does; for the keyboard and assistive technology. */
  tap(square: Square): void;
  /** Puts the picked piece back. */
  putBack(): void;
  state(): BoardState;
  destroy(): void;
}

const RETURN = 120;
const ARROW = 160;
const SEAL = 400;
const PULSE = 250;
const VEIL = 400;
const LIFTED = 1.06;
const HELD = 1.15;
/** Milliseconds of drawing surfaces between two looks at what else the page has to do. */
const SLICE = 20;

/** The surfaces of the board that was prepared last: the next puzzle's board mostly looks the same. */
let prepared: { readonly key: string; readonly layers: Layers } | null = null;

/** When each motion began and how long it lasts, in milliseconds of the frame clock. */
interface Clocks {
  motion: { readonly what: Motion; readonly start: number; readonly length: number } | null;
  arrows: number;
  seal: number;
  check: number;
  veil: number;
}

export function createBoard(canvas: HTMLCanvasElement, options: BoardOptions = {}): Board {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('this browser has no 2d canvas');
  /** The board is as wide as the element that holds it. */
  const room = canvas.parentElement ?? canvas;
  let state: BoardState = { ...EMPTY_BOARD, ...options.data };
  let frame: Frame = { width: 0, ratio: 1, labels: false, flip: false };
  /** Device pixels of the canvas. */
  let size = { width: 0, height: 0 };
  let layers: Layers | null = null;
  let layersKey = '';
  let request = 0;
  /** Whether the first picture is out; until then surfaces are made in slices. */
  let drawn = false;
  let making: ReturnType<typeof setTimeout> | undefined;
  /** What is on the canvas. */
  let shown: (Shown & { readonly layers: Layers }) | null = null;
  /** The surfaces for which lifted pieces are ready or being made. */
  let lifted: Layers | null = null;
  let lifting: ReturnType<typeof setTimeout> | undefined;
  /** The timer of what is told after a picture. */
  let telling: ReturnType<typeof setTimeout> | undefined;
  /** What a pointer did and the owner does not know yet: the picture of it comes first. */
  let untold: (() => void) | null = null;
  /** The step that the reader has just carried out by dragging, so that it is not slid again. */
  let dropped: Step | null = null;
  const clocks: Clocks = { motion: null, arrows: -Infinity, seal: -Infinity, check: -Infinity, veil: -Infinity };

  const lookOfNow = () => [frame.width, frame.ratio, frame.labels, frame.flip, state.labels, state.set, state.theme, state.ground, state.darkDiscs, state.bold, looksLoaded()].join();

  const prepare = (): Layers => {
    const key = lookOfNow();
    if (layers !== null && key === layersKey) return layers;
    layersKey = key;
    if (prepared?.key === key) return (layers = prepared.layers);
    const palette = paletteOf(state);
    const scale = deviceScale(frame);
    const ground = document.createElement('canvas');
    ground.width = size.width;
    ground.height = size.height;
    const ctx = ground.getContext('2d');
    if (ctx !== null) {
      const top = viewTop(frame.labels);
      ctx.setTransform(scale, 0, 0, scale, 0, -top * scale);
      drawGround(ctx, frame, state.labels, palette, { x: 0, y: top });
    }
    const d = 0.9 * pitch(frame);
    const sprites = (size: number) => createSprites(state.set, d, scale * size, palette, state.bold);
    layers = { ground, rest: sprites(1), lifted: sprites(LIFTED), held: sprites(HELD) };
    prepared = { key, layers };
    return layers;
  };

  /** Makes what the first picture needs, and lets the page breathe in between. */
  const makeReady = () => {
    clearTimeout(making);
    const end = performance.now() + SLICE;
    const { rest } = prepare();
    for (const piece of new Set(state.pieces.values())) {
      if (performance.now() > end) {
        making = setTimeout(makeReady);
        return;
      }
      rest.of(piece);
    }
    begin();
  };

  const begin = () => {
    fit();
    drawn = true;
    render(performance.now());
    setTimeout(() => void loadArrows().then(repaint));
    options.onDrawn?.();
  };

  const render = (now: number) => {
    request = 0;
    if (!drawn || size.width === 0) return;
    const { motion } = clocks;
    const over = motion === null ? 1 : progress(motion.start, motion.length, now);
    if (over >= 1) clocks.motion = null;
    const still = state.slide === 0;
    const share = (start: number, length: number) => (still ? 1 : progress(start, length, now));
    const arrows = share(clocks.arrows, ARROW);
    const seal = share(clocks.seal, SEAL);
    const check = share(clocks.check, PULSE);
    const veil = share(clocks.veil, VEIL);
    const moving = clocks.motion !== null || Math.min(arrows, seal, check, veil) < 1;
    const surfaces = prepare();
    const moment: Moment = {
      motion: clocks.motion?.what ?? null,
      slide: easeInOut(over),
      arrows: easeOut(arrows),
      seal: easeOut(seal),
      check: easeOut(check),
      seen: state.veiled ? 1 - veil : veil,
    };
    const parts = shown?.layers === surfaces ? damage(shown, { state, moment }, frame) : null;
    if (parts?.length !== 0) paint(context, state, frame, surfaces, moment, paletteOf(state), parts);
    shown = { state, moment, layers: surfaces };
    if (!moving && state.movable !== null && lifted !== surfaces) {
      lifted = surfaces;
      clearTimeout(lifting);
      lift(surfaces, [...new Set(state.pieces.values())].filter((piece) => sideOf(piece) === state.movable));
    }
    clearTimeout(telling);
    if (untold !== null) telling = setTimeout(tell);
    if (moving) schedule();
  };

  /** Draws lifted pieces before they are, one at a time, so that the first press need not wait for it. */
  const lift = (surfaces: Layers, [piece, ...others]: readonly PieceLetter[]) => {
    if (piece === undefined || layers !== surfaces) return;
    surfaces.lifted.of(piece);
    lifting = setTimeout(lift, 0, surfaces, others);
  };

  const tell = () => {
    clearTimeout(telling);
    const told = untold;
    untold = null;
    told?.();
  };

  const schedule = () => {
    if (drawn && request === 0) request = requestAnimationFrame(render);
  };

  /** Paints all of it, whatever is there. */
  const repaint = () => {
    shown = null;
    schedule();
  };

  /** Fills the parent's width with whole device pixels: a canvas of another size than its pixels would be blurred. */
  const measure = () => {
    const labels = state.labels !== 'off';
    const ratio = globalThis.devicePixelRatio;
    // The exact width, without the borders.
    const inner = room.getBoundingClientRect().width - (room.offsetWidth - room.clientWidth);
    const deviceWidth = Math.floor(inner * ratio + 0.01);
    const width = deviceWidth / ratio;
    const height = Math.ceil((width * viewHeight(labels)) / WIDTH);
    const deviceHeight = Math.round(height * ratio);
    frame = { width, ratio, labels, flip: state.flip };
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    size = { width: deviceWidth, height: deviceHeight };
    if (!drawn && width > 0) {
      // The surfaces of the board before leave little to make.
      if (prepared?.key === lookOfNow()) makeReady();
      else making = setTimeout(makeReady);
    } else if (drawn && fit()) {
      // A resized canvas is empty; paint before the browser shows it.
      if (request !== 0) cancelAnimationFrame(request);
      render(performance.now());
    }
  };

  /** Gives the canvas its pixels. Returns whether that emptied it. */
  const fit = (): boolean => {
    if (canvas.width === size.width && canvas.height === size.height) return false;
    canvas.width = size.width;
    canvas.height = size.height;
    shown = null;
    return true;
  };

  /** Fetches what the looks in use need. */
  const dress = () => {
    if (wantsLooks(state) && !looksLoaded()) void loadLooks().then(repaint);
  };

  const settle = () => {
    if (clocks.motion === null) return;
    clocks.motion = null;
    schedule();
  };

  const set = (data: Partial<BoardData>) => {
    if ((Object.keys(data) as (keyof BoardData)[]).every((name) => data[name] === state[name])) return;
    const before = state;
    const now = performance.now();
    state = receive(state, data);
    if (!samePieces(before.pieces, state.pieces)) {
      const what = state.slide === 0 || before.flip !== state.flip ? null : difference(before.pieces, state.pieces, state.flip, dropped);
      clocks.motion = what === null ? null : { what, start: now, length: state.slide };
      dropped = null;
    } else if (before.flip !== state.flip) clocks.motion = null;
    const arrival = now + (clocks.motion?.length ?? 0);
    if (state.arrows !== before.arrows && JSON.stringify(state.arrows) !== JSON.stringify(before.arrows)) clocks.arrows = arrival;
    if (state.seal !== before.seal) clocks.seal = arrival;
    if (state.check !== before.check) clocks.check = arrival;
    if (state.veiled !== before.veiled) clocks.veil = now;
    dress();
    if (before.labels !== state.labels || before.flip !== state.flip) measure();
    if (before.selected !== null && state.selected === null) options.onSelect?.(null);
    schedule();
  };

  /** Slides a piece that was let go on a wrong point back to its square. */
  const sendBack = (before: BoardState) => {
    const { drag } = before;
    if (drag === null || state.slide === 0) return;
    const slide = { piece: drag.piece, from: drag.at, to: drag.from };
    clocks.motion = { what: { slides: [slide], fades: [] }, start: performance.now(), length: RETURN };
  };

  const commit = ({ state: next, outcome }: Change, { dragged = false, pointer = false } = {}) => {
    tell();
    const before = state;
    state = next;
    if (outcome.kind === 'move') {
      dropped = dragged ? outcome.step : null;
      const what = state.slide === 0 ? null : difference(before.pieces, state.pieces, state.flip, dropped);
      clocks.motion = what === null ? null : { what, start: performance.now(), length: state.slide };
    } else if (dragged && outcome.kind !== 'off') sendBack(before);
    const announce = () => {
      if (before.selected !== next.selected) options.onSelect?.(next.selected);
      if (outcome.kind === 'off') options.onOff?.(outcome.square);
      if (outcome.kind === 'point') options.onPoint?.(outcome.square);
      if (outcome.kind === 'illegal') options.onIllegal?.(outcome.step.from, outcome.step.to);
      if (outcome.kind === 'move' && options.onMove?.(outcome.step.from, outcome.step.to) === false) set({ pieces: before.pieces, movable: before.movable });
    };
    if (pointer) untold = announce;
    else announce();
    // A move is told as soon as the task of the hand is over: its verdict should be in the same picture.
    if (pointer && outcome.kind === 'move') telling = setTimeout(tell);
    schedule();
  };

  const unbind = bindPointer(options.input ?? canvas, canvas, {
    state: () => state,
    frame: () => frame,
    touched: () => {
      // What comes of the last touch may change what this one means.
      tell();
      settle();
      options.onTouch?.();
    },
    show: (next) => {
      state = next;
      schedule();
    },
    commit: (change, dragged) => commit(change, { dragged, pointer: true }),
  });
  const observer = new ResizeObserver(measure);
  observer.observe(room);
  // Moving the window to another screen changes the ratio without a resize.
  const ratioChanged = () => {
    measure();
    watchRatio();
  };
  let ratioQuery: MediaQueryList | null = null;
  const watchRatio = () => {
    ratioQuery?.removeEventListener('change', ratioChanged);
    ratioQuery = matchMedia(`(resolution: ${globalThis.devicePixelRatio}dppx)`);
    ratioQuery.addEventListener('change', ratioChanged);
  };
  watchRatio();
  dress();
  // Measured by the observer in the frame that has the page laid out anyway. Until the first picture it has no pixels, which would be black.
  canvas.width = 0;
  canvas.height = 0;
  // A browser that took the canvas away gives it back empty.
  canvas.addEventListener('contextrestored', repaint);

  return {
    set,
    tap: (square) => {
      settle();
      options.onTouch?.();
      commit(tap(state, square));
    },
    putBack: () => {
      if (state.selected !== null) commit({ state: { ...state, selected: null }, outcome: { kind: 'select', square: null } });
    },
    state: () => state,
    destroy: () => {
      drawn = false;
      unbind();
      observer.disconnect();
      canvas.removeEventListener('contextrestored', repaint);
      ratioQuery?.removeEventListener('change', ratioChanged);
      clearTimeout(telling);
      clearTimeout(lifting);
      clearTimeout(making);
      if (request !== 0) cancelAnimationFrame(request);
    },
  };
}

