/** Writing lines and reading moves by keys: sounds, the screen for a class, the list of keys, and what each page has of its own. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { engine } from './support/engine.ts';
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

test('a line is typed, move after move, and what is no move says why', async ({ page }) => {
  const main = await open(page, 'write');
  const id = await main.getAttribute('data-puzzle');
  const given = puzzles.find((each) => each.id === id);
  if (given === undefined) throw new Error(`${id ?? 'nothing'} is in no pack`);
  const box = page.getByTestId('move-box').locator('input');
  await page.keyboard.press('i');
  await expect(box).toBeFocused();
  let fen = given.fen;
  for (const [ply, move] of given.line.entries()) {
    // In turns as it is written and as squares.
    await box.fill(ply % 2 === 0 ? engine.notate(fen, move).chinese : move);
    await page.keyboard.press('Enter');
    await expect(main.locator(`[data-ply="${ply + 1}"]`)).toHaveAttribute('data-move', move);
    if (ply === 0) {
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('');
      await expect(page.locator('[aria-live="assertive"]')).toHaveText(await main.locator('[data-ply="1"]').innerText());
      await box.fill('炮九进九进九');
      await page.keyboard.press('Enter');
      await expect(page.locator('#move-box-note')).toContainText('这不是一着棋');
    }
    fen = engine.play(fen, move).fen;
  }
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('move-box')).toHaveCount(0);
  await expect(page.locator('.board-cell:focus')).toHaveCount(1);
});

test('while a line is written, a piece that cannot go there says why', async ({ page }) => {
  const main = await open(page, 'write');
  const id = await main.getAttribute('data-puzzle');
  const given = puzzles.find((each) => each.id === id);
  if (given === undefined) throw new Error(`${id ?? 'nothing'} is in no pack`);
  const { pieces, legal } = engine.position(given.fen);
  const king = pieces.find(({ piece }) => piece === 'K')?.square ?? '';
  const taken = new Set(pieces.map(({ square }) => square));
  const away = ['a5', 'b5', 'c5', 'h5', 'i5'].find((square) => !taken.has(square) && !legal.includes(king + square)) ?? '';
  test.skip(!given.fen.includes(' w'), 'the king to be moved is Red’s');
  await new SolvePage(page).move(king + away, 'click');
  await expect(page.getByTestId('verdict')).toContainText('帅走直线一步');
});
