/** The page speaks the browser's language at first, and another one at once when it is chosen. */
import { puzzles } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

const [puzzle] = puzzles;
if (puzzle === undefined) throw new Error('no puzzles');

const NAMES = [
  ['zh-CN', 'zh-Hans', '红先'],
  ['zh-TW', 'zh-Hant', '紅先'],
  ['zh-HK', 'zh-Hant', '紅先'],
  ['en-GB', 'en', 'Red mates'],
  ['fr-FR', 'en', 'Red mates'],
] as const;

for (const [locale, language, task] of NAMES) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`a browser in ${locale} gets ${language}`, async ({ page }) => {
      await new SolvePage(page).open(puzzle);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toContainText(task);
      await expect(page).toHaveTitle(new RegExp(task));
    });
  });
}

test('another language is there at once, without a reload', async ({ page }) => {
  await page.goto('./#/settings');
  const title = page.locator('h1');
  const seen = new Set<string>();
  for (const language of ['zh-Hant', 'en', 'zh-Hans']) {
    await page.getByTestId('settings').getByTestId('language').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    seen.add(await title.innerText());
  }
  expect(seen.size, [...seen].join(', ')).toBeGreaterThanOrEqual(2);
});
