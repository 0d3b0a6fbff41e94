/** What a first visit transfers until a puzzle can be solved, counted as it goes over the wire. */
import { puzzles } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

/** 1 KB is 1000 bytes. */
const FIRST_LOAD = 200_000;

test('the first puzzle is solvable within 200 KB', async ({ browser, site }) => {
  const puzzle = puzzles[0];
  if (puzzle === undefined) throw new Error('no puzzles');
  // No service worker: its precaching goes on in the background after the puzzle is there.
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  const sizes: Promise<{ url: string; bytes: number }>[] = [];
  context.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ url: request.url(), bytes: responseBodySize })));
  });
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await expect(solve.point(puzzle.keys[0]?.slice(0, 2) ?? '')).toBeVisible();

  const files = await Promise.all(sizes);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const table = files.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).sort();
  console.log(`first load: ${total} bytes\n  ${table.join('\n  ')}`);
  expect(files.length, 'the count has seen the files').toBeGreaterThan(3);
  expect(total).toBeLessThanOrEqual(FIRST_LOAD);
  await context.close();
});
