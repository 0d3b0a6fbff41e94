/** Writing lines and reading moves by keys: sounds, the screen for a class, the list of keys, and what each page has of its own. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { puzzles } from './support/packs.ts';
import { SolvePage } from './support/solve-page.ts';

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'phones have no keys'));

async function open(page: Page, mode: string) {
  await page.goto(`./#/run/${mode}`);
  const main = page.getByTestId(mode);
  await expect(main.locator('.board').first()).toBeVisible();
  return main;
}

for (const mode of ['write', 'read']) {
  test(`${mode}: s, p and ? do what they do elsewhere`, async ({ page }) => {
    const main = await open(page, mode);
    await page.keyboard.press('s');
    await expect(page.getByTestId('toast')).toContainText('声音已关闭');
    await page.keyboard.press('s');
    await expect(page.getByTestId('toast')).toContainText('声音已打开');

    const board = main.locator('.board').first();
    const before = await board.boundingBox();
    await page.keyboard.press('p');
    await expect(main).toHaveAttribute('data-projected', 'true');
    await expect(page.locator('.top-bar')).toBeHidden();
    if (mode === 'write') await expect.poll(async () => (await board.boundingBox())?.height ?? 0).toBeGreaterThan(before?.height ?? Infinity);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(main).toHaveAttribute('data-projected', 'false');

    await page.keyboard.press('?');
    const sheet = page.getByTestId('sheet-keys');
    await expect(sheet).toContainText('下一题');
    // What does nothing here is not in the list.
    await expect(sheet.locator('kbd', { hasText: /^T$/ })).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
}

test('a line is written, rubbed out and handed in by keys alone', async ({ page }) => {
  const main = await open(page, 'write');
  const id = await main.getAttribute('data-puzzle');
  const given = puzzles.find((each) => each.id === id);
  const solve = new SolvePage(page);
  await solve.move(given?.line[0] ?? '', 'keys');
  await expect(page.locator('[data-ply="1"]')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.locator('[data-ply="1"]')).toHaveCount(0);
  await solve.move(given?.line[0] ?? '', 'keys');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Enter');
  await expect(main).toHaveAttribute('data-phase', 'judged');
});

test('an answer is chosen by its letter', async ({ page }) => {
  const main = await open(page, 'read');
  test.skip((await main.getAttribute('data-way')) !== 'choose', 'the first question is to be played');
  await page.keyboard.press('b');
  await expect(main).toHaveAttribute('data-right', /true|false/);
  await page.keyboard.press('n');
  await expect(main).toHaveAttribute('data-right', '');
});
