/** When the pieces are out of sight in blindfold practice: the clock of it. */
import type { Fade } from '../store/settings';

/** A look lasts so long. */
const LOOK_MS = 2000;

export interface Veil {
  /** A puzzle stands on the board. */
  start(fade: Fade): void;
  /** The solver has made a move. */
  moved(): void;
  /** Shows the pieces for a moment; false where they are seen anyway. */
  look(): boolean;
  hides(): boolean;
  lift(): void;
}

export function createVeil(changed: () => void): Veil {
  let hidden = false;
  let onMove = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = (to: boolean) => {
    clearTimeout(timer);
    if (hidden === to) return;
    hidden = to;
    changed();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => turn(true), ms);
  };
  return {
    start(fade) {
      turn(false);
      onMove = fade === 'move';
      if (fade !== 'move') later(1000 * Number(fade));
    },
    moved() {
      if (!onMove) return;
      onMove = false;
      turn(true);
    },
    look() {
      if (!hidden) return false;
      turn(false);
      later(LOOK_MS);
      return true;
    },
    hides: () => hidden,
    lift() {
      onMove = false;
      turn(false);
    },
  };
}
