/** The editor: positions set up by mouse, by keyboard and from text, proved as they come to be, and what is said of them. */
import { BenchPage, linked } from './support/bench-page.ts';
import { expect, test } from './support/site.ts';

const EMPTY = '9/9/9/9/9/9/9/9/9/9 w';
const ROOKS = '3k5/R8/7R1/9/9/9/9/9/9/4K4 w';
const THREE = '2b1k4/1c2a4/4ba3/1N6p/9/p3R4/3C5/9/4A3r/2BK2B2 w';

test('a position is set up by brush and by hand, and proved at once', async ({ page }) => {
  const edit = new BenchPage(page, 'edit');
  await edit.open(`#/edit?fen=${linked(EMPTY)}`);
  await edit.stands('faulty');
  for (const [piece, squares] of [['K', ['e0']], ['k', ['d9']], ['R', ['a8', 'h7']]] as const) {
    await page.locator(`[data-brush="${piece}"]`).click();
    for (const square of squares) await edit.click(square);
    await page.locator(`[data-brush="${piece}"]`).click();
  }
  await expect(edit.main).toHaveAttribute('data-fen', ROOKS);
  await edit.stands('mate');
  await expect(edit.proof).toContainText('红先');

  // Off the board, back by undo, and from point to point with two taps.
  const bar = page.locator('main h1');
  await edit.drag(edit.point('h7'), await edit.centre(bar));
  await expect(edit.main).toHaveAttribute('data-fen', ROOKS.replace('7R1', '9'));
  await edit.stands('no-mate');
  await edit.tool('undo').click();
  await edit.stands('mate');
  await edit.click('h7');
  await edit.click('h6');
  await expect(edit.main).toHaveAttribute('data-fen', '3k5/R8/9/7R1/9/9/9/9/9/4K4 w');
  // A piece from the box, dragged; the eraser takes it away.
  await edit.drag(page.locator('[data-brush="p"]'), await edit.centre(edit.point('i3')));
  await expect(edit.main).toHaveAttribute('data-fen', /8p/);
  await page.locator('[data-brush="eraser"]').click();
  await edit.click('i3');
  await expect(edit.main).not.toHaveAttribute('data-fen', /p/);
});

test('the same by keyboard alone, heard as it is done', async ({ page, hasTouch }) => {
  test.skip(hasTouch === true, 'a phone has no keyboard');
  const edit = new BenchPage(page, 'edit');
  await edit.open(`#/edit?fen=${linked(EMPTY)}`);
  await edit.walk('e0');
  await page.keyboard.press('k');
  await edit.walk('d9');
  await page.keyboard.press('Shift+k');
  await edit.walk('a8');
  await page.keyboard.press('r');
  await edit.walk('h7');
  await page.keyboard.press('r');
  await expect(page.locator('.unseen [role="status"]')).toContainText('车');
  await expect(edit.main).toHaveAttribute('data-fen', ROOKS);
  await edit.stands('mate');
  expect(await edit.name('h7')).toContain('红车');
  await page.keyboard.press('Delete');
  expect(await edit.name('h7')).toContain('空');
  await page.keyboard.press('Control+z');
  await edit.stands('mate');
  // Picked up and put down as on every board.
  await page.keyboard.press('Enter');
  await edit.walk('h5');
  await page.keyboard.press('Enter');
  await expect(edit.main).toHaveAttribute('data-fen', '3k5/R8/9/9/7R1/9/9/9/9/4K4 w');
});

test('what is wrong is said in words and at its points', async ({ page }) => {
  const edit = new BenchPage(page, 'edit');
  await edit.open(`#/edit?fen=${linked('4k4/9/9/9/9/A8/9/9/3K5/4K4 w')}`);
  await edit.stands('faulty');
  await expect(edit.proof).toContainText('红方不止一个帅');
  await expect(edit.proof).toContainText('士的位置不对');
  expect(await edit.name('a4')).toContain('士的位置不对');
  expect(await edit.name('e9')).not.toContain('位置');
  await edit.open(`#/edit?fen=${linked('4k4/9/9/9/9/9/9/9/9/4K4 w')}`);
  await expect(edit.proof).toContainText('照面');
  await expect(edit.tool('solve')).toHaveCount(0);
});

test('a position says what it is worth, and a proposal leaves one key', async ({ page }) => {
  const edit = new BenchPage(page, 'edit');
  await edit.open(`#/edit?fen=${linked(THREE)}`);
  await edit.stands('mate');
  await expect(edit.proof).toContainText('连将杀 3 步，1 个正解');
  const advice = page.getByTestId('advice');
  await expect(advice).toHaveAttribute('data-left', '0');
  await expect(advice).toContainText('卧槽马');
  await expect(advice).toContainText('防守 2 种');
  await edit.open(`#/edit?fen=${linked(ROOKS)}`);
  await expect(edit.proof).toContainText('2 个正解');
  await page.locator('[data-change]').first().click();
  await expect(edit.proof).toContainText('1 个正解');
});

test('a defence that holds is shown, and leads to the analysis board', async ({ page }) => {
  const edit = new BenchPage(page, 'edit');
  await edit.open(`#/edit?fen=${linked('3k5/9/9/9/R8/9/9/9/9/5K3 w')}`);
  await edit.stands('no-mate');
  await expect(edit.proof).toContainText('没有连将杀');
  const line = page.getByTestId('best-line').locator('[data-move]');
  const move = (await line.nth(1).getAttribute('data-move')) ?? '';
  await line.nth(1).click();
  const board = new BenchPage(page, 'analysis');
  await expect(board.main).toHaveAttribute('data-ply', '2');
  await expect(page.locator(`.tree [data-move="${move}"]`)).toHaveAttribute('data-now', 'true');
});

test('positions and moves come as text, are turned about, and outlive a reload', async ({ page }) => {
  const edit = new BenchPage(page, 'edit');
  await edit.open(`#/edit?fen=${linked(ROOKS)}`);
  const paste = async (text: string) => {
    await edit.tool('paste').click();
    await page.getByTestId('sheet-paste').locator('textarea').fill(text);
    await page.getByTestId('sheet-paste').locator('button[type="submit"]').click();
  };
  await paste('what is this');
  await expect(page.getByTestId('sheet-paste').getByRole('status')).toHaveAttribute('data-wrong', 'true');
  await page.keyboard.press('Escape');
  await paste(`[FEN "${THREE}"]`);
  await expect(edit.main).toHaveAttribute('data-fen', THREE);
  await paste('1. 马八进七 将5平4 2. R5=6');
  await expect(edit.main).toHaveAttribute('data-fen', /^2bk5\/1cN1a4\/.* b$/);
  await edit.tool('undo').click();
  const menu = async (name: string) => {
    await edit.tool('menu').click();
    await page.locator(`[data-item="${name}"]`).click();
  };
  await menu('mirror');
  await expect(edit.main).toHaveAttribute('data-fen', '4k1b2/4a2c1/3ab4/p6N1/9/4R3p/5C3/9/r3A4/2B2KB2 w');
  await menu('swap');
  await expect(edit.main).toHaveAttribute('data-fen', / b$/);
  await edit.stands('mate');
  await expect(edit.proof).toContainText('黑先');
  const fen = (await edit.main.getAttribute('data-fen')) ?? '';
  // Another page, then the editor without an address: the draft is there.
  await page.goto('./#/sets');
  await page.reload();
  await page.getByTestId('edit-door').click();
  await expect(edit.main).toHaveAttribute('data-fen', fen);
});

test('a search can be stopped, and gone on with', async ({ page }) => {
  const edit = new BenchPage(page, 'edit');
  await edit.open(`#/edit?fen=${linked('2Pa5/3cr1r2/bnnak1C1b/4p2PN/3PP1P2/R2N2p1c/R1C6/3A5/3p1p3/2p1K4 w')}`);
  await page.getByTestId('effort').selectOption('thorough');
  await page.locator('[data-segment="goal"] [data-value="any"]').click();
  await page.getByTestId('proof-stop').click();
  await edit.stands('stopped');
  await page.locator('[data-segment="goal"] [data-value="checks"]').click();
  await edit.stands('mate', 'searching', 'unknown');
});

test('a position goes into a set of one’s own', async ({ page }) => {
  const edit = new BenchPage(page, 'edit');
  await edit.open(`#/edit?fen=${linked(THREE)}`);
  await edit.stands('mate');
  await edit.tool('add').click();
  const sheet = page.getByTestId('sheet-add');
  await sheet.locator('input').fill('周三');
  await sheet.locator('button[type="submit"]').click();
  await expect(sheet.locator('[data-set]')).toContainText('1 题');
  await sheet.locator('[data-set]').click();
  await expect(sheet.locator('[data-set]')).toContainText('2 题');
});
