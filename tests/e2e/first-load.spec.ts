/** What a first visit transfers until a puzzle can be solved, counted by the server as it goes out. */
import { puzzleWhere } from './support/packs.ts';
import { BASE, DIST, expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';
import { serveFolder } from './static-server.mjs';

const FIRST_LOAD = 200 * 1024;

test('the first puzzle is solvable within 200 KB, and the display face waits', async ({ browser }) => {
  const puzzle = puzzleWhere('there at all', () => true);
  const site = await serveFolder({ root: DIST, base: BASE });
  // No service worker: it stores everything in the background, which is not part of the first load.
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  const solve = new SolvePage(page);
  await page.goto(SolvePage.address(puzzle));
  await expect(page.getByTestId('solve')).toHaveAttribute('data-active', 'true');
  await solve.shows('idle');
  const files = site.sent.map(({ path, bytes }) => ({ path, bytes }));
  await context.close();
  await site.close();

  // The face may have begun to load by now, but nothing that the puzzle needs may come after it.
  const firstFace = files.findIndex(({ path }) => path.endsWith('.woff2'));
  const needed = files.filter(({ path }) => !path.endsWith('.woff2'));
  const lastNeeded = files.findLastIndex(({ path }) => /\.(?:wasm|json|bin)$/.test(path));
  expect(lastNeeded, 'engine and packs were loaded').toBeGreaterThan(0);
  if (firstFace >= 0) expect(firstFace).toBeGreaterThan(lastNeeded);

  const total = needed.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`first load: ${total} bytes\n${needed.map(({ path, bytes }) => `${String(bytes).padStart(8)} ${path}`).join('\n')}`);
  expect(total).toBeGreaterThan(100 * 1024);
  expect(total).toBeLessThanOrEqual(FIRST_LOAD);
});
