/** Going from page to page without eyes or without a mouse: every page has its title, and the keyboard goes on where the eye would. */
import type { Page } from '@playwright/test';
import { puzzles } from './support/packs.ts';
import { ROUTES, visit, withPast } from './support/routes.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

const spoken = (page: Page) => page.locator('.unseen > [role="status"]');

test('every page has a title of its own', async ({ page }) => {
  await withPast(page);
  const titles = new Set<string>();
  const pages = ROUTES.filter(([, name]) => name !== 'solve' && name !== 'set');
  for (const [address, name] of pages) {
    await visit(page, address, name);
    if (name !== 'patterns') await expect(page).not.toHaveTitle('残局 · 象棋杀法练习');
    titles.add(await page.title());
  }
  expect(titles.size).toBe(pages.length);
});

test('a link by keyboard leads to the heading of the page, which is read; the mouse moves no focus', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  await page.goto('./#/today');
  await expect(page.getByTestId('today')).toBeVisible();
  const way = page.locator('main a[href="#/practice"]');
  await page.keyboard.press('Tab');
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('练习方式');
  await expect(page.locator('h1')).toBeFocused();
  // In the navigation the focus stays, and what has come is said.
  await page.locator('.top-nav a[href="#/review"]').focus();
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toHaveText('复习');
  await expect(page.locator('.top-nav a[href="#/review"]')).toBeFocused();
  await page.goto('./#/today');
  await way.click();
  await expect(page.locator('h1')).toHaveText('练习方式');
  await expect(spoken(page)).toHaveText('练习方式');
  await expect(page.locator('h1')).not.toBeFocused();
});

test('the next puzzle by keyboard is read, and the keys go on on its board', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  const [first] = puzzles.filter(({ mate_in: n, fen }) => n === 1 && fen.includes(' w'));
  if (first === undefined) throw new Error('no mate in one');
  const solve = new SolvePage(page);
  await solve.open(first);
  await solve.move(first.keys[0] ?? '', 'keys');
  await solve.shows('solved');
  await page.keyboard.press('n');
  await expect(page.getByTestId('solve')).not.toHaveAttribute('data-puzzle', first.id);
  await expect(page.locator('.board-cell:focus')).toHaveCount(1);
  await expect(spoken(page)).toContainText('第 2 题');
});

test('an address that cannot be read says so, and shows nothing in its place', async ({ page }) => {
  for (const address of ['#/edit?fen=2bak4/4a4', '#/board?fen=zz']) {
    await page.goto(`./${address}`);
    await expect(page.getByTestId('analysis-none')).toContainText('链接里没有局面');
    await page.getByTestId('analysis-none').getByRole('link').click();
    await expect(page.locator('.board-cell').first()).toBeVisible();
  }
  await page.goto('./#/run/nope');
  await expect(page.getByTestId('not-found')).toBeVisible();
});

test('a run says its terms before the first move', async ({ page }) => {
  await page.goto('./#/run/exam/basics');
  await expect(page.getByTestId('verdict')).toContainText('考试 · 没有提示，每题只走一次');
});

test('the analysis board says why a move is not one, by the piece', async ({ page, hasTouch }) => {
  await page.goto('./#/board?fen=2r1k4/9/9/4p4/4N4/4P4/2C6/9/3pA4/2B1K4_w');
  const solve = new SolvePage(page);
  for (const [move, words] of [['e5f6', '马走日字'], ['e5d7', '马腿被蹩'], ['e5d7', '马前有子'], ['c0e2', '塞相眼'], ['c3c9', '炮缺炮架']] as const) {
    await solve.move(move, hasTouch ? 'tap' : 'click');
    await expect(page.getByTestId('proof')).toContainText(words);
    await page.keyboard.press('Escape');
  }
});
