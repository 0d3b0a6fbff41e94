/** Moves typed in any notation, by keyboard alone. */
import { engine } from './support/engine.ts';
import { puzzleWhere } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';
import type { MoveNames } from '../../www/src/engine/wire.ts';

const puzzle = puzzleWhere('a mate in 1', ({ mate_in: mateIn }) => mateIn === 1);
const key = puzzle.keys[0] ?? '';
const names: MoveNames = engine.notate(puzzle.fen, key);

test.skip(({ hasTouch }) => hasTouch === true, 'a phone has no keyboard');

for (const name of ['chinese', 'traditional', 'wxf', 'iccs', 'uci', 'short'] as const) {
  test(`${name}: ${names[name]}`, async ({ page }) => {
    const solve = new SolvePage(page);
    await solve.open(puzzle);
    await page.keyboard.press('i');
    await expect(page.getByTestId('move-box').locator('input')).toBeFocused();
    await page.keyboard.type(names[name]);
    await page.keyboard.press('Enter');
    await solve.shows('solved');
  });
}

test('what is no move is not taken, and Esc closes the box', async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await page.keyboard.press('i');
  const box = page.getByTestId('move-box');
  await expect(box.locator('input')).toBeFocused();
  await page.keyboard.type('炮九平九');
  await page.keyboard.press('Enter');
  await expect(box.locator('input')).toHaveAttribute('aria-invalid', 'true');
  await expect(box.getByRole('status')).not.toHaveText('');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await solve.shows('idle');
});
