/** A reader who has set the browser's own letters larger: every page follows, stays whole, and a puzzle is still one screen. */
import type { Browser, Page } from '@playwright/test';
import { browser as usual } from './support/browser.ts';
import { cutOff } from './support/cut-off.ts';
import { puzzleWhere } from './support/packs.ts';
import { ROUTES, visit, withPast, withSet } from './support/routes.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

/** What letters a browser has before anybody changes them, in px. */
const USUAL = 16;
const LETTERS = [20, 24] as const;
const SIZES = [
  [360, 740],
  [740, 360],
  [1024, 600],
  [1280, 800],
] as const;

const puzzle = puzzleWhere('a mate in 2', ({ mate_in: n }) => n === 2);

/** Words smaller than the smallest of the design, in the reader's measure; labels of bars, the strip and the notes of a row have one line on a narrow window and may be smaller, and a drawing has its own measure. */
function small(page: Page, letters: number): Promise<string[]> {
  return page.evaluate(
    ([least, shared]) => {
      const faults: string[] = [];
      for (const element of document.querySelectorAll('main *, nav *, header *')) {
        const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
        if (!words || element.closest('.unseen, .board-grid, svg, .paper, [hidden]') !== null) continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        const limit = element.closest('.tab-bar, .action, .strip, .row-note') === null ? least : shared;
        if (size < (limit ?? 0) - 0.01) faults.push(`${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? '').slice(0, 30)}" ${size} px`);
      }
      return faults;
    },
    [(12 * letters) / USUAL, 12],
  );
}

/** What of the solve screen lies over something else or under the window's edge. */
function crossed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = ['.solve-head', '.solve-board', '.solve-verdict', '.moves', '.solve-foot']
      .map((name) => ({ name, box: document.querySelector(name)?.getBoundingClientRect() }))
      .flatMap(({ name, box }) => (box === undefined || box.height < 1 ? [] : [{ name, box }]));
    const faults = boxes.filter(({ box }) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1).map(({ name }) => `${name} leaves the window`);
    for (const [n, one] of boxes.entries()) {
      for (const two of boxes.slice(n + 1)) {
        const across = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
        const down = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
        if (across > 1 && down > 1) faults.push(`${one.name} lies over ${two.name}`);
      }
    }
    return faults;
  });
}

test.describe.configure({ mode: 'parallel' });

for (const letters of LETTERS) {
  test.describe(`letters of ${letters} px`, () => {
    let large: Browser;

    test.beforeEach(async ({ playwright, isMobile }) => {
      test.skip(isMobile, 'the sizes are set here');
      const options = usual.launchOptions ?? {};
      large = await playwright.chromium.launch({ ...options, args: [...(options.args ?? []), `--blink-settings=defaultFontSize=${letters}`] });
    });

    test.afterEach(async () => {
      // Undefined where the test was skipped before it began.
      await (large as Browser | undefined)?.close();
    });

    for (const [width, height] of SIZES) {
      test(`${width} x ${height}: pages follow and are whole, and a puzzle is one screen`, async ({ site }) => {
        test.slow();
        const page = await large.newPage({ baseURL: site.url, viewport: { width, height }, locale: 'en-US' });
        await visit(page, '#/', 'first');
        expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(letters);
        expect(await cutOff(page), 'first').toEqual([]);
        await withPast(page);
        for (const [address, name] of [...ROUTES, ...(await withSet(page))]) {
          await visit(page, address, name);
          expect(await cutOff(page), address).toEqual([]);
          if (name !== 'worksheet') expect(await small(page, letters), address).toEqual([]);
        }

        const solve = new SolvePage(page);
        await solve.open(puzzle);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
        expect(await crossed(page)).toEqual([]);
        const [a, b] = [await solve.point('a0').boundingBox(), await solve.point('b0').boundingBox()];
        expect((b?.x ?? 0) - (a?.x ?? 0)).toBeGreaterThanOrEqual(height < 480 ? 24 : 36);
        await solve.action('hint').click();
        await solve.shows('hint');
        await solve.action('hint').click();
        expect(await crossed(page)).toEqual([]);
      });
    }
  });
}
