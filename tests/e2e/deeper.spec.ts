/** The ways to practise that ask for more than the first mate: every defence, the whole line, reading, memory. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { engine, solvePosition } from './support/engine.ts';
import { puzzles, puzzleWhere } from './support/packs.ts';
import { RunPage } from './support/run-page.ts';
import { expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';

/** The puzzle that is written or read. */
async function puzzleOf(page: Page, testid: string) {
  const id = await page.getByTestId(testid).getAttribute('data-puzzle');
  return puzzleWhere(`called ${id ?? ''}`, (each) => each.id === id);
}

/** What the database holds of attempts. */
function attempts(page: Page): Promise<{ puzzle: string; mode: string; result: string; wrong: number; hintStage: number }[]> {
  return page.evaluate(
    () =>
      new Promise((done, fail) => {
        const opening = indexedDB.open('canju');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('attempts').objectStore('attempts').getAll();
          all.onsuccess = () => {
            opening.result.close();
            done(all.result as never);
          };
        };
      }),
  );
}

/** A line to be written, and a first move that is wrong. */
async function beginWriting(page: Page) {
  for (let tries = 0; tries < 6; tries += 1) {
    await page.goto('./#/practice');
    await page.goto('./#/run/write');
    await expect(page.getByTestId('write')).toHaveAttribute('data-phase', 'writing');
    const puzzle = await puzzleOf(page, 'write');
    const wrong = await wrongFirst(puzzle.fen, puzzle.keys, puzzle.goal);
    if (wrong !== null) return { puzzle, wrong };
  }
  throw new Error('six puzzles of which every first move mates');
}

test('write: both sides, wrong where it goes wrong, right when it is proved', async ({ page, hasTouch }) => {
  const solve = new SolvePage(page);
  const hand = hasTouch ? 'tap' : 'click';
  const write = page.getByTestId('write');
  const { puzzle, wrong } = await beginWriting(page);
  // A first move after which there is no mate within the task, then the line itself.
  await solve.move(wrong, hand);
  await page.locator('[data-action="hand-in"]').click();
  await expect(write).toHaveAttribute('data-end', /^(?:wrong|quiet|slow)$/);
  await expect(page.getByTestId('verdict')).toContainText('第 1 步');
  await page.locator('[data-action="correct"]').click();
  for (const move of puzzle.line) {
    await expect(page.locator('.board')).toBeVisible();
    await solve.move(move, hand);
  }
  await expect(page.locator('[data-ply]')).toHaveCount(puzzle.line.length);
  await page.locator('[data-action="hand-in"]').click();
  await expect(write).toHaveAttribute('data-end', 'mate');
  await expect.poll(() => attempts(page)).toMatchObject([{ puzzle: puzzle.id, mode: 'write' }]);
  await page.locator('[data-action="next"]').click();
  await expect(write).not.toHaveAttribute('data-puzzle', puzzle.id);
});

/** A check that gives the mate away; another move where all checks mate; null where every move does. */
async function wrongFirst(fen: string, keys: readonly string[], goal: 'checks' | 'any'): Promise<string | null> {
  const others = engine.position(fen).legal.filter((move) => !keys.includes(move));
  const checks = others.filter((move) => engine.play(fen, move).check !== null);
  for (const move of [...checks, ...others]) {
    const after = engine.play(fen, move);
    if (after.status !== 'playing') continue;
    const lost = await Promise.all(after.legal.map(async (reply) => (await solvePosition(engine.play(after.fen, reply).fen, goal)).verdict));
    if (lost.includes('no-mate')) return move;
  }
  return null;
}

test('read: the position of a move, the moves of a line, in the notation that is chosen', async ({ page, hasTouch }) => {
  const solve = new SolvePage(page);
  await page.goto('./#/run/read');
  const read = page.getByTestId('read');
  await expect(read).toHaveAttribute('data-way', 'choose');
  const puzzle = await puzzleOf(page, 'read');
  const text = (await page.getByTestId('read-text').textContent()) ?? '';
  const right = puzzle.line.map((move, ply) => {
    const before = puzzle.line.slice(0, ply).reduce((fen, each) => engine.play(fen, each).fen, puzzle.fen);
    return { move, names: engine.notate(before, move) };
  });
  const asked = right.find(({ names }) => names.chinese === text);
  expect(asked, `${text} is a move of the line`).toBeDefined();
  await page.getByTestId('reading').selectOption('wxf');
  await expect(page.getByTestId('read-text')).toHaveText(asked?.names.wxfFilePawns ?? '');
  await page.getByTestId('reading').selectOption('chinese');
  await page.locator(`[data-option="${asked?.move ?? ''}"]`).click();
  await expect(read).toHaveAttribute('data-right', 'true');
  await page.locator('[data-action="next"]').click();

  await expect(read).toHaveAttribute('data-way', 'play');
  const second = await puzzleOf(page, 'read');
  const texts = await page.getByTestId('read-text').locator('li').allTextContents();
  const from = second.line.findIndex((move, ply) => {
    const before = second.line.slice(0, ply).reduce((fen, each) => engine.play(fen, each).fen, second.fen);
    return ply + texts.length <= second.line.length && engine.notate(before, move).chinese === texts[0];
  });
  for (const move of second.line.slice(from, from + texts.length)) await solve.move(move, hasTouch ? 'tap' : 'click');
  await expect(read).toHaveAttribute('data-right', 'true');
  // Reading a move is no solving.
  expect(await attempts(page)).toEqual([]);
});

test('blindfold: the pieces go, a look costs a hint', async ({ page, hasTouch }) => {
  await page.addInitScript(() => localStorage.setItem('canju-settings', JSON.stringify({ fade: '3', welcomed: true })));
  const run = new RunPage(page, hasTouch);
  await run.start('blindfold');
  const puzzle = await run.puzzle();
  const key = (puzzle.keys[0] ?? '').slice(0, 2);
  const seen = await run.solve.name(key);
  await expect.poll(() => run.solve.name(key)).toContain('看不见');
  await run.solve.action('peek').click();
  expect(await run.solve.name(key)).toBe(seen);
  await expect.poll(() => run.solve.name(key)).toContain('看不见');
  await solveFrom(run.solve, puzzle, run.hand);
  await expect.poll(() => attempts(page)).toMatchObject([{ puzzle: puzzle.id, mode: 'blindfold', result: 'helped', hintStage: 1 }]);
  expect(await run.solve.name(puzzle.line.at(-1)?.slice(2) ?? '')).not.toContain('看不见');
});

test('every defence: one after the other, and done when all are answered', async ({ page, hasTouch }) => {
  const run = new RunPage(page, hasTouch);
  await run.start('defences');
  const puzzle = await run.puzzle();
  for (let line = 0; line < 40; line += 1) {
    await solveLine(run);
    if ((await attempts(page)).length > 0) break;
    await expect(page.getByTestId('solve')).toHaveAttribute('data-active', 'true');
  }
  expect(await attempts(page)).toMatchObject([{ puzzle: puzzle.id, mode: 'defences', result: 'clean' }]);
  await run.solve.action('next').click();
  await run.after(puzzle);
});

for (const way of ['the way back', 'a reload'] as const) {
  const leave = (page: Page) => (way === 'a reload' ? page.reload() : page.goBack());

  test(`write: a wrong line that is left by ${way} has been tried`, async ({ page, hasTouch }) => {
    const { puzzle, wrong } = await beginWriting(page);
    await new SolvePage(page).move(wrong, hasTouch ? 'tap' : 'click');
    await page.locator('[data-action="hand-in"]').click();
    await expect(page.getByTestId('write')).toHaveAttribute('data-phase', 'judged');
    const counts = (await page.getByTestId('write').getAttribute('data-end')) === 'wrong';
    await leave(page);
    await page.goto('./#/review');
    await expect(page.getByTestId('mistakes')).toContainText(counts ? '近七天 1 题' : '近七天没有错题');
    expect(await attempts(page)).toMatchObject(counts ? [{ puzzle: puzzle.id, mode: 'write', result: 'failed', wrong: 1 }] : []);
  });

  test(`every defence: a puzzle that is left by ${way} after its first line is not done`, async ({ page, hasTouch }) => {
    const run = new RunPage(page, hasTouch);
    await page.goto('./#/practice');
    await run.start('defences');
    let done = 0;
    let puzzle = await run.puzzle();
    // One whose first line is its only one is done at once.
    for (await solveLine(run); (await attempts(page)).length > done; await solveLine(run)) {
      done += 1;
      await run.solve.action('next').click();
      await run.after(puzzle);
      puzzle = await run.puzzle();
    }
    await leave(page);
    await page.goto('./#/review');
    await expect(page.getByTestId('mistakes')).toContainText('近七天 1 题');
    expect((await attempts(page)).at(-1)).toMatchObject({ puzzle: puzzle.id, mode: 'defences', result: 'failed' });
  });
}

/** Solves the position on the board, whatever the defender has played, and waits for what follows. */
async function solveLine(run: RunPage): Promise<void> {
  const { page, solve, hand } = run;
  const puzzle = await run.puzzle();
  for (let turn = 0; turn < 12; turn += 1) {
    const made = await page.getByTestId('moves').locator('[data-ply]').evaluateAll((plies) => plies.map((ply) => ply.getAttribute('data-move') ?? ''));
    const fen = made.reduce((at, move) => engine.play(at, move).fen, puzzle.fen);
    const { keys } = await solvePosition(fen, puzzle.goal);
    await solve.move(keys[0] ?? '', hand);
    await expect.poll(async () => (await solve.strip.getAttribute('data-verdict')) === 'solved' || (await page.getByTestId('moves').locator('[data-ply]').count()) === made.length + 2).toBe(true);
    if ((await solve.strip.getAttribute('data-verdict')) === 'solved') {
      await page.waitForFunction(() => document.querySelector('[data-testid="solve"]')?.getAttribute('data-solved') === 'false' || document.querySelector('[data-testid="run-bar"]')?.getAttribute('data-phase') === 'settled');
      return;
    }
    await expect(page.getByTestId('solve')).toHaveAttribute('data-active', 'true');
  }
}

test('there are puzzles for each of them', () => {
  expect(puzzles.filter(({ mate_in: n }) => n > 1 && n <= 3).length).toBeGreaterThan(20);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`nothing that axe finds, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const [address, testid] of [['run/write', 'write'], ['run/read', 'read'], ['practice', 'practice']] as const) {
      await page.goto(`./#/${address}`);
      await expect(page.getByTestId(testid)).toBeVisible();
      await page.waitForTimeout(300);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${testid}: ${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
