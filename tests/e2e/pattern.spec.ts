/** The page of a pattern: names, meaning, an example that plays, drills from short to long. */
import { catalogue, patternOf, puzzles } from './support/packs.ts';
import { expect, test } from './support/site.ts';

const key = patternOf(puzzles.find((puzzle) => puzzle.mate_in === 2 && patternOf(puzzle) !== null) ?? puzzles[0]!)?.key ?? '';
const pattern = catalogue.patterns.find((each) => each.key === key)!;

for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
  test(`${language}: it is named, explained and shown`, async ({ page }) => {
    await page.addInitScript((spoken) => localStorage.setItem('canju-lang', spoken), language);
    await page.goto(`./#/set/${key}`);
    await expect(page.locator('main h1')).toHaveText(pattern[language]);
    await expect(page.getByTestId('meaning')).toHaveText(pattern.sentence[language]);
    await expect(page.locator('.pattern-names')).toContainText(pattern.pinyin);
    for (const other of ['zh-Hans', 'zh-Hant', 'en'] as const) {
      if (other !== language) await expect(page.locator('.pattern-names')).toContainText(pattern[other]);
    }
  });
}

test('the example plays to its end by itself, and goes by step', async ({ page }) => {
  await page.goto(`./#/set/${key}`);
  const example = page.getByTestId('example');
  const total = Number(await example.getAttribute('data-total'));
  expect(total).toBeGreaterThan(0);
  await expect(example).toHaveAttribute('data-at', String(total), { timeout: 30_000 });
  await expect(example.locator('.example-end')).toBeVisible();
  // Somewhere on the way the squares that show the pattern are marked.
  const marked: string[] = [];
  for (let at = total; at > 0; at -= 1) {
    await expect(example).toHaveAttribute('data-at', String(at));
    marked.push((await example.getAttribute('data-squares')) ?? '');
    await example.locator('[data-example="back"]').click();
  }
  await expect(example).toHaveAttribute('data-at', '0');
  expect(marked.filter((squares) => squares !== '')).toHaveLength(1);
  for (let at = 1; at < total; at += 1) await example.locator('[data-example="forward"]').click();
  await expect(example).toHaveAttribute('data-at', String(total - 1));
  await example.locator('[data-example="forward"]').click();
  await expect(example).toHaveAttribute('data-at', String(total));
  await example.locator('[data-example="play"]').click();
  await expect(example).not.toHaveAttribute('data-at', String(total));
  await expect(example).toHaveAttribute('data-at', String(total), { timeout: 30_000 });
});

test('where less motion is wanted nothing plays until it is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./#/set/${key}`);
  const example = page.getByTestId('example');
  await expect(example).toHaveAttribute('data-at', '0');
  await page.waitForTimeout(2500);
  await expect(example).toHaveAttribute('data-at', '0');
  await example.locator('[data-example="forward"]').click();
  await expect(example).toHaveAttribute('data-at', '1');
});

test('drills run from short to long, and the button begins with the first', async ({ page }) => {
  await page.goto(`./#/set/${key}`);
  await expect(page.locator('[data-length]').first()).toBeVisible();
  const lengths = await page.locator('[data-length]').evaluateAll((sections) => sections.map((section) => Number((section as HTMLElement).dataset['length'])));
  expect(lengths.length).toBeGreaterThan(0);
  expect([...lengths].sort((a, b) => a - b)).toEqual(lengths);
  const first = await page.locator('.drill-cell').first().getAttribute('data-puzzle');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('solve')).toHaveAttribute('data-puzzle', first ?? '');
  await expect(page).toHaveURL(new RegExp(`#/solve/${key}/${first ?? ''}$`));
});

test('it is found by its name, in letters too', async ({ page }) => {
  await page.goto('./#/');
  const browse = page.getByTestId('browse');
  await expect(page.locator('main h1')).toBeVisible();
  if (await browse.isVisible()) await browse.click();
  const open = page.locator('.search-open');
  await expect(page.getByTestId('patterns')).toBeVisible();
  if (await open.isVisible()) await open.click();
  const letters = pattern.pinyin.normalize('NFD').replace(/[^a-z]/gi, '');
  await page.getByTestId('patterns').locator('input[type="search"]').fill(letters);
  await expect(page.locator(`[data-set="${key}"]`)).toBeVisible();
  await page.locator(`[data-set="${key}"]`).click();
  await expect(page.locator('main h1')).toHaveText(pattern['zh-Hans']);
});
