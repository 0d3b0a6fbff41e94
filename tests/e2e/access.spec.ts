/** axe finds nothing on any route, in the states of the solve screen and in its sheets, in both themes and all languages. */
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { firstMoveJudged } from './support/engine.ts';
import { packs, patternOf, puzzles, puzzleWhere, ROOT } from './support/packs.ts';
import { pastBackup } from './support/past.ts';
import { expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';

const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'] as const;
/** Short, so that the page of a set has every kind of thing but not hundreds of them. */
const set = packs.reduce((least, pack) => (pack.puzzles.length < least.puzzles.length ? pack : least));
const oneMove = puzzleWhere('a mate in 1 of a pattern', (puzzle) => puzzle.mate_in === 1 && patternOf(puzzle) !== null);

async function choose(page: Page, theme: string, language: string): Promise<void> {
  await page.addInitScript(
    ([wanted, spoken]) => {
      localStorage.setItem('canju-theme', wanted);
      localStorage.setItem('canju-lang', spoken);
    },
    [theme, language] as const,
  );
}

async function noViolations(page: Page, where: string): Promise<void> {
  // There are no frames: no page of axe's own is needed, which a stopped clock would stop, too.
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(passes.length, `${where}: axe has looked`).toBeGreaterThan(5);
  const found = violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}

for (const theme of THEMES) {
  for (const language of LANGUAGES) {
    const visit = async (page: Page, address: string, name: string) => {
      await page.goto(`./${address}`);
      await expect(page.locator('.app')).toHaveAttribute('data-page', name);
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // Screens that are loaded late are not there at once.
      await expect(page.locator('main h1')).toBeAttached();
      await noViolations(page, name);
    };

    test(`every route: ${theme}, ${language}`, async ({ page }) => {
      await choose(page, theme, language);
      await visit(page, '#/', 'first');
      await page.getByTestId('browse').click();
      await expect(page.getByTestId('patterns')).toBeVisible();
      await noViolations(page, 'patterns');
      await visit(page, '#/sets', 'sets');
      await visit(page, `#/set/${set.id}`, 'set');
      await visit(page, SolvePage.address(oneMove), 'solve');
      await visit(page, '#/me', 'me');
      await visit(page, '#/no-such-page', 'unknown');
    });

    test(`the editor: ${theme}, ${language}`, async ({ page }) => {
      await choose(page, theme, language);
      await visit(page, '#/edit', 'edit');
      await expect(page.getByTestId('advice')).toHaveAttribute('data-left', '0');
      await noViolations(page, 'advice');
      await visit(page, '#/edit?fen=4k4/9/9/9/9/A8/9/9/3K5/4K4_w', 'edit');
    });

    test(`the analysis board: ${theme}, ${language}`, async ({ page }) => {
      await choose(page, theme, language);
      await visit(page, '#/board?fen=2b1k4/1c2a4/4ba3/1N6p/9/p3R4/3C5/9/4A3r/2BK2B2_w&moves=b6c8e9d9(e9f9d3e3)', 'board');
      await page.locator('[data-tool="copy"]').click();
      await noViolations(page, 'copy');
    });

    test(`imports: ${theme}, ${language}`, async ({ page }) => {
      test.slow();
      await choose(page, theme, language);
      await visit(page, '#/import', 'import');
      const files = ['several_games.pgn', 'illegal.pgn', 'positions.txt'].map((name) => join(ROOT, 'tests', 'data', 'formats', name));
      await page.getByTestId('import-files').setInputFiles(files);
      await expect(page.getByTestId('import')).toHaveAttribute('data-busy', 'false', { timeout: 40_000 });
      for (const tab of ['exercises', 'files', 'warnings']) {
        await page.locator(`[data-tab="${tab}"]`).click();
        await noViolations(page, tab);
      }
      await page.locator('details').first().locator('summary').click();
      await page.locator('details a').first().click();
      await expect(page.locator('.record-board')).toBeVisible();
      await noViolations(page, 'record');
      await page.getByTestId('save-record').click();
      await noViolations(page, 'save');
    });

    test(`the library: ${theme}, ${language}`, async ({ page }) => {
      await choose(page, theme, language);
      await visit(page, '#/library', 'library');
      await visit(page, '#/library?level=1&length=15&goal=any&pieces=RNCP&only=1', 'library');
      const door = page.getByTestId('filters-open');
      if (await door.isVisible()) await door.click();
      await noViolations(page, 'filters');
      await visit(page, `#/set/${patternOf(oneMove)?.key ?? ''}`, 'set');
    });
  }

  test(`the word that the next puzzle comes: ${theme}`, async ({ page, hasTouch }) => {
    await choose(page, theme, theme === 'light' ? 'en' : 'zh-Hans');
    await page.clock.install();
    await page.goto('./#/settings');
    await page.locator('[data-setting="autoNext"] [role="switch"]').click();
    await page.locator('[data-setting="speed"] [data-option="slow"]').click();
    const solve = new SolvePage(page);
    await solve.open(oneMove);
    await solve.move(oneMove.keys[0] ?? '', hasTouch ? 'tap' : 'click');
    const toast = page.getByTestId('toast');
    await expect(toast).toBeVisible();
    // It would be gone before it is looked at; the look needs timers, but hardly any time.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    let looking = true;
    const looked = noViolations(page, 'toast').finally(() => {
      looking = false;
    });
    const ticked = (async () => {
      while (looking) await page.clock.runFor(1);
    })();
    await Promise.all([looked, ticked]);
    await expect(toast).toBeVisible();
  });

  test.describe(`without a network: ${theme}`, () => {
    test.use({ serviceWorkers: 'block' });

    test('a screen that does not come', async ({ page, context, faults }) => {
      await choose(page, theme, theme === 'light' ? 'en' : 'zh-Hans');
      await new SolvePage(page).open(oneMove);
      await context.setOffline(true);
      await page.evaluate(() => {
        location.hash = '#/teach';
      });
      await expect(page.getByTestId('missing').getByRole('alert')).toBeVisible();
      await noViolations(page, 'missing');
      faults.length = 0;
    });
  });

  for (const past of ['none', 'half a year'] as const) {
    test(`practice, past ${past}: ${theme}`, async ({ page }) => {
      await choose(page, theme, theme === 'light' ? 'en' : 'zh-Hans');
      if (past !== 'none') {
        await page.goto('./#/data');
        await page.getByTestId('restore-file').setInputFiles({ name: 'canju.json', mimeType: 'application/json', buffer: Buffer.from(pastBackup(Date.now())) });
        await expect(page.getByTestId('data-word')).not.toBeEmpty();
      }
      for (const name of ['today', 'practice', 'review', 'progress', 'data'] as const) {
        await page.goto(`./#/${name}`);
        await expect(page.getByTestId(name)).toBeVisible();
        await noViolations(page, name);
      }
    });
  }

  test(`a practice run and its result: ${theme}`, async ({ page }) => {
    await choose(page, theme, 'zh-Hans');
    await page.goto('./#/run/storm-3');
    await expect(page.getByTestId('solve')).toHaveAttribute('data-active', 'true');
    await noViolations(page, 'storm');
    await page.getByTestId('run-stop').or(page.locator('.run-leave')).filter({ visible: true }).first().click();
    await expect(page.getByTestId('result')).toBeVisible();
    await noViolations(page, 'result');
    await page.goto('./#/run/review');
    await expect(page.getByTestId('run-empty')).toBeVisible();
    await noViolations(page, 'nothing to do');
  });

  test(`states and sheets of the solve screen: ${theme}`, async ({ page, hasTouch, isMobile }) => {
    await choose(page, theme, 'zh-Hans');
    const { puzzle, move } = await firstMoveJudged(puzzles, ({ verdict }) => verdict === 'check-no-mate');
    const hand = hasTouch ? 'tap' : 'click';
    const solve = new SolvePage(page);
    await solve.open(puzzle);
    await solve.move(move.slice(0, 2), hand);
    await noViolations(page, 'picked up');
    await solve.move(move.slice(2), hand);
    await solve.shows('check-no-mate');
    await noViolations(page, 'refuted');
    for (let stage = 1; stage <= 3; stage += 1) await solve.action('hint').click();
    await solve.shows('hint');
    await noViolations(page, 'hint');
    await solveFrom(solve, puzzle, hand);
    await noViolations(page, 'solved');

    await page.keyboard.press('?');
    await expect(page.getByTestId('sheet-keys')).toBeVisible();
    await noViolations(page, 'keys');
    await page.keyboard.press('Escape');
    if (isMobile) {
      await page.locator('.solve-more').click();
      await expect(page.getByTestId('sheet-more')).toBeVisible();
      await noViolations(page, 'more');
    }
  });
}
