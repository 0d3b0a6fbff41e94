/**
 * What befalls the window: it was closed on a puzzle, it is seen again on another day, another window of the page changes what
 * is kept. Fetched with the first gesture, before which there is nothing to tell, or when another window tells of something.
 */
import type { App } from '../app';
import { takeLeft } from './leaving';
import { readLeft } from './left';

export interface WindowWatch {
  /** Tells the other windows that what is kept has changed. */
  tell(): void;
}

type Watched = Pick<App, 'late' | 'returned'>;

/** `missed`: others may have told of something before. `others`: the way to and from them. */
export function watchWindow(app: Watched, missed: boolean, others: BroadcastChannel | null): WindowWatch {
  let changed = missed;
  const returned = () => {
    if (document.visibilityState !== 'visible') return;
    void app.returned(changed);
    changed = false;
  };
  if (missed) returned();
  document.addEventListener('visibilitychange', returned);
  if (others !== null)
    others.onmessage = () => {
      changed = true;
      returned();
    };

  const text = takeLeft();
  if (text !== null) {
    void import('../store/store').then(({ parseAttempt }) => {
      const left = readLeft(text, parseAttempt);
      if (left !== null) app.late(left);
    });
  }
  return { tell: () => others?.postMessage(null) };
}
