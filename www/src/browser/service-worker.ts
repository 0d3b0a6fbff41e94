/**
 * The page's end of the service worker. A new version waits until it is let in, at a puzzle's boundary or by the button;
 * the page is then loaded again, once. Another tab may let it in too: this one is loaded again at its next boundary.
 */
import type { PageState } from '../ui/model';

/** How often a page that stays open looks for a new version. */
const CHECK_MS = 60 * 60 * 1000;
/** How long the old version has to end its work, and the new one to take over. */
const PATIENCE_MS = 1500;

export interface Service {
  /** Lets the waiting version in and loads the page again, at this address; without a new version in time goes on to it. */
  apply(next: string | null): void;
  /** Looks for a new version; true when there is one. */
  check(): Promise<boolean>;
  /** Has these files stored too, named by addresses from the page. Only then is everything there without a network. */
  keep(files: readonly string[]): void;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** What the worker answers to a message. */
function asked(worker: ServiceWorker, message: unknown): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      port1.close();
      done(data);
    };
    worker.postMessage(message, [port2]);
  });
}

export function watchServiceWorker(patch: (change: Partial<Pick<PageState, 'offline' | 'update'>>) => void): Service {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    return { apply: (next) => (next === null ? location.reload() : (location.hash = next)), check: () => Promise.resolve(false), keep: () => undefined };
  }
  const container = navigator.serviceWorker;
  let registration: ServiceWorkerRegistration | null = null;
  /** The boundary at which a new version is waited for: what is done when it has come, or has not. */
  let boundary: ((came: boolean) => void) | null = null;
  let stale = false;
  const hadController = container.controller !== null;

  const offer = () => {
    if (registration?.waiting != null && container.controller !== null) patch({ update: true });
  };
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', offer);

  const takenOver = () => {
    if (boundary !== null) boundary(true);
    else if (hadController) {
      // Another tab has let it in, or it came late: a puzzle may have begun.
      stale = true;
      patch({ update: true });
    }
  };
  container.addEventListener('controllerchange', takenOver);
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
    apply(next) {
      const load = () => {
        if (next !== null) history.pushState(null, '', next);
        location.reload();
      };
      if (boundary !== null) return;
      if (stale || registration?.waiting == null) {
        load();
        return;
      }
      const { active, waiting } = registration;
      // Until then nothing moves: a request of the page would wake the old version again, which then stays.
      const timer = setTimeout(() => boundary?.(false), 2 * PATIENCE_MS);
      boundary = (came) => {
        boundary = null;
        clearTimeout(timer);
        if (came) load();
        else if (next !== null) location.hash = next;
      };
      // Either sign will do: a page that no worker controlled yet hears of the worker's state only.
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated') takenOver();
      });
      const letIn = () => waiting.postMessage('let-in');
      if (active === null) letIn();
      else void Promise.race([asked(active, 'give-way'), new Promise((done) => setTimeout(done, PATIENCE_MS))]).then(letIn);
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
        void asked(active, { keep: files }).then((kept) => {
          if (kept === true) patch({ offline: 'ready' });
        });
      });
    },
  };
}
