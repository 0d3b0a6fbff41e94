/** A puzzle for a class: the big board, the hidden task, votes, all first moves with what refutes them. */
import AxeBuilder from '@axe-core/playwright';
import { engine } from './support/engine.ts';
import { puzzleWhere } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

test.skip(({ isMobile }) => isMobile, 'a class looks at a large screen');

const puzzle = puzzleWhere('a mate in two with other first moves', ({ id, mate_in: n }) => n === 2 && id.startsWith('basics-'));

test('by keys alone: big, hidden, next', async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  const small = (await page.locator('.board').boundingBox())?.width ?? 0;
  await page.keyboard.press('p');
  await expect(page.getByTestId('projector')).toBeVisible();
  const projector = page.getByTestId('projector');
  await expect(projector).toBeVisible();
  await expect(page.locator('.top-bar')).toBeHidden();
  expect((await page.locator('.board').boundingBox())?.width ?? 0).toBeGreaterThan(0.9 * small);
  await expect(projector.locator('h1')).toContainText('两步杀');
  await page.keyboard.press('d');
  await expect(projector.locator('h1')).not.toContainText('两步杀');
  await page.keyboard.press('d');
  await page.keyboard.press('n');
  await expect(projector).not.toHaveAttribute('data-puzzle', puzzle.id);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('solve')).toBeVisible();
});

test('the class votes, and the move it wants is played', async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await page.keyboard.press('p');
  await expect(page.getByTestId('projector')).toBeVisible();
  await page.keyboard.press('c');
  const key = puzzle.keys[0] ?? '';
  const other = engine.position(puzzle.fen).legal.find((move) => !puzzle.keys.includes(move)) ?? '';
  for (const move of [other, key, key]) await solve.move(move, 'click');
  const ballot = page.getByTestId('ballot');
  await expect(ballot.locator('li').first()).toHaveAttribute('data-vote', key);
  await expect(ballot.locator(`[data-vote="${key}"] .ballot-n`)).toHaveText('2');
  // Nothing has been played by it.
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'idle');
  await ballot.locator(`[data-play="${key}"]`).click();
  await solve.shows('right');
  await expect(page.getByTestId('projector')).toHaveAttribute('data-voting', 'false');
});

test('all first moves, with what refutes them on the board', async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await page.keyboard.press('p');
  await expect(page.getByTestId('projector')).toBeVisible();
  await page.keyboard.press('r');
  const wrong = page.locator('[data-group="wrong"] button').first();
  await expect(wrong).toBeVisible({ timeout: 30_000 });
  await wrong.click();
  await expect(page.getByTestId('projector')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('moves')).toBeVisible();
});
