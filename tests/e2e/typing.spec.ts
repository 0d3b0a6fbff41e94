/** Moves typed in any notation, by keyboard alone. */
import { engine } from './support/engine.ts';
import { puzzleWhere } from './support/packs.ts';
import { RunPage } from './support/run-page.ts';
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

for (const [mode, told] of [
  ['practise', /可以走/],
  ['exam', /^没有这样的着法$|^这不是一着棋$/],
  ['blindfold', /^没有这样的着法$|^这不是一着棋$/],
] as const) {
  test(`${mode}: what is said of a slip of the pen gives away no more than the mode does`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('canju-settings', JSON.stringify({ fade: '3', welcomed: true })));
    const run = new RunPage(page, false);
    await run.start(mode);
    const { fen, keys } = await run.puzzle();
    if (mode === 'blindfold') await expect.poll(() => run.solve.name((keys[0] ?? '').slice(0, 2))).toContain('看不见');
    const { legal, turn } = engine.position(fen);
    const said = legal.map((move) => engine.notate(fen, move).chinese);
    // A king never stands there.
    const slip = turn === 'red' ? '帅一平九' : '将1平9';
    await page.keyboard.press('i');
    const box = page.getByTestId('move-box');
    await expect(box.locator('input')).toBeFocused();
    for (const text of [slip, '天地玄黄']) {
      await page.keyboard.insertText(text);
      await page.keyboard.press('Enter');
      await expect(box.locator('input')).toHaveAttribute('aria-invalid', 'true');
      if (mode !== 'practise') await expect(box.getByRole('status')).not.toContainText('可以走');
      if (mode === 'blindfold') await expect(box.getByRole('status')).toHaveText(told);
    }
    if (mode === 'practise') {
      await page.keyboard.insertText(`${said[0] ?? ''}九`);
      await page.keyboard.press('Enter');
      await expect(box.getByRole('status')).toHaveText(told);
    }
  });
}

test('an input method: its keys are its own, and only Enter after it makes the move', async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await page.keyboard.press('i');
  const box = page.getByTestId('move-box');
  const input = box.locator('input');
  await expect(input).toBeFocused();
  const method = await page.context().newCDPSession(page);
  const composed = (key: string, code: string) => method.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code, windowsVirtualKeyCode: 229 });
  for (const [at, letter] of [...'pao'].entries()) {
    await composed('Process', `Key${letter.toUpperCase()}`);
    await method.send('Input.imeSetComposition', { text: 'pao'.slice(0, at + 1), selectionStart: at + 1, selectionEnd: at + 1 });
  }
  await expect(input).toHaveValue('pao');
  // The keys that choose among the candidates of an input method.
  for (const [key, code] of [['Enter', 'Enter'], [' ', 'Space'], ['Escape', 'Escape'], ['n', 'KeyN']] as const) await composed(key, code);
  await expect(box).toBeVisible();
  await expect(input).not.toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveValue('pao');
  await method.send('Input.insertText', { text: names.chinese });
  await expect(input).toHaveValue(names.chinese);
  await solve.shows('idle');
  await page.keyboard.press('Enter');
  await solve.shows('solved');
});
