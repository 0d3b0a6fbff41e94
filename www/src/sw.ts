/**
 * The service worker: stores every file of the build, serves the page from there, and waits to be let in. Addresses of
 * other origins are never touched.
 */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

/** The few names of a service worker's scope that are used; the page's own types know only `Window`. */
interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Scope {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[];
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: 'activate', listener: (event: Waitable) => void): void;
}
declare const self: Scope;

// The query says where a visit came from; it does not make another page.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/^src$/] });
cleanupOutdatedCaches();

self.addEventListener('message', ({ data }) => {
  if (data === 'let-in') void self.skipWaiting();
});
// The first visit is served from the store at once, so that it can go offline without a second one.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
