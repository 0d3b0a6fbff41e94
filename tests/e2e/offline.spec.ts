/** After one visit the page works with the network gone: reload, another puzzle, solve. The server is really stopped. */
import { puzzleWhere } from './support/packs.ts';
import { BASE, DIST, expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';
import { serveFolder } from './static-server.mjs';

test('one visit, then no network: reload and solve', async ({ browser, hasTouch, viewport }) => {
  const [first, second] = [2, 1].map((n) => puzzleWhere(`a mate in ${n}`, (puzzle) => puzzle.mate_in === n && puzzle.fen.includes(' w')));
  if (first === undefined || second === undefined) throw new Error('no puzzles');
  const site = await serveFolder({ root: DIST, base: BASE });
  const context = await browser.newContext({ baseURL: site.url, viewport, hasTouch: hasTouch ?? false });
  try {
    const page = await context.newPage();
    const solve = new SolvePage(page);
    await solve.open(first);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // Ready means: installed, so everything of the precache is stored.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
      .toBe('activated');

    await site.close();
    await context.setOffline(true);

    await page.reload();
    await solve.shows('idle');
    await solveFrom(solve, first, hasTouch ? 'tap' : 'click');
    await solve.open(second);
    await solveFrom(solve, second, hasTouch ? 'tap' : 'click');
  } finally {
    await context.close();
  }
});
