/**
 * Lessons as they are held: a teacher makes a set from the library and of positions of their own, a pupil in another browser opens the link
 * without a network, solves and hands in, and the teacher collects.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { engine } from './support/engine.ts';
import { puzzles, puzzleWhere, type PackPuzzle } from './support/packs.ts';
import { BASE, DIST, expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';
import { serveFolder } from './static-server.mjs';

/** Mates in three and one of our own, and a position without a mate. */
const OWN = [
  { fen: '4ka3/4a4/9/5N3/9/9/9/4R4/9/4K4 w', goal: 'checks' },
  { fen: '3k5/4P4/9/9/9/9/9/9/4R4/5K3 w', goal: 'checks' },
] as const;
/** At the first of them. */
const WRONG = 'f6d7';
const NO_MATE = '4k4/4a4/9/9/9/9/9/9/4A4/3K5 w';

async function noViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}

/** A set of two puzzles of the library and two positions of one's own; gives its link. */
async function makeSet(page: Page): Promise<string> {
  await page.goto('./#/teach');
  await page.getByTestId('new-set').click();
  await page.getByTestId('set-title').fill('周三作业');
  await page.getByTestId('set-title').blur();
  await page.getByTestId('add-library').click();
  await page.locator('[data-facet="pick-length"] [data-value="0"]').click();
  await page.getByTestId('pick-count').selectOption('2');
  await page.getByTestId('pick-seed').fill('7');
  await expect(page.getByTestId('pick-fits')).toContainText(/\d/);
  await expect(page.getByTestId('pick-add')).toContainText('2');
  await page.getByTestId('pick-add').click();
  await page.getByTestId('add-own').click();
  await page.getByTestId('own-text').fill([...OWN.map(({ fen }) => fen), NO_MATE, 'no position'].join('\n'));
  await expect(page.getByTestId('own-position')).toHaveCount(3);
  await expect(page.getByTestId('own-fault')).toHaveCount(1);
  await expect(page.locator('[data-testid="own-position"] [data-kind="mate"]')).toHaveCount(2);
  await expect(page.locator('[data-testid="own-position"] [data-kind="no-mate"]')).toHaveCount(1);
  await page.getByTestId('own-add').click();
  await expect(page.getByTestId('exercise')).toHaveCount(4);
  await page.getByTestId('share-set').click();
  const link = await page.getByTestId('copy-link').getAttribute('data-link');
  if (link === null) throw new Error('no link');
  await expect(page.getByTestId('qr')).toHaveAttribute('data-text', link);
  await page.keyboard.press('Escape');
  return link;
}

/** The puzzle behind an exercise that is open. */
async function opened(page: Page): Promise<PackPuzzle> {
  const id = await page.getByTestId('solve').getAttribute('data-puzzle');
  const found = puzzles.find((each) => each.id === id);
  if (found !== undefined) return found;
  const own = OWN[Number(id?.replace('own-', '')) - 3];
  if (own === undefined) throw new Error(`what is ${id ?? 'null'}?`);
  return { id: id ?? '', ...own, mate_in: 1, keys: [], line: [], tags: [], level: 1 };
}

/** A browser that has been on the page once and has no network any more. */
async function offline(browser: Browser, options: BrowserContextOptions, run: (page: Page, origin: string) => Promise<void>): Promise<void> {
  const site = await serveFolder({ root: DIST, base: BASE });
  const context = await browser.newContext({ ...options, baseURL: site.url });
  try {
    const page = await context.newPage();
    await page.goto('./#/sets');
    await expect(page.getByTestId('sets')).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The whole library is stored after the first use.
    await page.goto('./#/me');
    await expect(page.getByTestId('offline')).toHaveAttribute('data-offline', 'ready', { timeout: 30_000 });
    await site.close();
    await context.setOffline(true);
    await run(page, site.url);
  } finally {
    await context.close();
  }
}

test('a set goes out as a link, is solved without a network, and its results come back', async ({ page, browser, hasTouch, viewport }) => {
  test.setTimeout(120_000);
  const link = await makeSet(page);
  expect(link.length).toBeLessThan(250);
  const hand = hasTouch ? 'tap' : 'click';
  let code = '';
  let picture: Buffer = Buffer.alloc(0);

  await offline(browser, { viewport, hasTouch: hasTouch ?? false, locale: 'zh-CN' }, async (pupil, origin) => {
    await pupil.goto(origin + link.slice(link.indexOf('#')));
    await expect(pupil.getByTestId('homework-exercise')).toHaveCount(4);
    await pupil.getByTestId('pupil-number').selectOption('7');
    await pupil.getByTestId('start').click();
    const solve = new SolvePage(pupil);
    await solve.shows('idle');
    await solveFrom(solve, await opened(pupil), hand);
    await solve.action('next').click();
    await solve.shows('idle');
    await solveFrom(solve, await opened(pupil), hand);
    await solve.action('next').click();
    await expect(pupil.getByTestId('solve')).toHaveAttribute('data-puzzle', 'own-3');
    await solve.shows('idle');
    // Locked: no solution before it is handed in. A wrong move is judged by proof and counted.
    await expect(solve.action('solution')).toHaveCount(0);
    await solve.move(WRONG, hand);
    await solve.shows('check-no-mate');
    await expect(pupil.getByTestId('solve')).toHaveAttribute('data-active', 'true');
    // Work outlives the page.
    await pupil.reload();
    await expect(pupil.locator('[data-testid="homework-exercise"][data-result="clean"]')).toHaveCount(2);
    await pupil.getByTestId('start').click();
    await expect(pupil.getByTestId('solve')).toHaveAttribute('data-puzzle', 'own-3');
    await solve.shows('idle');
    await solveFrom(solve, await opened(pupil), hand);
    await pupil.getByTestId('to-overview').filter({ visible: true }).click();
    await expect(pupil.locator('[data-testid="homework-exercise"][data-result="helped"]')).toHaveCount(1);
    await pupil.getByTestId('hand-in').click();
    await pupil.getByTestId('hand-in-sure').click();
    code = (await pupil.getByTestId('copy-code').getAttribute('data-code')) ?? '';
    expect(code).toMatch(/^[0-9A-Z-]{10,90}$/);
    picture = await pupil.getByTestId('qr').screenshot();
    // Now the solution is open.
    await pupil.getByTestId('review-mistakes').click();
    await solve.shows('idle');
    await expect(solve.action('solution')).toBeVisible();
    await pupil.reload();
    await expect(pupil.getByTestId('result-code')).toBeVisible();
    expect(await pupil.getByTestId('copy-code').getAttribute('data-code')).toBe(code);
  });

  await page.goto('./#/collect');
  const damaged = code.replace(/^./, (letter) => (letter === '7' ? '8' : '7'));
  await page.getByTestId('collect-text').fill(`[19:02] 小明: 交作业 ${code}\n[19:03] 小红: https://example.org/#/r/${damaged}`);
  await page.getByTestId('collect-take').click();
  await expect(page.getByTestId('class-row')).toHaveCount(1);
  await expect(page.getByTestId('class-row')).toHaveAttribute('data-pupil', '7');
  await expect(page.getByTestId('collect-damaged')).toBeVisible();
  expect(await page.getByTestId('class-row').locator('td[data-result]').evaluateAll((cells) => cells.map((each) => each.getAttribute('data-result')))).toEqual(['clean', 'clean', 'helped', 'none']);
  // The board of the exercise that somebody got wrong stands beside the table, with the move that was wrong.
  await expect(page.getByTestId('wrong-move')).toHaveAttribute('data-move', WRONG);
  await noViolations(page, 'collect');
  const saved = page.waitForEvent('download');
  await page.getByTestId('csv').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('周三作业.csv');
  // Kept only if that is asked for.
  await page.reload();
  await expect(page.getByTestId('class-row')).toHaveCount(0);
  await page.getByTestId('collect-scan').click();
  await page.getByTestId('scan-file').setInputFiles({ name: 'qr.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByTestId('scan-word')).toHaveAttribute('data-count', '1');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('class-row')).toHaveAttribute('data-pupil', '7');
  await page.goto(`./#/r/${code.replaceAll('-', '')}`);
  await expect(page.getByTestId('class-row')).toHaveCount(1);
  await page.getByTestId('class-keep').click();
  await page.goto('./#/collect');
  await page.reload();
  await expect(page.getByTestId('class-row')).toHaveCount(1);
});

test('a link that was cut or damaged says so, and shows nothing else', async ({ page }) => {
  const link = await makeSet(page);
  const hash = link.slice(link.indexOf('#'));
  const fault = page.getByTestId('link-fault');
  for (const [address, code] of [
    [hash.slice(0, -1), 'link-cut'],
    [hash.slice(0, 40), 'link-cut'],
    [hash.slice(0, 4), 'link-empty'],
    [hash.replace(/(.)(.{6})$/, (_, letter: string, rest: string) => (letter === 'A' ? 'B' : 'A') + rest), 'link-damaged'],
    [hash.toLowerCase(), /link-(cut|damaged)/],
    [`${hash}%E3%80%82`, 'link-damaged'],
  ] as const) {
    await page.goto(`./${address}`);
    await expect(fault).toHaveAttribute('data-code', code);
    await expect(page.getByTestId('homework')).toHaveCount(0);
  }
  await page.goto(`./${hash}`);
  await expect(page.getByTestId('homework')).toBeVisible();
});

test('a set is put in order by keys, taken back, kept, and opened from its file', async ({ page }) => {
  await makeSet(page);
  const fens = () => page.getByTestId('exercise').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-fen')));
  const before = await fens();
  await page.getByTestId('grip').last().focus();
  await page.keyboard.press('ArrowUp');
  expect(await fens()).toEqual([before[0], before[1], before[3], before[2]]);
  const [from, to] = await Promise.all([page.getByTestId('grip').first().boundingBox(), page.getByTestId('grip').nth(2).boundingBox()]);
  if (from === null || to === null) throw new Error('no handles');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  expect(await fens()).toEqual([before[1], before[3], before[0], before[2]]);
  await page.getByTestId('grip').nth(2).focus();
  await page.keyboard.press('Home');
  expect(await fens()).toEqual([before[0], before[1], before[3], before[2]]);
  await page.getByTestId('exercise-remove').first().click();
  await expect(page.getByTestId('exercise')).toHaveCount(3);
  await page.getByTestId('toast').getByRole('button').click();
  await expect(page.getByTestId('exercise')).toHaveCount(4);
  await page.getByTestId('exercise-edit').last().click();
  await page.getByTestId('exercise-note').fill('先看将的退路');
  await page.getByTestId('notes-text').fill('车不急');
  await page.getByTestId('notes-add').click();
  await page.keyboard.press('Escape');
  await page.getByTestId('share-set').click();
  const saved = page.waitForEvent('download');
  await page.getByTestId('save-file').click();
  const path = await (await saved).path();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByTestId('exercise')).toHaveCount(4);

  await page.goto('./#/teach');
  await page.getByTestId('set-file').setInputFiles({ name: 'x.canju', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') });
  await expect(page.getByTestId('teach-word')).not.toBeEmpty();
  await page.getByTestId('set-file').setInputFiles(path);
  await page.getByTestId('opened-keep').click();
  await expect(page.getByTestId('exercise')).toHaveCount(4);
  expect(await fens()).toEqual([before[0], before[1], before[3], before[2]]);
  await page.getByTestId('remove-set').click();
  await expect(page.locator('.own-set')).toHaveCount(1);
});

test('notes are said, tries end an exercise, and the teacher sees it as pupils do', async ({ page, hasTouch }) => {
  await makeSet(page);
  for (let n = 0; n < 2; n += 1) await page.getByTestId('exercise-remove').first().click();
  await page.getByTestId('option-tries').selectOption('1');
  await page.getByTestId('option-hints').click();
  await page.getByTestId('exercise-edit').first().click();
  await page.getByTestId('notes-move').selectOption(WRONG);
  await page.getByTestId('notes-text').fill('车不急');
  await page.getByTestId('notes-add').click();
  await page.keyboard.press('Escape');
  await page.getByTestId('preview').click();
  await page.getByTestId('pupil-by-pictures').click();
  await page.locator('.picture').nth(3).click();
  await page.locator('.picture').nth(8).click();
  await page.getByTestId('start').click();
  const solve = new SolvePage(page);
  await solve.shows('idle');
  await expect(solve.action('hint')).toHaveCount(0);
  await solve.move(WRONG, hasTouch ? 'tap' : 'click');
  await expect(page.getByTestId('toast')).toContainText('车不急');
  await expect(page.getByTestId('homework-bar')).toHaveAttribute('data-stage', 'failed');
  await expect(page.getByTestId('solve')).toHaveAttribute('data-active', 'false');
});

test('every defence to the first move is met in turn', async ({ page, hasTouch }) => {
  const puzzle = puzzleWhere('a mate in two with several defences', ({ fen, keys, mate_in: n, goal }) => {
    const replies = n === 2 && goal === 'checks' && keys.length === 1 ? engine.play(fen, keys[0] ?? '').legal.length : 0;
    return replies === 2 || replies === 3;
  });
  await page.goto('./#/teach');
  await page.getByTestId('new-set').click();
  await page.getByTestId('add-own').click();
  await page.getByTestId('own-text').fill(puzzle.fen);
  await expect(page.locator('[data-testid="own-position"] [data-kind="mate"]')).toHaveCount(1);
  await page.getByTestId('own-add').click();
  await page.getByTestId('option-defence').selectOption('all');
  await page.getByTestId('preview').click();
  await page.getByTestId('pupil-number').selectOption('1');
  await page.getByTestId('start').click();
  const solve = new SolvePage(page);
  await solve.shows('idle');
  const hand = hasTouch ? 'tap' : 'click';
  await solveFrom(solve, puzzle, hand);
  const after = engine.play(puzzle.fen, puzzle.keys[0] ?? '');
  for (let met = 1; met < after.legal.length; met += 1) {
    await expect(page.getByTestId('homework-bar')).toHaveAttribute('data-stage', 'solving');
    await solve.shows('right');
    await expect(page.getByTestId('solve')).toHaveAttribute('data-active', 'true');
    await solveFrom(solve, puzzle, hand, { fen: engine.play(after.fen, await solve.reply(0)).fen, turn: 1 });
  }
  await expect(page.getByTestId('homework-bar')).toHaveAttribute('data-stage', 'solved');
});

test('axe finds nothing on the pages of lessons', async ({ page }) => {
  const link = await makeSet(page);
  await noViolations(page, 'set');
  await page.getByTestId('add-library').click();
  await expect(page.getByTestId('pick-fits')).toContainText(/\d/);
  await noViolations(page, 'pick');
  await page.keyboard.press('Escape');
  await page.getByTestId('add-own').click();
  await page.getByTestId('own-text').fill(OWN[0].fen);
  await expect(page.locator('[data-testid="own-position"] [data-kind="mate"]')).toHaveCount(1);
  await noViolations(page, 'own');
  await page.keyboard.press('Escape');
  await page.getByTestId('exercise-edit').last().click();
  await noViolations(page, 'exercise');
  await page.keyboard.press('Escape');
  await page.getByTestId('share-set').click();
  await expect(page.getByTestId('qr')).toBeVisible();
  await noViolations(page, 'send');
  await page.keyboard.press('Escape');
  await page.goto('./#/teach');
  await expect(page.locator('.own-set')).toHaveCount(1);
  await noViolations(page, 'hub');
  await page.goto(`./${link.slice(link.indexOf('#'))}`);
  await expect(page.getByTestId('homework-exercise')).toHaveCount(4);
  await page.getByTestId('pupil-by-pictures').click();
  await noViolations(page, 'start');
  await page.goto('./#/collect');
  await expect(page.getByTestId('collect-add')).toBeVisible();
  await noViolations(page, 'collect');
});
