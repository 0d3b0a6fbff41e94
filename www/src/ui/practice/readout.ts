/** Reading a plot value by value: under the mouse, under a finger, and by keys as on a slider, which is what screen readers are told it is. */
import { useState } from 'preact/hooks';

export interface ReadoutProps {
  readonly label: string;
  /** How many values there are, at least one. The last is read until another is pointed at. */
  readonly count: number;
  /** How far each arrow key goes. */
  readonly across: number;
  readonly up: number;
  text(at: number): string;
}

export interface Readout {
  /** The value that is read. */
  readonly at: number;
  /** For the element that holds the plot. */
  readonly plot: Readonly<Record<string, unknown>>;
  point(at: number): void;
}

export function useReadout({ label, count, across, up, text }: ReadoutProps): Readout {
  const last = count - 1;
  const [chosen, choose] = useState(last);
  const at = Math.min(chosen, last);
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -across, ArrowRight: across, ArrowUp: up, ArrowDown: -up, Home: -last, End: last };
  return {
    at,
    point: choose,
    plot: {
      tabIndex: 0,
      role: 'slider',
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': last,
      'aria-valuenow': at,
      'aria-valuetext': text(at),
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key];
        if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        choose(Math.max(0, Math.min(last, at + step)));
      },
      // A finger that is lifted leaves too, and is to leave what it chose.
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && choose(last),
    },
  };
}
