/**
 * What befalls the window: it was closed on a puzzle, it is seen again on another day, another window of the page changes what
 * is kept. Fetched with the first gesture, before which there is nothing to tell.
 */
import type { App } from '../app';
import { takeLeft } from './leaving';
import { readLeft } from './left';

export interface WindowWatch {
  /** Tells the other windows that what is kept has changed. */
  tell(): void;
}

type Watched = Pick<App, 'late' | 'returned'>;

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

  const text = takeLeft();
  if (text !== null) {
    void import('../store/store').then(({ parseAttempt }) => {
      const left = readLeft(text, parseAttempt);
      if (left !== null) app.late(left);
    });
  }
  return { tell: () => others?.postMessage(null) };
}
