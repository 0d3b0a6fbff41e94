/** Packs come when they are wanted, stay for use without a network, and say what is wrong with them. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, packs, type PackPuzzle } from './support/packs.ts';
import { BASE, DIST, expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';
import { serveFolder } from './static-server.mjs';

const FOLDER = join('generated', 'library');
/** Another pack than the first, and none of drills, which is shown as the page of its pattern. */
const late = packs.find(({ id }, at) => at > 0 && !catalogue.patterns.some(({ key }) => key === id));
if (late === undefined) throw new Error('no pack besides the first');
const puzzle = late.puzzles.find(({ mate_in: mateIn }) => mateIn <= 2) ?? (late.puzzles[0] as PackPuzzle);

/** The file of a pack in a built page. */
function fileOf(folder: string, pack: string): string {
  const name = readdirSync(join(folder, FOLDER)).find((each) => each.startsWith(`${pack}.`));
  if (name === undefined) throw new Error(`no file of ${pack}`);
  return join(folder, FOLDER, name);
}

test('a visit to one puzzle fetches one pack, and without a network the others are there too', async ({ browser, hasTouch, viewport }) => {
  const site = await serveFolder({ root: DIST, base: BASE });
  const context = await browser.newContext({ baseURL: site.url, viewport, hasTouch: hasTouch ?? false, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const solve = new SolvePage(page);
    await solve.open(packs[0]?.puzzles[0] as PackPuzzle);
    await page.goto('./#/me');
    await expect(page.getByTestId('offline')).toHaveAttribute('data-offline', 'ready', { timeout: 30_000 });

    await site.close();
    await context.setOffline(true);
    await page.goto(`./#/library?pack=${late.id}`);
    await page.reload();
    await expect(page.locator(`[data-puzzle="${late.puzzles[0]?.id ?? ''}"] canvas`)).toBeVisible();
    await solve.open(puzzle);
    await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');
  } finally {
    await context.close();
  }
});

test('the first puzzle waits for no other pack and no index', async ({ browser }) => {
  const site = await serveFolder({ root: DIST, base: BASE });
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await new SolvePage(page).open(packs[0]?.puzzles[0] as PackPuzzle);
  const bundle = site.sent.map(({ path }) => path).filter((path) => path.endsWith('.bin'));
  expect(bundle.map((path) => path.replace(/.*\/|\..*/g, ''))).toEqual([packs[0]?.id]);
  await context.close();
  await site.close();
});

test.describe('a pack that is not what it should be', () => {
  test('is named with what is wrong, and taken once it is right', async ({ browser, viewport, hasTouch }) => {
    const folder = mkdtempSync(join(tmpdir(), 'canju-broken-'));
    cpSync(DIST, folder, { recursive: true });
    const file = fileOf(folder, late.id);
    const whole = readFileSync(file);
    truncateSync(file, whole.length - 5);
    const site = await serveFolder({ root: folder, base: BASE });
    const context = await browser.newContext({ baseURL: site.url, viewport, hasTouch: hasTouch ?? false, serviceWorkers: 'block', locale: 'zh-CN' });
    try {
      const page = await context.newPage();
      await page.goto(`./#/set/${late.id}`);
      await expect(page.getByRole('alert')).toContainText('题库文件不完整');
      await page.goto(`./#/library?pack=${late.id}`);
      await expect(page.getByRole('alert')).toContainText('未能打开');
      await expect(page.getByRole('alert')).toContainText('题库文件不完整');
      // Everything else goes on.
      await page.goto(`./#/set/${packs[0]?.id ?? ''}`);
      await expect(page.locator('[data-puzzle] canvas').first()).toBeVisible();

      const changed = Buffer.from(whole);
      changed.write('NOPE');
      writeFileSync(file, changed);
      await page.goto(`./#/set/${late.id}`);
      await page.getByRole('alert').getByRole('button').click();
      await expect(page.getByRole('alert')).toContainText('不是题库文件');

      writeFileSync(file, whole);
      await page.getByRole('alert').getByRole('button').click();
      await expect(page.locator('[data-puzzle] canvas').first()).toBeVisible();
    } finally {
      await context.close();
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('that is gone says so', async ({ browser, viewport }) => {
    const folder = mkdtempSync(join(tmpdir(), 'canju-broken-'));
    cpSync(DIST, folder, { recursive: true });
    rmSync(fileOf(folder, late.id));
    const site = await serveFolder({ root: folder, base: BASE });
    const context = await browser.newContext({ baseURL: site.url, viewport, serviceWorkers: 'block', locale: 'zh-CN' });
    const page = await context.newPage();
    await page.goto(`./#/set/${late.id}`);
    await expect(page.getByRole('alert')).toContainText('请检查网络后重试');
    await context.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
