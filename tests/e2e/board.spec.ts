/** What is painted of the board: after a press only a few points are, and the picture has to be that of the whole. */
import type { Page } from '@playwright/test';
import { puzzles } from './support/packs.ts';
import { SolvePage } from './support/solve-page.ts';
import { expect, test } from './support/site.ts';

/** Keeps the picture of now under a name. */
const keep = (page: Page, name: string) =>
  page.evaluate((as) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.board-canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    Object.assign(globalThis, { [as]: pixels });
  }, `kept-${name}`);
/** Edges are blended a little otherwise under a clip of several rectangles: seven of 255 were seen, a mark makes more than fifty. */
const ALIKE = 16;
/** Where two kept pictures differ: the corners of it in device pixels, or null. */
const difference = (page: Page, one: string, other: string) =>
  page.evaluate(
    ([first, second, alike]) => {
      const [a, b] = [first, second].map((name) => (globalThis as unknown as Record<string, ImageData>)[name]);
      if (a === undefined || b === undefined) throw new Error('not kept');
      const box = { left: Infinity, top: Infinity, right: -1, bottom: -1 };
      for (let at = 0; at < a.data.length; at += 1) {
        if (Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) <= alike) continue;
        const [x, y] = [(at >> 2) % a.width, Math.floor((at >> 2) / a.width)];
        Object.assign(box, { left: Math.min(box.left, x), top: Math.min(box.top, y), right: Math.max(box.right, x), bottom: Math.max(box.bottom, y) });
      }
      return box.right < 0 ? null : box;
    },
    [`kept-${one}`, `kept-${other}`, ALIKE] as const,
  );
/** Two frames on: what has been asked for is painted. */
const painted = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
/** The same state painted whole: a board that is turned is painted whole, and turned back too. */
const whole = async (page: Page) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.keyboard.press('f');
    await painted(page);
  }
};

test('a press paints its points alone, and the board looks as if all of it had been painted', async ({ page }) => {
  const puzzle = puzzles.find(({ mate_in: n, fen }) => n === 3 && fen.split(' ')[1] === 'w' && /R.*[NC]|[NC].*R/u.test(fen));
  if (puzzle === undefined) throw new Error('no mate in three');
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  const own = await page.locator('.board-cell').evaluateAll((cells) => cells.filter((cell) => /红|紅|red/iu.test(cell.getAttribute('aria-label') ?? '')).map((cell) => cell.getAttribute('data-square') ?? ''));
  expect(own.length).toBeGreaterThan(2);
  await whole(page);
  await keep(page, 'rest');
  for (const square of own.slice(0, 4)) {
    await solve.move(square, 'click');
    await painted(page);
    await keep(page, 'parts');
    expect(await difference(page, 'parts', 'rest'), `${square} is picked up`).not.toBeNull();
    await whole(page);
    await keep(page, 'whole');
    expect(await difference(page, 'parts', 'whole'), `${square}, painted whole`).toBeNull();
  }
  // Held in the air, between points.
  const from = await solve.point(own[0] ?? '').boundingBox();
  if (from === null) throw new Error('no point');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 43, y - 37, { steps: 7 });
  await painted(page);
  await keep(page, 'parts');
  await whole(page);
  await keep(page, 'whole');
  expect(await difference(page, 'parts', 'whole'), 'held').toBeNull();
  await page.mouse.move(x, y);
  await page.mouse.up();
  await solve.move(own[0] ?? '', 'click');
  await painted(page);
  await keep(page, 'parts');
  expect(await difference(page, 'parts', 'rest'), 'at rest again').toBeNull();
});

test('a press picks up at once; a second press puts back', async ({ page }) => {
  const puzzle = puzzles.find(({ mate_in: n }) => n === 2);
  if (puzzle === undefined) throw new Error('no mate in two');
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  const square = puzzle.keys[0]?.slice(0, 2) ?? '';
  const selected = page.locator('.board-cell[aria-selected="true"]');
  await solve.point(square).hover();
  await page.mouse.down();
  await expect(selected).toHaveAttribute('data-square', square);
  await page.mouse.up();
  await expect(selected).toHaveAttribute('data-square', square);
  await page.mouse.down();
  await expect(selected).toHaveAttribute('data-square', square);
  await page.mouse.up();
  await expect(selected).toHaveCount(0);
});

test('a move slides its points alone, and comes to rest as if all of the board had been painted', async ({ page, hasTouch }) => {
  const puzzle = puzzles.find(({ mate_in: n, line }) => n === 3 && line.length === 5);
  if (puzzle === undefined) throw new Error('no mate in three');
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  // A reply slides, and the arrows and marks of a verdict come with it.
  await solve.move(puzzle.keys[0] ?? '', hasTouch ? 'tap' : 'click');
  await solve.shows('right');
  await expect(page.getByTestId('solve')).toHaveAttribute('data-active', 'true');
  await expect
    .poll(async () => {
      await keep(page, 'before');
      for (let frame = 0; frame < 15; frame += 1) await painted(page);
      await keep(page, 'parts');
      return difference(page, 'before', 'parts');
    })
    .toBeNull();
  await whole(page);
  await keep(page, 'whole');
  expect(await difference(page, 'parts', 'whole')).toBeNull();
});
