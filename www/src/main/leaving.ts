/**
 * The page is closed faster than the database writes: the attempt that it is closed on waits in `localStorage` until the page
 * comes again. Its reading comes later (`window-watch.ts`), the writing must be there from the first move on.
 */
import type { Left } from '../app';

const KEY = 'canju-left';

/** Whether the page was closed on an attempt the last time. */
export function wasLeft(): boolean {
  try {
    return KEY in localStorage;
  } catch {
    return false;
  }
}

export function keepLeft(left: Left | null): void {
  try {
    if (left !== null) localStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // A browser that refuses forgets it.
  }
}

/** What was kept, which is not kept any longer. */
export function takeLeft(): string | null {
  try {
    const left = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return left;
  } catch {
    // A browser that refuses has kept nothing.
    return null;
  }
}
