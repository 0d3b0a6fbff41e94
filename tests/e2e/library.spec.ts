/** The library: each facet leaves what it says, the choice stays in the address, and the list is worked through as a set. */
import type { Page } from '@playwright/test';
import { catalogue, packOf, packs, patternOf, puzzles, type PackPuzzle } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

const ROLES: Readonly<Record<string, string>> = { 车: 'R', 马: 'N', 炮: 'C', 兵: 'P' };
const PIECES = new Set(catalogue.pieces.map((name) => name['zh-Hans']));

/** The roles at work in the end, from the name that says so. */
function rolesOf({ tags }: PackPuzzle): string {
  const name = tags.findLast((tag) => PIECES.has(tag)) ?? '';
  return 'RNCP'.replace(/./g, (role) => (Array.from(name, (char) => ROLES[char]).includes(role) ? role : ''));
}

/** How many are chosen, as the page says. */
async function expectCount(page: Page, expected: number): Promise<void> {
  await expect(page.getByTestId('count')).toHaveText(`${expected.toLocaleString('en')} 题`);
}

async function openLibrary(page: Page, query = ''): Promise<void> {
  await page.goto(`./#/library${query}`);
  await expect(page.getByTestId('library')).toBeVisible();
  const door = page.getByTestId('filters-open');
  if (await door.isVisible()) await door.click();
}

const chip = (page: Page, facet: string, value: string) => page.locator(`[data-facet="${facet}"] [data-value="${value}"]`);
const count = (fits: (puzzle: PackPuzzle) => boolean) => puzzles.filter(fits).length;

test('each facet leaves the puzzles that it names', async ({ page }) => {
  await openLibrary(page);
  await expectCount(page, puzzles.length);

  const pattern = patternOf(puzzles[0] as PackPuzzle);
  await page.getByTestId('facet-pattern').selectOption(pattern?.key ?? '');
  await expectCount(page, count((puzzle) => patternOf(puzzle)?.key === pattern?.key));
  await page.getByTestId('filters-clear').click();
  await expectCount(page, puzzles.length);

  const pack = packs.at(-1);
  await page.getByTestId('facet-pack').selectOption(pack?.id ?? '');
  await expectCount(page, pack?.puzzles.length ?? -1);
  await page.getByTestId('filters-clear').click();

  await chip(page, 'length', '1').click();
  await chip(page, 'length', '2').click();
  await expectCount(page, count(({ mate_in: mateIn }) => mateIn === 2 || mateIn === 3));
  expect(new URL(page.url()).hash).toBe('#/library?length=2.3');
  await chip(page, 'level', '3').click();
  await expectCount(page, count(({ mate_in: mateIn, level }) => (mateIn === 2 || mateIn === 3) && level === 3));
  await page.getByTestId('filters-clear').click();

  await chip(page, 'goal', 'any').click();
  await expectCount(page, count(({ goal }) => goal === 'any'));
  await chip(page, 'goal', 'checks').click();
  await expectCount(page, count(({ goal }) => goal === 'checks'));
});

test('the pieces that mate: among them, or exactly those', async ({ page }) => {
  // More than four pieces have no name to count by.
  const named = packs.find((pack) => pack.id !== 'figures' && pack.puzzles.every(({ tags }) => tags.some((tag) => PIECES.has(tag))));
  if (named === undefined) throw new Error('in every pack there is a puzzle without a name for its pieces');
  const of = (fits: (puzzle: PackPuzzle) => boolean) => named.puzzles.filter(fits).length;
  await openLibrary(page, `?pack=${named.id}`);
  await chip(page, 'pieces', 'R').click();
  await expectCount(page, of((puzzle) => rolesOf(puzzle).includes('R')));
  await chip(page, 'pieces', 'N').click();
  await expectCount(page, of((puzzle) => /R.*N/.test(rolesOf(puzzle))));
  await chip(page, 'only', 'yes').click();
  await expectCount(page, of((puzzle) => rolesOf(puzzle) === 'RN'));
});

test('nothing left is said, and one button brings all back', async ({ page }) => {
  await openLibrary(page, '?length=15&pieces=RNCP&only=1&level=1');
  await expectCount(page, 0);
  await page.locator('.empty button').click();
  await expectCount(page, puzzles.length);
});

test('results count too: what was solved is no longer new', async ({ page }) => {
  const [solved, failed] = puzzles;
  await page.goto('./#/me');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.evaluate(
    async (marks) => {
      const request = indexedDB.open('canju');
      const db = await new Promise<IDBDatabase>((done) => (request.onsuccess = () => done(request.result)));
      const store = db.transaction('standings', 'readwrite').objectStore('standings');
      for (const [puzzle, mark] of marks) store.put({ puzzle, mark, attempts: 1, lastAt: 1, best: null });
      await new Promise((done) => (store.transaction.oncomplete = done));
      db.close();
    },
    [[solved?.id ?? '', 'clean'], [failed?.id ?? '', 'failed']] as const,
  );
  await page.reload();
  await openLibrary(page, '?state=solved');
  await expectCount(page, 1);
  await expect(page.locator(`[data-puzzle="${solved?.id ?? ''}"]`)).toBeVisible();
  await chip(page, 'status', 'failed').click();
  await expectCount(page, 2);
  await chip(page, 'status', 'solved').click();
  await expectCount(page, 1);
  await openLibrary(page, '?state=new');
  await expectCount(page, puzzles.length - 2);
});

test('a list is worked through in its order, and its address can be loaded again', async ({ page }) => {
  const pack = packs[0]!;
  const query = `?length=2&pack=${pack.id}`;
  const chosen = pack.puzzles.filter(({ mate_in: mateIn }) => mateIn === 2);
  expect(chosen.length).toBeGreaterThan(2);
  await openLibrary(page, query);
  await page.getByTestId('start').click();
  const solve = page.getByTestId('solve');
  await expect(solve).toHaveAttribute('data-puzzle', chosen[0]?.id ?? '');
  await new SolvePage(page).shows('idle');
  await page.keyboard.press('n');
  await expect(solve).toHaveAttribute('data-puzzle', chosen[1]?.id ?? '');
  expect(new URL(page.url()).hash).toBe(`#/solve/library/${chosen[1]?.id ?? ''}?pack=${pack.id}&length=2`);
  await page.reload();
  await expect(solve).toHaveAttribute('data-puzzle', chosen[1]?.id ?? '');
  await expect(page.locator('.solve-task .unseen')).toHaveText(`第 2 题，共 ${chosen.length} 题`);
  if (await page.locator('.crumb').isVisible()) {
    await page.locator('.crumb [aria-label="上一题"]').click();
    await expect(solve).toHaveAttribute('data-puzzle', chosen[0]?.id ?? '');
    await page.locator('.crumb a').nth(1).click();
  } else {
    await page.locator('.solve-back').click();
  }
  await expectCount(page, chosen.length);
});

test('a long list is shown in parts, each with an address', async ({ page }) => {
  const pack = packs.find((each) => each.puzzles.length > 40 && each.puzzles.length < 400);
  if (pack === undefined) throw new Error('no long pack');
  await page.goto(`./#/library?pack=${pack.id}`);
  const thumbs = page.locator('[data-puzzle]');
  await expect(thumbs).toHaveCount(20);
  await page.locator('[data-part="2"]').first().click();
  await expect(thumbs.first()).toHaveAttribute('data-puzzle', pack.puzzles[20]?.id ?? '');
  await page.reload();
  await expect(thumbs.first()).toHaveAttribute('data-puzzle', pack.puzzles[20]?.id ?? '');
  await page.locator(`[data-part="${Math.ceil(pack.puzzles.length / 20)}"]`).first().click();
  await expect(thumbs.last()).toHaveAttribute('data-puzzle', pack.puzzles.at(-1)?.id ?? '');
  // A part that there is not any more is the last one.
  await page.goto(`./#/library?pack=${pack.id}&part=9999`);
  await expect(thumbs.last()).toHaveAttribute('data-puzzle', pack.puzzles.at(-1)?.id ?? '');
});

test('a puzzle of a pack stands in its pack, and nothing moves when the diagrams come', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const puzzle = packs[0]?.puzzles[3] as PackPuzzle;
  await page.goto(`./#/set/${packOf(puzzle).id}`);
  await expect(page.locator(`[data-puzzle="${puzzle.id}"] canvas`)).toBeVisible();
  await page.goto('./#/library');
  await expect(page.locator('[data-puzzle] canvas').first()).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});
