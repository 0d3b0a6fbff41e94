/** Nothing is cut off, too small to hit, or moves by itself: at the sizes of the design and at the smallest that is promised. */
import { packOf, patternOf, puzzleWhere } from './support/packs.ts';
import { visit } from './support/routes.ts';
import { expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';

const puzzle = puzzleWhere('a mate in 2 of a pattern', (candidate) => candidate.mate_in === 2 && patternOf(candidate) !== null);

const SIZES = [
  [360, 740],
  [360, 640],
  [390, 844],
  [820, 1180],
  [740, 360],
  [1024, 768],
  [1200, 800],
  [1280, 800],
  [1920, 1080],
] as const;

for (const [width, height] of SIZES) {
  test(`${width} x ${height}: the whole solve screen fits, all can be hit`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const solve = new SolvePage(page);
    await solve.open(puzzle);
    const { scrollWidth, scrollHeight } = await page.evaluate(() => {
      const { scrollWidth: wide, scrollHeight: high } = document.documentElement;
      return { scrollWidth: wide, scrollHeight: high };
    });
    expect(scrollWidth).toBeLessThanOrEqual(width);
    expect(scrollHeight).toBeLessThanOrEqual(height);

    // On a phone on its side the design gives the task line 36.
    const low = height < 480;
    const small = await page.evaluate((least) => {
      const faults: string[] = [];
      for (const element of document.querySelectorAll('button, a, select, input')) {
        const box = element.getBoundingClientRect();
        const hidden = box.width === 0 || getComputedStyle(element).visibility === 'hidden' || element.closest('[data-square]') !== null;
        // Links inside a line of text are exempt (WCAG 2.5.8), and so is what is only shown when focused.
        if (hidden || element.matches('.skip, .crumb a')) continue;
        if (box.width < 44 || box.height < least) faults.push(`${element.outerHTML.slice(0, 90)}: ${box.width} x ${box.height}`);
        if (box.right > innerWidth + 0.5 || box.left < -0.5) faults.push(`${element.outerHTML.slice(0, 90)}: over the edge`);
      }
      const foot = document.querySelector('.solve-foot')?.getBoundingClientRect();
      for (const element of document.querySelectorAll('.solve-foot button')) if (element.getBoundingClientRect().right > (foot?.right ?? 0) + 0.5) faults.push(`${element.outerHTML.slice(0, 90)}: beyond the bar`);
      return faults;
    }, low ? 36 : 44);
    expect(small).toEqual([]);

    const [a, b] = [await solve.point('a0').boundingBox(), await solve.point('b0').boundingBox()];
    const pitch = (b?.x ?? 0) - (a?.x ?? 0);
    // A phone on its side has no room for more; there the pitch is the WCAG minimum.
    expect(pitch).toBeGreaterThanOrEqual(low ? 24 : 36);
  });
}

test('no page is wider than the window', async ({ page, viewport }) => {
  for (const address of ['#/', '#/sets', '#/library', `#/set/${packOf(puzzle).id}`, `#/set/${patternOf(puzzle)?.key ?? ''}`, SolvePage.address(puzzle), '#/me']) {
    await page.goto(`./${address}`);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await expect(page.locator('main')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(viewport?.width ?? 0);
  }
});

test('nothing moves by itself while a puzzle is opened and solved', async ({ page, hasTouch }) => {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
        const what = entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName));
        shifts.push({ value: entry.value, what: what.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts);
  // Words and buttons change with the state and may take another width; board, strip, moves and task stay where they are.
  const moved = shifts.filter(({ what }) => /CANVAS|\bboard|\bstrip(?!-)|\bmoves|solve-(?:head|task|board|verdict)/.test(what));
  expect(moved).toEqual([]);
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);
});

for (const [address, name] of [['#/', 'first'], ['#/board', 'board'], ['#/edit', 'edit']] as const) {
  test(`a phone on its side shows the whole board: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await visit(page, address, name);
    const board = await page.locator('.board').boundingBox();
    // The first visit has no tabs.
    const floor = await page.evaluate(() => document.querySelector('.tab-bar')?.getBoundingClientRect().top ?? innerHeight);
    expect(board?.y).toBeGreaterThanOrEqual(0);
    expect((board?.y ?? 0) + (board?.height ?? Infinity)).toBeLessThanOrEqual(floor);
    expect((board?.width ?? 0) / 9).toBeGreaterThanOrEqual(24);
  });
}
