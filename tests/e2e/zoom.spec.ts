/** A page that is magnified twice or four times, in the language with the longest words: no page is wider than the window, and no word or button is cut off. */
import { cutOff } from './support/cut-off.ts';
import { ROUTES, visit, withPast, withSet } from './support/routes.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

/** What a window of 1280 has left of itself: at 200 % (low and high), at 400 %, and at 400 % with a bar or two. */
const SIZES = [
  [640, 400],
  [640, 720],
  [320, 640],
  [320, 256],
] as const;

test.beforeEach(async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone is not magnified by its window');
  await page.addInitScript(() => localStorage.setItem('canju-lang', 'en'));
});

for (const [width, height] of SIZES) {
  test(`${width} x ${height}: every page is whole`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await visit(page, '#/', 'first');
    expect(await cutOff(page), 'first').toEqual([]);
    await withPast(page);
    for (const [address, name] of [...ROUTES, ...(await withSet(page))]) {
      await visit(page, address, name);
      expect(await cutOff(page), address).toEqual([]);
    }
  });

  test(`${width} x ${height}: a puzzle is solved, whole in sight or by scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const [address] = ROUTES.find(([, name]) => name === 'solve') ?? [''];
    await visit(page, address, 'solve');
    const solve = new SolvePage(page);
    await solve.shows('idle');
    for (const part of [page.locator('.board'), solve.strip, solve.moves, solve.action('hint'), solve.action('next')]) {
      await part.scrollIntoViewIfNeeded();
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await solve.action('hint').click();
    await solve.shows('hint');
  });
}
