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
  /** Has these files stored too, named by addresses from the page. Only then is everything there without a network. */
  keep(files: readonly string[]): void;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

export function watchServiceWorker(patch: (change: Partial<Pick<PageState, 'offline' | 'update'>>) => void): Service {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    return { apply: () => location.reload(), check: () => Promise.resolve(false), keep: () => undefined };
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
  patch({ offline: 'saving' });
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
    keep(files) {
      void container.ready.then(({ active }) => {
        // Who counts bytes has the packs that were opened; the rest comes when it is asked for.
        if (active === null || savesData()) {
          patch({ offline: 'ready' });
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<unknown>) => {
          if (data === true) patch({ offline: 'ready' });
          port1.close();
        };
        active.postMessage({ keep: files }, [port2]);
      });
    },
  };
}
