/** The puzzle of the day: the same date has the same puzzle, wherever and on whatever profile, and a network is not needed. */
import type { Browser, Page } from '@playwright/test';
import { puzzleWhere } from './support/packs.ts';
import { RunPage } from './support/run-page.ts';
import { expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';

/** A clean profile in a time zone, at a moment. */
async function at(browser: Browser, baseURL: string | undefined, timezoneId: string, time: string): Promise<Page> {
  if (baseURL === undefined) throw new Error('no site');
  const context = await browser.newContext({ baseURL, timezoneId, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.clock.install({ time: new Date(time) });
  return page;
}

/** What the page of today calls the day, and the puzzle that its button leads to. */
async function daily(page: Page): Promise<{ date: string; puzzle: string }> {
  await page.goto('./#/today');
  const date = (await page.locator('.page-summary').textContent()) ?? '';
  await page.getByTestId('start-daily').click();
  await expect(page.getByTestId('solve')).toHaveAttribute('data-active', 'true');
  const puzzle = (await page.getByTestId('solve').getAttribute('data-puzzle')) ?? '';
  return { date, puzzle };
}

test('one date, one puzzle: in every time zone, on clean profiles, and another one the next day', async ({ browser, baseURL }) => {
  const of = async (zone: string, time: string) => {
    const page = await at(browser, baseURL, zone, time);
    const found = await daily(page);
    await page.context().close();
    return found;
  };
  const shanghai = await of('Asia/Shanghai', '2026-12-01T10:30:00Z');
  expect(shanghai.date).toContain('2026年12月1日');
  expect(await of('Asia/Shanghai', '2026-11-30T16:00:00Z')).toEqual(shanghai);
  expect(await of('America/Los_Angeles', '2026-12-02T07:59:00Z')).toEqual(shanghai);
  expect(await of('Pacific/Kiritimati', '2026-11-30T10:00:00Z')).toEqual(shanghai);
  const next = await of('Pacific/Kiritimati', '2026-12-01T10:00:00Z');
  expect(next.date).toContain('2026年12月2日');
  expect(next.puzzle).not.toBe(shanghai.puzzle);
});

test('midnight without a network: the new day has its own puzzle, and the row of days goes on', async ({ browser, baseURL }) => {
  const page = await at(browser, baseURL, 'Asia/Shanghai', '2026-12-01T15:50:00Z');
  const context = page.context();
  const before = await daily(page);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated');
  await context.setOffline(true);
  await page.reload();
  expect(await daily(page)).toEqual(before);
  const run = new RunPage(page, false);
  await solveFrom(run.solve, puzzleWhere(`called ${before.puzzle}`, ({ id }) => id === before.puzzle), 'click');
  await page.goto('./#/today');
  await expect(page.getByTestId('daily')).toContainText('一次解出');
  await page.clock.fastForward('20:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('.page-summary')).toContainText('12月2日');
  await expect(page.getByTestId('daily')).not.toContainText('一次解出');
  const after = await daily(page);
  expect(after.puzzle).not.toBe(before.puzzle);
  await solveFrom(run.solve, puzzleWhere(`called ${after.puzzle}`, ({ id }) => id === after.puzzle), 'click');
  await page.goto('./#/today');
  await expect(page.getByTestId('today')).toContainText('连续 2 天');
  await context.close();
});
