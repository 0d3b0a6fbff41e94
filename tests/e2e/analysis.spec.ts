/** The analysis board: moves as a tree, proofs for either side, links and texts. */
import { engine, solvePosition } from './support/engine.ts';
import { BenchPage, linked } from './support/bench-page.ts';
import { puzzleWhere } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

const FEN = '2b1k4/1c2a4/4ba3/1N6p/9/p3R4/3C5/9/4A3r/2BK2B2 w';
const ADDRESS = `#/board?fen=${linked(FEN)}&goal=checks`;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('moves make a tree, which is walked, promoted and pruned', async ({ page, hasTouch }) => {
  const board = new BenchPage(page, 'analysis');
  await board.open(ADDRESS);
  await board.stands('mate');
  const { line } = await solvePosition(FEN, 'checks');
  for (const move of line.slice(0, 2)) {
    await board.click(move.slice(0, 2));
    await board.click(move.slice(2));
    await expect(page.locator(`.tree [data-now="true"]`)).toHaveAttribute('data-move', move);
  }
  // Another reply beside it is a variation.
  await board.tool('back').click();
  const other = engine.position(engine.play(FEN, line[0] ?? '').fen).legal.find((move) => move !== line[1]) ?? '';
  await board.click(other.slice(0, 2));
  await board.click(other.slice(2));
  await expect(page.locator('.tree-aside')).toContainText(engine.notate(engine.play(FEN, line[0] ?? '').fen, other).halfWidth);
  await expect(page).toHaveURL(new RegExp(`moves=${line[0] ?? ''}${line[1] ?? ''}\\(${other}\\)`));
  await board.tool('menu').click();
  await page.locator('[data-item="promote"]').click();
  await expect(page).toHaveURL(new RegExp(`moves=${line[0] ?? ''}${other}\\(${line[1] ?? ''}\\)`));
  await board.tool('menu').click();
  await page.locator('[data-item="remove"]').click();
  await expect(page).toHaveURL(new RegExp(`moves=${line[0] ?? ''}${line[1] ?? ''}$`));
  if (hasTouch !== true) {
    await page.keyboard.press('ArrowUp');
    await expect(board.main).toHaveAttribute('data-ply', '0');
    await page.keyboard.press('ArrowDown');
    await expect(board.main).toHaveAttribute('data-ply', '2');
    const { x, y } = await board.centre(board.point('e5'));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -120);
    await expect(board.main).toHaveAttribute('data-ply', '1');
  }
});

test('what is proved follows the board, for either side', async ({ page }) => {
  const board = new BenchPage(page, 'analysis');
  await board.open(ADDRESS);
  await expect(board.proof).toContainText('红先，连将杀 3 步，1 个正解');
  const line = page.getByTestId('best-line').locator('[data-move]');
  await line.first().click();
  await expect(board.proof).toContainText('无论怎么走，红连将杀 2 步');
  await page.locator('[data-segment="attacker"] [data-value="black"]').click();
  await board.stands('no-mate');
  await page.locator('[data-segment="attacker"] [data-value="red"]').click();
  await board.stands('mate');
  await line.last().click();
  await board.stands('checkmate');
  await expect(board.proof).toContainText('红胜');
});

test('all first moves are judged, and a wrong one is played out', async ({ page }) => {
  const board = new BenchPage(page, 'analysis');
  await board.open(ADDRESS);
  await board.stands('mate');
  await board.tool('firsts').click();
  const sheet = page.getByTestId('sheet-moves');
  await expect(sheet.locator('[data-group="best"] [data-first]')).toHaveCount(1);
  await sheet.locator('[data-group="wrong"] button').first().click();
  await expect(board.main).not.toHaveAttribute('data-ply', '0');
});

test('position, link and moves are copied, and the link brings all of it back', async ({ page }) => {
  const board = new BenchPage(page, 'analysis');
  await board.open(`${ADDRESS}&moves=b6c8e9d9(e9f9d3e3)e4d4`);
  await expect(board.main).toHaveAttribute('data-ply', '3');
  await board.tool('copy').click();
  const copied = async (kind: string) => {
    await page.locator(`[data-copy="${kind}"]`).click();
    await expect(page.locator(`[data-copy="${kind}"]`)).toHaveAttribute('data-copied', 'true');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('fen')).toBe(engine.play(engine.play(engine.play(FEN, 'b6c8').fen, 'e9d9').fen, 'e4d4').fen);
  expect(await copied('chinese')).toBe('1. 马八进七 将５平４ (1... 将５平６ 2. 炮六平五) 2. 车五平六');
  expect(await copied('wxf')).toBe('1. H8+7 K5=4 (1... K5=6 2. C6=5) 2. R5=6');
  expect(await copied('iccs')).toContain('1. B6-C8 E9-D9');
  expect(await copied('pgn')).toContain(`[FEN "${FEN}`);
  const link = await copied('link');
  await page.goto('./#/sets');
  await page.goto(link);
  await expect(board.main).toHaveAttribute('data-ply', '3');
  await expect(page.locator('.tree-aside [data-move]')).toHaveCount(2);
});

test('moves are typed in any notation, and a damaged link is read as far as it goes', async ({ page, hasTouch }) => {
  const board = new BenchPage(page, 'analysis');
  await board.open(`${ADDRESS}&moves=b6c8e9d9a0a9`);
  await expect(board.main).toHaveAttribute('data-ply', '2');
  await expect(board.proof).toContainText('链接不完整');
  if (hasTouch !== true) {
    await page.keyboard.press('i');
    await page.keyboard.type('R5=6');
    await page.keyboard.press('Enter');
    await expect(board.main).toHaveAttribute('data-ply', '3');
    await page.keyboard.type('炮九平九');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('move-box').locator('input')).toHaveAttribute('aria-invalid', 'true');
  }
  await page.goto('./#/board?fen=nothing');
  await expect(page.getByTestId('analysis-none')).toBeVisible();
});

test('a puzzle is opened on it', async ({ page }) => {
  const puzzle = puzzleWhere('a mate in 2', ({ mate_in: mateIn }) => mateIn === 2);
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByTestId('sheet-more').locator('.menu-item', { hasText: '分析这个局面' }).click();
  const board = new BenchPage(page, 'analysis');
  await expect(board.main).toHaveAttribute('data-fen', new RegExp(`^${puzzle.fen.split(' ')[0] ?? ''} `));
  await board.stands('mate');
});

test('a game of another program is pasted with its variations and comments', async ({ page }) => {
  const board = new BenchPage(page, 'analysis');
  await board.open(ADDRESS);
  await board.tool('menu').click();
  await page.locator('[data-item="paste"]').click();
  const sheet = page.getByTestId('sheet-paste');
  await sheet.locator('textarea').fill('[Game "Chinese Chess"]\n[Event "x"]\n\n1. 炮二平五 {当头炮} 马８进７ (1... 炮８平５ 2. 马二进三) 2. 马二进三 *\n');
  await sheet.locator('button[type="submit"]').click();
  await expect(board.main).toHaveAttribute('data-ply', '3');
  await expect(page.getByTestId('tree')).toContainText('当头炮');
  await expect(page.locator('.tree-aside [data-move]')).toHaveCount(2);
});
