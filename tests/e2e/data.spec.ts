/** One's own data by hand: out as a file, away, and back; files that are damaged change nothing. */
import type { Page } from '@playwright/test';
import { pastBackup } from './support/past.ts';
import { withPast, withSet } from './support/routes.ts';
import { expect, test } from './support/site.ts';

type Saved = Record<string, unknown> & { settings: Record<string, unknown> };

/** The file that the page of data gives out. */
async function saved(page: Page): Promise<{ text: string; contents: Saved }> {
  await page.goto('./#/data');
  const download = page.waitForEvent('download');
  await page.getByTestId('save').click();
  const parts: Buffer[] = [];
  for await (const part of await (await download).createReadStream()) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  const { savedAt: _, ...contents } = JSON.parse(text) as Saved & { savedAt: number };
  // What the page keeps by itself: how many attempts have been backed up, and that one is no newcomer.
  return { text, contents: { ...contents, settings: { ...contents.settings, backedUp: 0, welcomed: true } } };
}

async function bring(page: Page, text: string): Promise<void> {
  await page.getByTestId('restore-file').setInputFiles({ name: 'canju.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Every setting of the page to another value than it has at first. */
async function changeAll(page: Page): Promise<void> {
  await page.goto('./#/settings');
  await expect(page.getByTestId('settings')).toBeVisible();
  const rows = page.locator('[data-setting]');
  for (let at = 0; at < (await rows.count()); at += 1) {
    const row = rows.nth(at);
    const name = await row.getAttribute('data-setting');
    const other = row.locator('[data-option][aria-pressed="false"]');
    const select = row.locator('select');
    const turn = row.locator('[role="switch"]');
    if ((await other.count()) > 0) await other.last().click();
    else if ((await select.count()) > 0) await select.selectOption({ index: (await select.locator('option').count()) - 1 });
    else if (name === 'volume') await row.locator('input').fill('30');
    else if ((await turn.count()) > 0 && name !== 'sounds') await turn.click();
  }
}

/** What the page of settings says of each. */
function chosen(page: Page): Promise<string[]> {
  return page.locator('[data-setting]').evaluateAll((rows) =>
    rows.map((row) => {
      const pressed = [...row.querySelectorAll('[aria-pressed="true"]')].map((option) => option.getAttribute('data-option'));
      const value = row.querySelector<HTMLInputElement>('select, input')?.value;
      const on = row.querySelector('[role="switch"]')?.getAttribute('aria-checked');
      return [row.getAttribute('data-setting'), ...pressed, value, on].filter((each) => each != null).join(' ');
    }),
  );
}

test('every setting can be changed and outlives the page', async ({ page }) => {
  await page.goto('./#/settings');
  await expect(page.getByTestId('settings')).toBeVisible();
  const before = await chosen(page);
  await changeAll(page);
  const after = await chosen(page);
  const same = after.filter((each) => before.includes(each));
  expect(same).toEqual(['sounds true']);
  await page.reload();
  await expect(page.getByTestId('settings')).toBeVisible();
  expect(await chosen(page)).toEqual(after);
});

test('out, all deleted, and back: attempts, cards, lessons and settings are as they were', async ({ page }) => {
  await withPast(page);
  await withSet(page);
  await changeAll(page);
  const { text, contents } = await saved(page);
  for (const kind of ['attempts', 'cards', 'runs', 'sets']) expect((contents[kind] as unknown[]).length, kind).toBeGreaterThan(0);
  await page.getByTestId('clear').click();
  await page.getByTestId('clear-sure').click();
  await expect(page.getByTestId('data-word')).not.toBeEmpty();
  const { contents: nothing } = await saved(page);
  expect([nothing['attempts'], nothing['sets']]).toEqual([[], []]);

  // Between the two the page is used as by a newcomer.
  await page.goto('./#/');
  await page.getByTestId('browse').click();
  await page.goto('./#/data');
  await bring(page, text);
  await expect(page.getByTestId('data-word')).toContainText(String((contents['attempts'] as unknown[]).length));
  expect((await saved(page)).contents).toEqual(contents);

  // A second time adds nothing.
  await bring(page, text);
  expect((await saved(page)).contents).toEqual(contents);
});

test('a file that is damaged is told apart and changes nothing', async ({ page }) => {
  await withPast(page);
  const { text, contents } = await saved(page);
  const word = page.getByTestId('data-word');
  for (const [damaged, said] of [
    [text.slice(0, text.length / 2), '没有下载完整'],
    ['PK\u0003\u0004', '没有下载完整'],
    [text.replace('canju-backup', 'other'), '别的程序'],
    [text.replace(/"version":\d+/, '"version":99'), '更新的版本'],
    [text.replace('"attempts":[', '"attempts":5,"more":['), '损坏'],
  ] as const) {
    await bring(page, damaged);
    await expect(word).toContainText(said);
    await expect(word).toHaveAttribute('data-bad', 'true');
  }
  await bring(page, text.replace(/"at":\d+/, '"at":"yesterday"'));
  await expect(word).toContainText('1 条读不出');
  expect((await saved(page)).contents).toEqual(contents);
  await bring(page, pastBackup(Date.now()));
  await expect(word).toHaveAttribute('data-bad', 'false');
});
