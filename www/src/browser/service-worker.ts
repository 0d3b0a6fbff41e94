/**
 * The page's end of the service worker. A new version waits until it is let in, at a puzzle's boundary or by the button;
 * the page is then loaded again, once. Another tab may let it in too: this one is loaded again at its next boundary.
 */
import type { PageState } from '../ui/model';

/** How often a page that stays open looks for a new version. */
const CHECK_MS = 60 * 60 * 1000;

export interface Service {
  /** Lets the waiting version in and loads the page again. */
  apply(): void;
  /** Looks for a new version; true when there is one. */
  check(): Promise<boolean>;
}

export function watchServiceWorker(patch: (change: Partial<Pick<PageState, 'offline' | 'update'>>) => void): Service {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    return { apply: () => location.reload(), check: () => Promise.resolve(false) };
  }
  const container = navigator.serviceWorker;
  let registration: ServiceWorkerRegistration | null = null;
  let applying = false;
  let stale = false;
  const hadController = container.controller !== null;

  const offer = () => {
    if (registration?.waiting != null && container.controller !== null) patch({ update: true });
  };
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', offer);

  container.addEventListener('controllerchange', () => {
    if (applying) location.reload();
    else if (hadController) {
      stale = true;
      patch({ update: true });
    }
  });
  patch({ offline: hadController ? 'ready' : 'saving' });
  void container.ready.then(() => patch({ offline: 'ready' }));
  container
    .register('./sw.js', { scope: './', type: 'classic', updateViaCache: 'none' })
    .then((made) => {
      registration = made;
      offer();
      follow(made.installing);
      made.addEventListener('updatefound', () => follow(made.installing));
      const look = () => void made.update().catch(() => undefined);
      setInterval(look, CHECK_MS);
      addEventListener('focus', look);
    })
    // Private windows, insecure connections, a host without the file: the page works, but only online.
    .catch(() => patch({ offline: 'none' }));

  return {
    apply() {
      if (stale || registration?.waiting == null) {
        location.reload();
        return;
      }
      applying = true;
      const { waiting } = registration;
      // Either sign will do: a page that no worker controlled yet hears of the worker's state only.
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated') location.reload();
      });
      waiting.postMessage('let-in');
    },
    async check() {
      if (registration === null) return false;
      await registration.update().catch(() => undefined);
      return registration.waiting !== null || registration.installing !== null;
    },
  };
}
