/** A new version waits: it is never let in while a puzzle is being solved, and is offered between two. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packOf, puzzleWhere } from './support/packs.ts';
import { BASE, DIST, expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';
import { serveFolder } from './static-server.mjs';

const puzzle = puzzleWhere('a mate in 1', (candidate) => candidate.mate_in === 1 && packOf(candidate).puzzles.at(-1) !== candidate);

/** A copy of the build that differs as the next build would: another page, another revision of it in the service worker. */
function nextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'canju-next-'));
  cpSync(DIST, folder, { recursive: true });
  const edit = (name: string, change: (text: string) => string) => {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${name} has nothing to change`);
    writeFileSync(path, changed);
  };
  edit('index.html', (html) => html.replace('<title>', '<meta name="edition" content="next"><title>'));
  edit('sw.js', (script) =>
    script.replace(/"revision":"[0-9a-f]+","url":"index\.html"/, '"revision":"abcdef0123456789","url":"index.html"'),
  );
  return folder;
}

test('a new version is offered after the puzzle and comes with the next one', async ({ browser, hasTouch, viewport }) => {
  const next = nextVersion();
  const site = await serveFolder({ root: DIST, base: BASE });
  const context = await browser.newContext({ baseURL: site.url, viewport, hasTouch: hasTouch ?? false });
  try {
    const page = await context.newPage();
    const edition = page.locator('meta[name="edition"]');
    const solve = new SolvePage(page);
    await solve.open(puzzle);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

    site.setRoot(next);
    // The page looks for a new version whenever it is looked at again.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed');
    await expect(page.getByTestId('toast'), 'not in the middle of a puzzle').toHaveCount(0);
    await expect(edition).toHaveCount(0);

    await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');
    await expect(page.getByTestId('toast')).toContainText('新版本');
    await expect(edition, 'offered, not taken').toHaveCount(0);

    await solve.action('next').click();
    await expect(edition).toHaveCount(1);
    await solve.shows('idle');
    await expect(page.getByTestId('solve')).not.toHaveAttribute('data-puzzle', puzzle.id);
    await expect(page.getByTestId('toast')).toHaveCount(0);
  } finally {
    await context.close();
    await site.close();
    rmSync(next, { recursive: true, force: true });
  }
});
