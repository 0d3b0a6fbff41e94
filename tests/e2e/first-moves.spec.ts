/** The list of all first moves, judged by a pool of workers once the puzzle is over: what it says, how it is called off. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { engine, judgeFirstMoves } from './support/engine.ts';
import { puzzles, puzzleWhere } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';

const WRONG = ['check-no-mate', 'attack-lost'];

/** Opens the list on the page of a puzzle that is over. */
async function list(page: Page) {
  await page.locator('[data-action="explain"]').click();
  const explain = page.getByTestId('sheet-explain');
  const button = explain.getByTestId('first-moves');
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  return page.getByTestId('sheet-moves');
}

test('every first move is listed with the verdict that an attempt gives it', async ({ page, hasTouch }) => {
  const puzzle = puzzleWhere('a mate in 2 with a few dozen moves', ({ fen, mate_in: mateIn }) => mateIn === 2 && fen.includes(' w'));
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');
  const sheet = await list(page);
  await expect(sheet.locator('[data-group="best"]')).toBeVisible();

  const { legal } = engine.position(puzzle.fen);
  const judged = new Map<string, string[]>();
  const replies = new Map<string, string>();
  for await (const { move, verdict, quiet, refutation } of judgeFirstMoves(puzzle, legal)) {
    const group = WRONG.includes(verdict) ? 'wrong' : quiet ? 'quiet' : verdict === 'solved' ? 'best' : verdict;
    judged.set(group, [...(judged.get(group) ?? []), move]);
    if (refutation[0] !== undefined) replies.set(move, refutation[0]);
  }
  expect(judged.get('best')?.sort()).toEqual([...puzzle.keys].sort());
  expect(judged.get('wrong')?.length).toBeGreaterThan(0);
  for (const [group, moves] of judged) {
    const shown = await sheet.locator(`[data-group="${group}"] [data-first]`).evaluateAll((items) => items.map((item) => item.getAttribute('data-first')));
    expect(shown.sort(), group).toEqual(moves.sort());
  }
  await expect(sheet.locator('[data-first]')).toHaveCount(legal.length);

  // Beside a wrong move stands a reply, by its name.
  const [wrong] = [...replies.keys()].filter((move) => judged.get('wrong')?.includes(move) === true);
  expect(wrong).toBeDefined();
  await expect(sheet.locator(`[data-first="${wrong}"]`)).toHaveText(/\S+\s*\S+/);

  // Chosen, it is shown on the board with what refutes it; then the end of the puzzle stands again.
  await sheet.locator(`[data-first="${wrong}"] button`).click();
  await expect(sheet).toBeHidden();
  await solve.shows('film');
  await expect(solve.moves.locator('[data-ply="1"]')).toHaveAttribute('data-move', wrong ?? '');
  await expect(solve.moves.locator('[data-ply="2"]')).toHaveAttribute('data-move', replies.get(wrong ?? '') ?? '');
  await solve.action('resume').click();
  await solve.shows('solved');
  await list(page);

  // It is read out as one sentence, closes with Escape, and can be opened again.
  await expect(sheet.getByRole('status')).toContainText(String(puzzle.keys.length));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await list(page);
  await expect(sheet.locator('[data-first]')).toHaveCount(legal.length);
});

for (const language of ['zh-Hans', 'zh-Hant', 'en']) {
  for (const theme of ['light', 'dark']) {
    test(`the list is sound for axe and fits: ${language}, ${theme}`, async ({ page, hasTouch, isMobile }) => {
      await page.addInitScript(
        ([spoken, wanted]) => {
          localStorage.setItem('canju-lang', spoken);
          localStorage.setItem('canju-theme', wanted);
        },
        [language, theme] as const,
      );
      if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
      // The one with the most moves to show.
      const puzzle = puzzles
        .filter(({ mate_in: mateIn, fen }) => mateIn === 1 && fen.includes(' w'))
        .reduce((most, each) => (engine.position(each.fen).legal.length > engine.position(most.fen).legal.length ? each : most));
      const solve = new SolvePage(page);
      await solve.open(puzzle);
      await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');
      const sheet = await list(page);
      await expect(sheet.locator('[data-group="best"]')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
      expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
      const cut = await sheet.locator('.firsts-move, h3').evaluateAll((items) =>
        items.filter((item) => item.scrollWidth > item.clientWidth + 1).map((item) => item.textContent),
      );
      expect(cut).toEqual([]);
      expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    });
  }
}

test('closing the list calls the judging off', async ({ page, hasTouch }) => {
  await page.addInitScript(() => {
    const traffic: string[] = [];
    Object.assign(window, { traffic });
    window.Worker = class extends Worker {
      override postMessage(message: { kind?: string }): void {
        if (message.kind !== undefined) traffic.push(message.kind);
        // Questions to the pool are never answered: the judging goes on until it is called off.
        if (message.kind !== 'judge') super.postMessage(message);
      }
    };
  });
  const traffic = (kind: string) => page.evaluate((wanted) => (window as unknown as { traffic: string[] }).traffic.filter((each) => each === wanted).length, kind);
  const puzzle = puzzleWhere('a mate in 1', ({ fen, mate_in: mateIn }) => mateIn === 1 && fen.includes(' w'));
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');
  const before = await traffic('cancel');
  const sheet = await list(page);
  await expect(sheet.locator('progress')).toBeVisible();
  await expect.poll(() => traffic('judge')).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const asked = await traffic('judge');
  await expect.poll(() => traffic('cancel')).toBe(before + asked);
  // The page goes on as if nothing had been.
  await solve.action('restart').click();
  await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');
});
