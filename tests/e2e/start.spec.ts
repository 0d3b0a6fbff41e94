/** The first seconds on a slow line: a picture before the program, a board that takes a hand before its judge is there. */
import { puzzleWhere } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

const puzzle = puzzleWhere('a mate in one', ({ mate_in: n, keys }) => n === 1 && keys.length === 1);
const [key = ''] = puzzle.keys;

test.use({ serviceWorkers: 'block' });

/** Keeps every file of this name back until the returned function is called. */
async function held(page: SolvePage['page'], files: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Opens the puzzle without these files: its board takes a hand all the same. */
async function without(page: SolvePage['page'], files: string): Promise<{ solve: SolvePage; release: () => void }> {
  const release = await held(page, files);
  await page.goto(SolvePage.address(puzzle));
  await expect(page.getByTestId('solve')).toHaveAttribute('data-active', 'true');
  return { solve: new SolvePage(page), release };
}

for (const [name, address] of [['a puzzle', SolvePage.address(puzzle)], ['the first visit', '']] as const) {
  test(`the board has its place before the program is there: ${name}`, async ({ page }) => {
    const release = await held(page, '**/assets/first-*.js');
    await page.goto(`./${address}`, { waitUntil: 'commit' });
    const ghost = page.locator('.ghost .board:visible');
    await expect(ghost).toHaveCount(1);
    const before = await ghost.boundingBox();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await expect(page.locator('.ghost')).toHaveCount(0);
    const after = await page.locator('main .board').boundingBox();
    expect(Math.abs((before?.width ?? 0) - (after?.width ?? 0))).toBeLessThan(2);
    for (const edge of ['x', 'y'] as const) expect(Math.abs((before?.[edge] ?? 0) - (after?.[edge] ?? 0))).toBeLessThan(12);
  });
}

for (const [locale, language] of [['zh-CN', 'zh-Hans'], ['zh-TW', 'zh-Hant'], ['zh-Hant-HK', 'zh-Hant'], ['en-GB', 'en'], ['fr-FR', 'en']] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`the picture speaks the language that the page will speak: ${locale}`, async ({ page, site }) => {
      const release = await held(page, '**/assets/first-*.js');
      const from = site.sent.length;
      await page.goto('./', { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const title = page.locator('.ghost .first-title span:visible');
      await expect(title).toHaveAttribute('lang', language);
      const said = await title.textContent();
      release();
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveText(said ?? '');
      // Words of one language only have come.
      expect(site.sent.slice(from).filter(({ path }) => /\/core-[\w-]+\.js$/.test(path))).toHaveLength(1);
    });
  });
}

test('a program that does not come is told', async ({ page, faults }) => {
  await page.route('**/assets/first-*.js', (route) => route.abort());
  await page.goto('./');
  await expect(page.locator('.ghost:visible').getByText('未能打开')).toBeVisible();
  faults.length = 0;
});

test('a move that is made before the rules are there is judged once they are', async ({ page, hasTouch }) => {
  const { solve, release } = await without(page, '**/assets/canju_wasm_bg-*.wasm');
  await solve.move(key, hasTouch ? 'tap' : 'click');
  await solve.shows('loading');
  release();
  await solve.shows('solved');
});

test('a step that was none is explained once the rules are there', async ({ page, hasTouch }) => {
  const { solve, release } = await without(page, '**/assets/canju_wasm_bg-*.wasm');
  // A king does not leave its palace.
  await solve.move('e0e5', hasTouch ? 'tap' : 'click');
  release();
  await solve.shows('illegal');
});

test('a move that is made before the judge is there stands, and is judged once it is', async ({ page, hasTouch }) => {
  const { solve, release } = await without(page, '**/assets/worker-*.js');
  await expect(solve.point(key.slice(0, 2))).toBeVisible();
  await solve.move(key, hasTouch ? 'tap' : 'click');
  await expect(page.getByTestId('solve')).toHaveAttribute('data-active', 'false');
  await solve.shows('loading');
  release();
  await solve.shows('solved');
});
