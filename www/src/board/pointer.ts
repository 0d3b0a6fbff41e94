/**
 * Mouse, pen and finger. Tap-tap and drag are both always on: a press picks up and does nothing else, moving past the threshold
 * makes it a drag, letting go before that makes it a tap. A second finger or leaving the board cancels. The right button draws arrows.
 */
import { unitsAt, squareNear, type Frame } from './geometry';
import { canPick, drop, isLegal, select, tap, toggleArrow, type ArrowKind, type BoardState, type Change } from './state';
import type { Square } from './square';

/** Movement in CSS pixels that turns a press into a drag. */
const THRESHOLD = { mouse: 3, touch: 8 };

interface Press {
  readonly id: number;
  readonly square: Square | null;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
  /** The press has picked its piece up, so that letting go is no tap any more. */
  readonly picked: boolean;
}

/** What the pointer needs of the board. */
export interface PointerHost {
  state(): BoardState;
  frame(): Frame;
  /** The board is touched: a running animation jumps to its end. */
  touched(): void;
  /** Shows a state without any outcome. */
  show(state: BoardState): void;
  /** Takes over a change and tells its outcome. `dragged` says that the piece is already where it goes. */
  commit(change: Change, dragged: boolean): void;
}

function arrowKind(event: PointerEvent): ArrowKind {
  const red = event.shiftKey || event.ctrlKey;
  const blue = event.altKey || event.metaKey;
  if (red && blue) return 'yellow';
  if (red) return 'red';
  return blue ? 'blue' : 'green';
}

/** Binds the pointer to the element over the canvas; returns the function that unbinds it. */
export function bindPointer(element: HTMLElement, canvas: HTMLCanvasElement, host: PointerHost): () => void {
  let press: Press | null = null;
  let arrowFrom: { id: number; square: Square } | null = null;
  /** True from a finished tap or drag until the click that the browser makes of it. */
  let swallowClick = false;

  const place = (event: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    const at = unitsAt(event.clientX - box.left, event.clientY - box.top, host.frame());
    const inside = event.clientX >= box.left && event.clientX < box.right && event.clientY >= box.top && event.clientY < box.bottom;
    return { at, square: inside ? squareNear(at, host.state().flip) : null };
  };

  const cancel = () => {
    const picked = press?.picked === true;
    press = null;
    const state = { ...host.state(), drag: null };
    if (picked) host.commit({ state: select(state, null), outcome: { kind: 'select', square: null } }, false);
    else host.show(state);
  };

  const down = (event: PointerEvent) => {
    swallowClick = false;
    if (press !== null && event.pointerId !== press.id) {
      cancel();
      return;
    }
    const { square } = place(event);
    if (event.button === 2 && event.pointerType !== 'touch') {
      arrowFrom = square === null ? null : { id: event.pointerId, square };
      return;
    }
    if (event.button !== 0 || !event.isPrimary) return;
    host.touched();
    const state = { ...host.state(), drawn: [] };
    const change = square === null ? null : tap(state, square);
    const picked = change?.outcome.kind === 'select' && change.outcome.square !== null;
    if (picked) host.commit(change, false);
    else if (host.state().drawn.length > 0) host.show(state);
    press = { id: event.pointerId, square, x: event.clientX, y: event.clientY, touch: event.pointerType === 'touch', picked };
    element.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    const { at, square } = place(event);
    const state = host.state();
    if (press === null) {
      const target = square !== null && (canPick(state, square) || (state.selected !== null && isLegal(state, { from: state.selected, to: square })));
      element.style.cursor = target ? 'pointer' : '';
      return;
    }
    if (event.pointerId !== press.id) return;
    if (state.drag !== null) {
      host.show({ ...state, drag: { ...state.drag, at, over: square } });
      return;
    }
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > (press.touch ? THRESHOLD.touch : THRESHOLD.mouse);
    const piece = press.square === null ? undefined : state.pieces.get(press.square);
    if (!far || press.square === null || piece === undefined || !canPick(state, press.square)) return;
    const drag = { from: press.square, piece, at, over: square, touch: press.touch };
    const change = select({ ...state, drag }, press.square);
    if (state.selected === press.square) host.show(change);
    else host.commit({ state: change, outcome: { kind: 'select', square: press.square } }, false);
  };

  const up = (event: PointerEvent) => {
    if (arrowFrom?.id === event.pointerId && event.button === 2) {
      const { square } = place(event);
      const from = arrowFrom.square;
      arrowFrom = null;
      if (square !== null && square !== from) host.show(toggleArrow(host.state(), { from, to: square, kind: arrowKind(event) }));
      return;
    }
    if (press?.id !== event.pointerId) return;
    const { square } = place(event);
    const { square: pressed, picked } = press;
    press = null;
    swallowClick = true;
    const state = host.state();
    if (state.drag !== null) host.commit(drop({ ...state, drag: { ...state.drag, over: square } }), true);
    else if (square !== null && square === pressed && !picked) host.commit(tap(state, square), false);
  };

  const click = (event: MouseEvent) => {
    // The pointer has dealt with it. A click that counts no presses comes from assistive technology and is the grid's.
    if (swallowClick && event.detail !== 0) event.stopPropagation();
    swallowClick = false;
  };
  const menu = (event: Event) => event.preventDefault();

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('click', click, true);
  element.addEventListener('contextmenu', menu);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('click', click, true);
    element.removeEventListener('contextmenu', menu);
  };
}
