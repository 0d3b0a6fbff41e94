/** What a reader sees when something of the page does not come: an error that says what to do, without a loop and without losing the rest. */
import { visit } from './support/routes.ts';
import { expect, test } from './support/site.ts';
import { puzzleWhere } from './support/packs.ts';
import { SolvePage } from './support/solve-page.ts';

const puzzle = puzzleWhere('a mate in one', ({ mate_in: n }) => n === 1);

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a screen that is first asked for without a network says so, and comes when there is one', async ({ page, context, faults }) => {
    await visit(page, SolvePage.address(puzzle), 'solve');
    await context.setOffline(true);
    await page.evaluate(() => {
      location.hash = '#/teach';
    });
    await expect(page.getByTestId('missing').getByRole('alert')).toBeVisible();
    // The page is still there: the way back works.
    await page.getByTestId('missing').getByRole('button').click();
    await expect(page.getByTestId('missing')).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId('solve')).toBeVisible();
    await page.goForward();
    // It is asked for once more; only when that has failed, too, is the network back.
    await expect(page.getByTestId('missing')).toBeVisible();
    await context.setOffline(false);
    await page.getByTestId('missing').getByRole('button').click();
    await expect(page.getByTestId('teach')).toBeVisible();
    faults.length = 0;
  });

  test('a file that the host has lost is asked for once more, and no oftener', async ({ page, faults }) => {
    let asked = 0;
    await page.route('**/assets/teach-screen-*.js', (route) => {
      asked += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto('./#/teach');
    await expect(page.getByTestId('missing').getByRole('alert')).toBeVisible();
    expect(asked).toBe(2);
    await expect(page.locator('h1')).toBeAttached();
    faults.length = 0;
  });
});

test('a browser that keeps nothing still lets a puzzle be solved, and says what is lost', async ({ page, hasTouch }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: { open: () => { throw new DOMException('refused', 'SecurityError'); } } });
  });
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await solve.move(puzzle.keys[0] ?? '', hasTouch ? 'tap' : 'click');
  await solve.shows('solved');
  await visit(page, '#/me', 'me');
  await expect(page.getByTestId('me')).toContainText('进度无法保存');
});

test.describe('an engine that does not come', () => {
  // What a service worker has stored cannot be kept from coming.
  test.use({ serviceWorkers: 'block' });

  for (const run of [false, true]) {
    test(`is told, and had by the one filled button: ${run ? 'in a run' : 'at a puzzle'}`, async ({ page, faults }) => {
      const engine = '**/assets/canju_wasm_bg-*.wasm';
      await page.route(engine, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(run ? './#/run/exam/basics' : SolvePage.address(puzzle));
      const solve = new SolvePage(page);
      await expect(solve.strip).toHaveAttribute('data-verdict', 'broken');
      const filled = page.locator('.action.primary');
      await expect(filled).toHaveText('重试');
      await expect(page.getByRole('button', { name: '重试' })).toHaveCount(1);
      await filled.click();
      await expect(filled).toHaveText('重试');
      const id = await page.getByTestId('solve').getAttribute('data-puzzle');
      await page.unroute(engine);
      await filled.click();
      await solve.shows('idle');
      await expect(page.getByTestId('solve')).toHaveAttribute('data-puzzle', id ?? '');
      faults.length = 0;
    });
  }

  test('is told in place of a line to be written, and comes when it is asked for again', async ({ page, faults }) => {
    const engine = '**/assets/canju_wasm_bg-*.wasm';
    await page.route(engine, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('./#/run/write');
    await expect(page.getByTestId('run-failed').getByRole('alert')).toBeVisible();
    await page.unroute(engine);
    await page.getByTestId('run-failed').getByRole('button').click();
    await expect(page.getByTestId('write')).toBeVisible();
    faults.length = 0;
  });
});

test('the address of a way to practise that there is not says so', async ({ page }) => {
  await page.goto('./#/run/nowhere');
  await expect(page.getByTestId('not-found').getByRole('link')).toBeVisible();
});
