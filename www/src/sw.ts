/**
 * The service worker: stores every file of the build, serves the page from there, and waits to be let in. Packs of puzzles and
 * the workshop are stored when the page asks for it, after its first use, and whenever one is fetched; their names hold their
 * content, so they outlive new versions of the page. Addresses of other origins are never touched.
 */
import { cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';

/** The few names of a service worker's scope that are used; the page's own types know only `Window`. */
interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Message extends Waitable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Scope {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[];
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'message', listener: (event: Message) => void): void;
  addEventListener(type: 'activate', listener: (event: Waitable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}
declare const self: Scope;

const PACKS = 'canju-packs';
/** Files that are stored apart from the build: packs, and the second wasm module. */
const APART = /\/generated\/library\/[\w-]+\.[0-9a-f]{8}\.bin$|\/assets\/canju_workshop[\w.-]+\.wasm$/;

// The queries say where a visit came from and which bundle a page belongs to; they do not make another file.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/^src$/, /^v$/] });
cleanupOutdatedCaches();

/** Fetches a file that is not stored yet; what the host refuses is handed on and not stored. */
async function storedOf(request: Request | string, signal: AbortSignal | null = null): Promise<Response> {
  const cache = await caches.open(PACKS);
  const stored = await cache.match(request);
  if (stored !== undefined) return stored;
  const response = await fetch(request, { signal });
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** The storing that goes on, and what ends it. */
const keeping = new Map<Promise<unknown>, AbortController>();

/** Ends all storing; what is stored stays, and the next version goes on from there. A worker that has work to do is not followed by another. */
async function giveWay(): Promise<void> {
  for (const stop of keeping.values()) stop.abort();
  await Promise.allSettled(keeping.keys());
}

/** Stores all of these files, a few at a time, and drops those that are no more; true when all are there. */
async function keep(files: readonly string[], signal: AbortSignal): Promise<boolean> {
  const wanted = files.map((file) => new URL(file, self.registration.scope).href).filter((url) => APART.test(url) && getCacheKeyForURL(url) === undefined);
  const cache = await caches.open(PACKS);
  for (const { url } of await cache.keys()) if (!wanted.includes(url)) await cache.delete(url);
  const left = [...wanted];
  let kept = true;
  const work = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      const there = !signal.aborted && (await storedOf(url, signal).then((response) => response.ok, () => false));
      kept = kept && there;
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return kept;
}

/** Where what was shared waits for the page, which takes it away (`main/shared.ts`). */
const SHARED = 'canju-shared';

/** Keeps the files and texts of a form that another program has shared, and leads to the page that reads them. */
async function share(request: Request): Promise<Response> {
  const cache = await caches.open(SHARED);
  const form = await request.formData();
  // What an earlier form left is not taken yet.
  let count = (await cache.keys()).length;
  for (const value of [...form.getAll('files'), ...['title', 'text', 'url'].flatMap((name) => form.getAll(name))]) {
    if (value === '') continue;
    const name = typeof value === 'string' ? 'text' : value.name;
    const headers = { 'content-type': 'application/octet-stream', 'x-name': encodeURIComponent(name) };
    await cache.put(new URL(`shared/${count}`, self.registration.scope).href, new Response(value, { headers }));
    count += 1;
  }
  return Response.redirect(new URL('./#/import', self.registration.scope).href, 303);
}

function filesOf(data: unknown): string[] | null {
  const files: unknown = typeof data === 'object' && data !== null && 'keep' in data ? data.keep : null;
  return Array.isArray(files) && files.every((file) => typeof file === 'string') ? files : null;
}

self.addEventListener('fetch', (event) => {
  const { url, method } = event.request;
  if (method === 'POST' && url === new URL('./?share', self.registration.scope).href) event.respondWith(share(event.request));
  if (method === 'GET' && url.startsWith(self.registration.scope) && APART.test(url) && getCacheKeyForURL(url) === undefined) event.respondWith(storedOf(event.request));
});
self.addEventListener('message', (event) => {
  const answer = (said: unknown) => event.ports[0]?.postMessage(said);
  if (event.data === 'let-in') event.waitUntil(self.skipWaiting());
  if (event.data === 'give-way') event.waitUntil(giveWay().then(() => answer(true)));
  const files = filesOf(event.data);
  if (files === null) return;
  const stop = new AbortController();
  const work = keep(files, stop.signal).then(answer).finally(() => keeping.delete(work));
  keeping.set(work, stop);
  event.waitUntil(work);
});
// The first visit is served from the store at once, so that it can go offline without a second one.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
