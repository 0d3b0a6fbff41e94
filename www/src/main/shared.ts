/** Files and texts that other programs have shared with the page: the service worker leaves them in a cache, from which they are taken. */

const SHARED = 'canju-shared';

export async function takeShared(): Promise<File[]> {
  if (!('caches' in window) || !(await caches.has(SHARED))) return [];
  const cache = await caches.open(SHARED);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response === undefined) continue;
    files.push(new File([await response.blob()], decodeURIComponent(response.headers.get('x-name') ?? 'text')));
  }
  await caches.delete(SHARED);
  return files;
}
