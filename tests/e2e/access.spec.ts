/** axe finds nothing on any route, in both themes and all three languages. */
import { AxeBuilder } from '@axe-core/playwright';
import { packs, puzzles } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

const first = puzzles[0];
const routes: Record<string, string> = {
  patterns: '#/',
  sets: '#/sets',
  set: `#/set/${packs[0]?.id ?? ''}`,
  solve: first === undefined ? '' : SolvePage.address(first),
  me: '#/me',
  unknown: '#/no-such-page',
};

for (const theme of ['light', 'dark'] as const) {
  for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
    test(`no violations: ${theme}, ${language}`, async ({ page }) => {
      await page.addInitScript(
        ([wanted, lang]) => {
          localStorage.setItem('canju-theme', wanted);
          localStorage.setItem('canju-lang', lang);
        },
        [theme, language] as const,
      );
      for (const [name, address] of Object.entries(routes)) {
        await page.goto(`./${address}`);
        await expect(page.locator('main')).toBeVisible();
        if (name === 'solve') await new SolvePage(page).shows('idle');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
        ).toEqual([]);
      }
    });
  }
}
