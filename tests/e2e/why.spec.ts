/** Why it is mate, and why a defence fails: the sentence, the signs on the board, by keyboard, spoken, without a scroll. */
import { AxeBuilder } from '@axe-core/playwright';
import { engine } from './support/engine.ts';
import { puzzleWhere } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';

const puzzle = puzzleWhere(
  'a mate in 2 with a choice of defences',
  ({ fen, keys, mate_in: mateIn }) => mateIn === 2 && fen.includes(' w') && engine.play(fen, keys[0] ?? '').legal.length > 1,
);

test('after the mate it is said why, point by point', async ({ page, hasTouch }) => {
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');
  const board = page.locator('.board-canvas');
  // Seal and rings come to rest first.
  await page.waitForTimeout(600);
  const plain = await board.screenshot();

  const open = page.getByTestId('why');
  await expect(open).toBeInViewport({ ratio: 0.95 });
  await open.focus();
  await page.keyboard.press('Enter');
  const said = page.getByTestId('why-said');
  await expect(said).toBeInViewport({ ratio: 1 });
  await solve.shows('why');
  const first = (await said.textContent()) ?? '';
  expect(first).toMatch(/将军.*。$/u);
  await expect(page.locator('[role="status"]').filter({ hasText: first.slice(0, 12) })).not.toHaveCount(0);
  expect(await said.getAttribute('data-signs')).toMatch(/(?:line|shut|own|held):/);
  await expect.poll(async () => (await board.screenshot()).equals(plain)).toBe(false);

  // Every stop by the arrow key, each with a sentence and signs of its own.
  const sentences = new Set([first]);
  const forward = solve.action('forward');
  while ((await forward.getAttribute('aria-disabled')) !== 'true') {
    const before = await said.textContent();
    await page.keyboard.press('ArrowRight');
    await expect(said).not.toHaveText(before ?? '');
    expect(await said.getAttribute('data-signs')).not.toBe('');
    sentences.add((await said.textContent()) ?? '');
  }
  expect(sentences.size).toBeGreaterThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await solve.shows('solved');
  await expect(said).toHaveCount(0);
});

for (const language of ['zh-Hans', 'zh-Hant', 'en']) {
  for (const theme of ['light', 'dark']) {
    test(`a defence is explained and played out: ${language}, ${theme}`, async ({ page, hasTouch, isMobile }) => {
      await page.addInitScript(
        ([spoken, wanted]) => {
          localStorage.setItem('canju-lang', spoken);
          localStorage.setItem('canju-theme', wanted);
        },
        [language, theme] as const,
      );
      const solve = new SolvePage(page);
      await solve.open(puzzle);
      await solve.move(puzzle.keys[0] ?? '', hasTouch ? 'tap' : 'click');
      await solve.shows('right');
      const played = await solve.reply(0);
      if (isMobile) await solve.action('defence').click();
      else await page.locator('.defence-why').click();
      const sheet = page.getByTestId('sheet-defences');
      await expect(sheet).toBeVisible();
      // What is to be found is not told.
      await expect(sheet.locator(`[data-why="${played}"]`)).toHaveCount(0);
      const inSheet = await new AxeBuilder({ page }).include('dialog[open]').analyze();
      expect(inSheet.violations.map(({ id }) => id)).toEqual([]);
      const ask = sheet.locator('[data-why]').first();
      const reply = await ask.getAttribute('data-why');
      await ask.click();
      await solve.shows('why');
      const said = page.getByTestId('why-said');
      await expect(said).toBeVisible();
      await expect(said.locator('.move').first()).not.toBeEmpty();
      // The line is played to its end, where the signs stand.
      await expect(said).toHaveAttribute('data-signs', /\S/);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
      expect(await said.evaluate((element) => element.getBoundingClientRect().right - innerWidth)).toBeLessThanOrEqual(0);
      await solve.action('resume').click();
      await expect(solve.moves.locator('[data-ply="2"]')).toHaveAttribute('data-move', played);
      expect(reply).not.toBe(played);
    });
  }
}
