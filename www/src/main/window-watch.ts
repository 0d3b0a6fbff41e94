/**
 * What befalls the window: it is closed on a puzzle, it is seen again on another day, another window of the page changes what
 * is kept. Fetched with the first gesture, before which nothing is to be lost.
 */
import type { App } from '../app';
import { readLeft } from './left';

/** The page is closed faster than the database writes: an attempt waits here until the page comes again. */
const LEFT_KEY = 'canju-left';

export interface WindowWatch {
  /** Tells the other windows that what is kept has changed. */
  tell(): void;
}

type Watched = Pick<App, 'closing' | 'late' | 'returned'>;

/** `missed`: others may have told of something before. */
export function watchWindow(app: Watched, missed: boolean): WindowWatch {
  const others = 'BroadcastChannel' in window ? new BroadcastChannel('canju') : null;
  let changed = missed;
  const returned = () => {
    if (document.visibilityState !== 'visible') return;
    void app.returned(changed);
    changed = false;
  };
  if (missed) returned();
  document.addEventListener('visibilitychange', returned);
  others?.addEventListener('message', () => {
    changed = true;
    returned();
  });

  const text = take();
  if (text !== null) {
    void import('../store/store').then(({ parseAttempt }) => {
      const left = readLeft(text, parseAttempt);
      if (left !== null) app.late(left);
    });
  }
  addEventListener('pagehide', () => keep(app.closing()));
  // It was not closed after all.
  addEventListener('pageshow', ({ persisted }) => persisted && take());
  return { tell: () => others?.postMessage(null) };
}

function keep(left: ReturnType<App['closing']>): void {
  try {
    if (left !== null) localStorage.setItem(LEFT_KEY, JSON.stringify(left));
  } catch {
    // A browser that refuses forgets it.
  }
}

function take(): string | null {
  try {
    const left = localStorage.getItem(LEFT_KEY);
    localStorage.removeItem(LEFT_KEY);
    return left;
  } catch {
    // A browser that refuses has kept nothing.
    return null;
  }
}
