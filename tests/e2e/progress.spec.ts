/** What has been solved stays: over a reload, in the list, on one's own page; settings stay too. */
import { puzzleWhere, packOf } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';

const puzzle = puzzleWhere('a mate in 1', ({ mate_in: mateIn }) => mateIn === 1);

test('a solved puzzle is still solved after a reload', async ({ page, hasTouch }) => {
  const list = `#/set/${packOf(puzzle).id}`;
  const thumb = page.locator(`[data-puzzle="${puzzle.id}"]`);
  await page.goto(`./${list}`);
  const before = await thumb.getAttribute('aria-label');

  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');

  await page.goto(`./${list}`);
  await page.reload();
  await expect(thumb).not.toHaveAttribute('aria-label', before ?? '');
  await expect(thumb).toHaveAttribute('aria-label', /一次解出/);

  await page.goto('./#/me');
  await expect(page.getByTestId('me').locator('dd').first()).toHaveText('1');
});

test('theme, language and notation are kept', async ({ page }) => {
  await page.goto('./#/settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.locator('[data-setting="theme"] [data-option="dark"]').click();
  await page.locator('[data-setting="notation"] select').selectOption('iccs');
  await page.getByTestId('settings').getByTestId('language').selectOption('zh-Hant');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('[data-setting="notation"] select')).toHaveValue('iccs');
});
