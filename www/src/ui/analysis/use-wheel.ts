/** The wheel over an element as steps: one for each notch, or for as much of a trackpad's way. */
import { useEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

/** Pixels of the wheel for one step. */
const NOTCH = 60;

export function useWheel(step: (forward: boolean) => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let way = 0;
    const turned = (event: WheelEvent) => {
      // With Ctrl it enlarges the page.
      if (event.ctrlKey) return;
      event.preventDefault();
      way += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
      if (Math.abs(way) < NOTCH) return;
      latest.current(way > 0);
      way = 0;
    };
    element.addEventListener('wheel', turned, { passive: false });
    return () => element.removeEventListener('wheel', turned);
  }, []);
  return box;
}
