/** The ways to practise: each once, from how it begins to what is kept of it. */
import type { Page } from '@playwright/test';
import { pastBackup } from './support/past.ts';
import { RunPage } from './support/run-page.ts';
import { expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';

/** Reads a backup in on the page of data. */
async function bring(page: Page, text: string): Promise<void> {
  await page.goto('./#/data');
  await page.getByTestId('restore-file').setInputFiles({ name: 'canju.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByTestId('data-word')).not.toBeEmpty();
}

test('practise: hints and solutions, and on when one likes', async ({ page, hasTouch }) => {
  const run = new RunPage(page, hasTouch);
  await run.start('practise');
  const first = await run.puzzle();
  await run.solve.action('hint').click();
  await run.solve.shows('hint');
  await solveFrom(run.solve, first, run.hand);
  await run.solve.action('next').click();
  await run.after(first);
  await run.stop();
  await run.score(1);
  await expect(page.getByTestId('result-list').locator(`[data-puzzle="${first.id}"]`)).toHaveAttribute('aria-label', /提示或再试/);
});

test('learn: nothing is counted', async ({ page, hasTouch }) => {
  const run = new RunPage(page, hasTouch);
  await run.start('learn/basics');
  const first = await run.puzzle();
  await run.solve.action('hint').click();
  await run.solve.shows('hint');
  await solveFrom(run.solve, first, run.hand);
  await run.stop();
  await page.goto('./#/progress');
  await expect(page.getByTestId('progress')).toContainText('还没有成绩');
  await page.goto('./#/today');
  await expect(page.getByTestId('calendar')).toContainText('1 天有练习');
});

test('exam: no hints, one try', async ({ page, hasTouch }) => {
  const run = new RunPage(page, hasTouch);
  await run.start('exam/basics');
  await expect(run.solve.action('hint')).toHaveCount(0);
  await expect(run.solve.action('solution')).toHaveCount(0);
  const missed = await run.miss();
  await run.after(missed);
  const solved = await run.dash();
  await run.after(solved);
  await run.stop();
  await run.score(1);
  const marks = page.getByTestId('result-list').locator('a');
  const done = await marks.count();
  await expect(marks.nth(done - 2)).toHaveAttribute('aria-label', /没有解出/);
  await expect(marks.nth(done - 1)).toHaveAttribute('aria-label', /一次解出/);
});

test('storm: the clock runs from the first move, mistakes cost, the best is kept', async ({ page, hasTouch }) => {
  const run = new RunPage(page, hasTouch);
  await run.start('storm-3');
  const clock = page.getByTestId('run-clock');
  await expect(clock).toHaveText('3:00');
  await run.after(await run.dash());
  await expect(page.getByTestId('run-bar')).toHaveAttribute('data-score', '1');
  await expect(clock).toHaveText(/^2:5/);
  await run.after(await run.miss());
  await expect(clock).toHaveText(/^2:[0-4]/);
  await run.stop();
  const record = (await run.score(1)) + 1;
  await page.getByTestId('again').click();
  await run.ready();
  for (let solved = 0; solved < record; solved += 1) await run.after(await run.dash());
  await run.stop();
  await run.score(record);
  await expect(page.getByTestId('result')).toContainText('新纪录');
  await page.goto('./#/practice');
  await expect(page.locator('[data-mode="storm-3"]')).toContainText(`最好 ${record} 题`);
});

test('streak: one mistake ends it', async ({ page, hasTouch }) => {
  const run = new RunPage(page, hasTouch);
  await run.start('streak');
  await run.after(await run.dash());
  await run.miss();
  await expect(page.getByTestId('result')).toHaveAttribute('data-ending', 'mistakes');
  expect(Number(await page.getByTestId('result').getAttribute('data-score'))).toBeGreaterThanOrEqual(1);
});

test('storm: whoever thinks before the first move starts with the whole time and no more, and is told when it is out', async ({ page, hasTouch }) => {
  await page.clock.install();
  const run = new RunPage(page, hasTouch);
  await run.start('storm-3');
  const clock = page.getByTestId('run-clock');
  await expect(clock).toHaveText('3:00');
  await page.clock.fastForward(40_000);
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    const look = () => shown.push(document.querySelector('[data-testid="run-clock"]')?.textContent ?? '');
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await run.after(await run.dash());
  await expect(clock).not.toHaveText('3:00');
  const shown = await page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
  expect(shown.filter((text) => text > '3:00')).toEqual([]);
  await page.clock.fastForward(200_000);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('时间到');
});

test('daily: done once, and known the next time', async ({ page, hasTouch }) => {
  const run = new RunPage(page, hasTouch);
  await page.goto('./#/today');
  await page.getByTestId('start-daily').click();
  await run.ready();
  const puzzle = await run.puzzle();
  await solveFrom(run.solve, puzzle, run.hand);
  await run.solve.action('next').click();
  await run.score(1);
  await page.goto('./#/today');
  await expect(page.getByTestId('daily')).toContainText('一次解出');
  await page.reload();
  await expect(page.getByTestId('daily')).toContainText('一次解出');
  await page.getByTestId('start-daily').click();
  await run.ready();
  expect((await run.puzzle()).id).toBe(puzzle.id);
});

test('review: what was due is due no more', async ({ page, hasTouch }) => {
  await bring(page, pastBackup(Date.now()));
  const run = new RunPage(page, hasTouch);
  await page.goto('./#/review');
  const due = Number(await page.locator('.due-number').textContent());
  expect(due).toBeGreaterThan(3);
  await expect(page.locator('[data-testid="nav-due"] [aria-hidden]').filter({ visible: true })).toHaveText(String(due));
  await page.getByTestId('start-review').click();
  await run.ready();
  await solveFrom(run.solve, await run.puzzle(), run.hand);
  await run.stop();
  await page.goto('./#/review');
  await expect(page.locator('.due-number')).toHaveText(String(due - 1));
  await page.reload();
  await expect(page.locator('.due-number')).toHaveText(String(due - 1));
});

test('mistakes: what failed comes once more, and leaves when it is known', async ({ page, hasTouch }) => {
  const run = new RunPage(page, hasTouch);
  await run.start('exam/basics');
  const missed = await run.miss();
  await run.after(missed);
  await run.stop();
  await run.score(0);
  await page.goto('./#/today');
  await expect(page.getByTestId('mistakes')).toContainText('近七天 1 题');
  await page.getByTestId('start-mistakes').click();
  await run.ready();
  expect((await run.puzzle()).id).toBe(missed.id);
  await solveFrom(run.solve, missed, run.hand);
  await run.solve.action('next').click();
  await run.score(1);
  await page.goto('./#/review');
  await expect(page.getByTestId('mistakes')).toContainText('近七天没有错题');
  // It is to be seen again in spite of that.
  await expect(page.getByTestId('review')).toContainText('共 1 题在复习');
});

test('cycles: a set is left and taken up again', async ({ page, hasTouch }) => {
  const run = new RunPage(page, hasTouch);
  await run.start('cycles/basics');
  const first = await run.dash();
  await run.solve.shows('solved');
  await run.solve.action('next').click();
  await run.after(first);
  const second = await run.puzzle();
  await run.stop();
  await page.goto('./#/practice');
  await page.locator('[data-kind="pack"]').click();
  await page.locator('[data-facet="set"] [data-value="basics"]').click();
  await expect(page.getByTestId('practice').locator('.cycles')).toContainText('做到 1 /');
  await page.locator('[data-mode="cycles-set"]').click();
  await run.ready();
  expect((await run.puzzle()).id).toBe(second.id);
});

test('weak: the patterns one is least sure of', async ({ page, hasTouch }) => {
  await bring(page, pastBackup(Date.now()));
  await page.goto('./#/progress');
  const ranks = (await page.getByTestId('ranks').textContent()) ?? '';
  expect(ranks).toContain('挂角马');
  await page.getByTestId('train-weak').click();
  const run = new RunPage(page, hasTouch);
  await run.ready();
  expect((await run.puzzle()).tags.some((tag) => ranks.includes(tag))).toBe(true);
});

test('by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  const run = new RunPage(page, false);
  await page.goto('./#/practice');
  await expect(page.getByTestId('practice')).toBeVisible();
  const tabTo = async (selector: string) => {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${selector}`);
  };
  await tabTo('[data-mode="streak"]');
  await page.keyboard.press('Enter');
  await run.ready();
  await run.after(await run.dash('keys'));
  await run.miss('keys');
  await expect(page.getByTestId('result')).toBeVisible();
  // The result has the focus: once more.
  await page.keyboard.press('Enter');
  await run.ready();
  await tabTo('.run-leave');
  await page.keyboard.press('Enter');
  await run.score(0);
});

test('data: saved, deleted, brought back; a damaged file changes nothing', async ({ page }) => {
  const past = pastBackup(Date.now());
  await bring(page, past);
  await page.goto('./#/progress');
  const before = await page.locator('.page-summary').textContent();
  await page.goto('./#/data');
  const download = page.waitForEvent('download');
  await page.getByTestId('save').click();
  const saved = await (await download).path();
  await bring(page, past.slice(0, 5000));
  await expect(page.getByTestId('data-word')).toHaveAttribute('data-bad', 'true');
  await page.goto('./#/progress');
  await expect(page.locator('.page-summary')).toHaveText(before ?? '');

  await page.goto('./#/data');
  await page.getByTestId('clear').click();
  await page.getByTestId('clear-sure').click();
  await expect(page.getByTestId('data-word')).toHaveText('已全部删除');
  await page.goto('./#/progress');
  await expect(page.getByTestId('progress')).toContainText('还没有成绩');

  await page.goto('./#/data');
  await page.getByTestId('restore-file').setInputFiles(saved);
  await expect(page.getByTestId('data-word')).toContainText('已并入');
  await page.goto('./#/progress');
  await expect(page.locator('.page-summary')).toHaveText(before ?? '');
});

test('who comes back begins with today', async ({ page }) => {
  await bring(page, pastBackup(Date.now()));
  await page.goto('about:blank');
  await page.goto('./');
  await expect(page.getByTestId('today')).toBeVisible();
  await expect(page.locator('.app')).toHaveAttribute('data-page', 'today');
});
