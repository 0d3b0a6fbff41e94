/** The page of settings: what is chosen is shown at once, kept, brought by backups, and in force while solving. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { puzzleWhere } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

const choose = (page: Page, setting: string, option: string) => page.locator(`[data-setting="${setting}"] [data-option="${option}"]`).click();
const turn = (page: Page, setting: string) => page.locator(`[data-setting="${setting}"] [role="switch"]`).click();

/** What the preview looks like, as a number. */
const picture = (page: Page) =>
  page.getByTestId('preview').locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) sum = (Math.imul(sum, 31) + (data[at] ?? 0) + 256 * (data[at + 1] ?? 0)) >>> 0;
    return sum;
  });

test('what concerns looks is seen on the board at once', async ({ page }) => {
  await page.goto('./#/settings');
  await expect(page.getByTestId('settings')).toBeVisible();
  await choose(page, 'speed', 'off');
  let before = await picture(page);
  const changes: (() => Promise<void>)[] = [
    () => choose(page, 'board', 'green'),
    () => choose(page, 'board', 'wood'),
    () => choose(page, 'pieces', 'letters'),
    () => choose(page, 'pieces', 'pictures'),
    () => choose(page, 'pieces', 'simplified'),
    () => turn(page, 'darkDiscs'),
    () => turn(page, 'showLast'),
    () => turn(page, 'showCheck'),
    async () => void (await page.locator('[data-setting="labels"] select').selectOption('iccs')),
    async () => void (await page.locator('[data-setting="labels"] select').selectOption('off')),
  ];
  for (const change of changes) {
    await change();
    await expect.poll(() => picture(page)).not.toBe(before);
    before = await picture(page);
  }
});

test('what is chosen outlives the page and goes into backups', async ({ page }) => {
  await page.goto('./#/settings');
  await choose(page, 'board', 'slate');
  await choose(page, 'cards', 'all');
  await choose(page, 'speed', 'class');
  await turn(page, 'sounds');
  await page.locator('[data-setting="notation"] select').selectOption('traditional');
  await page.reload();
  await expect(page.locator('[data-setting="board"] [data-option="slate"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-setting="sounds"] [role="switch"]')).toHaveAttribute('aria-checked', 'false');
  await expect(page.locator('[data-setting="volume"] input')).toBeDisabled();
  await page.getByTestId('to-data').click();
  const download = page.waitForEvent('download');
  await page.getByTestId('save').click();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const { settings } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { settings: unknown };
  expect(settings).toMatchObject({ board: 'slate', cards: 'all', speed: 'class', sounds: false, notation: 'traditional' });
});

test('auto-next is announced, brings the next puzzle, and is called off by a button, a key or a touch', async ({ page, hasTouch }) => {
  await page.clock.install();
  await page.goto('./#/settings');
  await turn(page, 'autoNext');
  // At a slow pace there is time to call it off, on any machine.
  await choose(page, 'speed', 'slow');
  const solve = new SolvePage(page);
  const hand = hasTouch ? 'tap' : 'click';
  const first = puzzleWhere('a mate in one of the first pack', (puzzle) => puzzle.id.startsWith('basics-') && puzzle.mate_in === 1);
  const screen = page.getByTestId('solve');
  const stay = page.getByTestId('toast').getByRole('button');
  const solved = async () => {
    await solve.open(first);
    await solve.move(first.keys[0] ?? '', hand);
    await solve.shows('solved');
    await expect(stay).toBeVisible();
  };

  await solved();
  await page.clock.fastForward(4000);
  await expect(screen).not.toHaveAttribute('data-puzzle', first.id);
  await expect(page.getByTestId('toast')).toHaveCount(0);

  for (const callOff of [() => stay.click(), () => page.keyboard.press('Escape'), () => solve.strip.click()]) {
    await solved();
    await callOff();
    await expect(page.getByTestId('toast')).toHaveCount(0);
    await page.clock.fastForward(60_000);
    await expect(screen).toHaveAttribute('data-puzzle', first.id);
    await page.goto('./#/settings');
  }
});

test('the key s turns sounds off and on, and they are made without a file', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  await page.addInitScript(() => {
    const made = { tones: 0 };
    Object.assign(globalThis, { made });
    const real = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      made.tones += 1;
      return real.call(this);
    };
  });
  const tones = () => page.evaluate(() => (globalThis as unknown as { made: { tones: number } }).made.tones);
  const solve = new SolvePage(page);
  const puzzle = puzzleWhere('a mate in one', ({ mate_in: n }) => n === 1);
  await solve.open(puzzle);
  await page.keyboard.press('s');
  await expect(page.getByTestId('toast')).toContainText('声音已关闭');
  await page.keyboard.press('s');
  await expect(page.getByTestId('toast')).toContainText('声音已打开');
  await solve.move(puzzle.keys[0] ?? '', 'click');
  await solve.shows('solved');
  await expect.poll(tones).toBeGreaterThan(3);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`nothing that axe finds, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('./#/settings');
    await expect(page.getByTestId('settings')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
}
