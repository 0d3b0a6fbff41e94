/** Puzzles that are left half done, and days and windows that change under the page. */
import { engine, firstMoveJudged } from './support/engine.ts';
import { puzzles, puzzleWhere } from './support/packs.ts';
import { pastBackup } from './support/past.ts';
import { RunPage } from './support/run-page.ts';
import { expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';

const mistake = () => firstMoveJudged(puzzles.filter(({ fen }) => fen.includes(' w')), ({ verdict }) => verdict === 'attack-lost');

for (const way of ['the way back', 'a reload'] as const) {
  test(`a puzzle that is left after a wrong move, by ${way}, is to be trained again`, async ({ page, hasTouch }) => {
    const { puzzle, move } = await mistake();
    const solve = new SolvePage(page);
    await page.goto('./#/sets');
    await solve.open(puzzle);
    await solve.move(move, hasTouch ? 'tap' : 'click');
    await solve.shows('attack-lost');
    if (way === 'a reload') await page.reload();
    else await page.goBack();
    await page.goto('./#/review');
    await expect(page.getByTestId('mistakes')).toContainText('近七天 1 题');
    await page.getByTestId('start-mistakes').click();
    const run = new RunPage(page, hasTouch);
    await run.ready();
    expect((await run.puzzle()).id).toBe(puzzle.id);
  });
}

test('a puzzle that is left before a wrong move is nothing', async ({ page, hasTouch }) => {
  const puzzle = puzzleWhere('a mate in two', ({ mate_in: n, fen }) => n === 2 && fen.includes(' w'));
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await solve.move(puzzle.keys[0] ?? '', hasTouch ? 'tap' : 'click');
  await solve.shows('right');
  await page.goto('./#/review');
  await expect(page.getByTestId('mistakes')).toContainText('近七天没有错题');
});

test('a run that is ended at a puzzle with a wrong move tells of it', async ({ page, hasTouch }) => {
  const run = new RunPage(page, hasTouch);
  await run.start('practise/length-3');
  const missed = await run.miss();
  await run.solve.shows('attack-lost', 'check-no-mate');
  await run.stop();
  await expect(page.getByTestId('result-list').locator(`[data-puzzle="${missed.id}"]`)).toHaveAttribute('aria-label', /没有解出/);
  await page.getByRole('link', { name: '错题再练' }).click();
  await run.ready();
  expect((await run.puzzle()).id).toBe(missed.id);
});

test('a longer mate: the way to the shortest is a button, at once and at the end', async ({ page, hasTouch }) => {
  const { puzzle, move, judgement } = await firstMoveJudged(
    puzzles.filter(({ fen }) => fen.includes(' w')),
    ({ verdict }) => verdict === 'longer',
  );
  const hand = hasTouch ? 'tap' : 'click';
  const solve = new SolvePage(page);
  const shortest = page.getByTestId('shortest');
  await solve.open(puzzle);
  await solve.move(move, hand);
  await solve.shows('longer');
  await solve.reply(0);
  await shortest.click();
  await solve.shows('idle');
  await expect(solve.moves.locator('[data-ply]')).toHaveCount(0);

  await solve.move(move, hand);
  await solve.shows('longer');
  const after = engine.play(puzzle.fen, move).fen;
  await solveFrom(solve, puzzle, hand, { fen: engine.play(after, await solve.reply(0)).fen, turn: 1 });
  await expect(solve.strip).toContainText(`多 ${judgement.extra} 步`);
  await shortest.click();
  await solve.shows('idle');
  await solveFrom(solve, puzzle, hand);
  await expect(shortest).toHaveCount(0);
});

test('midnight: the page of today is that of the new day when it is seen again', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-30T23:50:00') });
  await page.goto('./#/today');
  await expect(page.getByTestId('today')).toContainText('11月30日');
  await page.clock.fastForward('20:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByTestId('today')).toContainText('12月1日');
});

test('two windows: what one has done the other knows, and settings are not set back', async ({ page, context, hasTouch }) => {
  const { puzzle, move } = await mistake();
  await page.goto('./#/settings');
  await expect(page.getByTestId('settings')).toBeVisible();
  const other = await context.newPage();
  await other.goto('./#/review');
  await expect(other.getByTestId('mistakes')).toContainText('近七天没有错题');
  await other.getByRole('heading', { level: 1 }).click();

  await page.bringToFront();
  await page.locator('[data-setting="speed"] [data-option="off"]').click();
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await solve.move(move, hasTouch ? 'tap' : 'click');
  await solve.shows('attack-lost');
  await solve.action('next').click();

  await other.bringToFront();
  await expect(other.getByTestId('mistakes')).toContainText('近七天 1 题');
  await other.goto('./#/settings');
  await other.locator('[data-setting="board"] [data-option="slate"]').click();
  await other.reload();
  await expect(other.locator('[data-setting="speed"] [data-option="off"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(other.locator('[data-setting="board"] [data-option="slate"]')).toHaveAttribute('aria-pressed', 'true');
});

test('a window that nobody has touched follows the other at once', async ({ page, context, hasTouch }) => {
  const { puzzle, move } = await mistake();
  await page.goto('./#/review');
  await expect(page.getByTestId('mistakes')).toContainText('近七天没有错题');
  const other = await context.newPage();
  const solve = new SolvePage(other);
  await solve.open(puzzle);
  await solve.move(move, hasTouch ? 'tap' : 'click');
  await solve.shows('attack-lost');
  await solve.action('next').click();
  await expect(page.getByTestId('mistakes')).toContainText('近七天 1 题');
  await other.goto('./#/settings');
  await other.locator('[data-setting="theme"] [data-option="dark"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a backup that comes in in one window is there in the other', async ({ page, context }) => {
  await page.goto('./#/progress');
  await expect(page.getByTestId('progress')).toContainText('还没有成绩');
  await page.getByRole('heading', { level: 1 }).click();
  const other = await context.newPage();
  await other.goto('./#/data');
  await other.getByTestId('restore-file').setInputFiles({ name: 'canju.json', mimeType: 'application/json', buffer: Buffer.from(pastBackup(Date.now())) });
  await expect(other.getByTestId('data-word')).not.toBeEmpty();
  await page.bringToFront();
  await expect(page.getByTestId('progress')).not.toContainText('还没有成绩');
});
