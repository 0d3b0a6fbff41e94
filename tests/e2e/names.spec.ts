/** What a screen reader calls things: nothing on any page is without a name, and no two buttons of a group have the same. */
import { puzzleWhere } from './support/packs.ts';
import { ROUTES, visit, withPast, withSet } from './support/routes.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

/** Roles that are worked with, in a snapshot of the accessibility tree. */
const WORKED = /^\s*- '?(button|link|textbox|searchbox|combobox|slider|switch|checkbox|radio|tab)\b(?: ("(?:[^"\\]|\\.)*"))?(.*)$/;

/** A sign before the words of an item, which is read before each. */
const BULLET = /listitem: "?[·•‣-] ?/;

/** What is wrong with the names of a tree: things without one, buttons that are told from their neighbours by nothing, signs that are read. */
function nameless(tree: string): string[] {
  const faults: string[] = [];
  /** The names of buttons by how deep they stand, as long as their group goes on. */
  const groups: { depth: number; names: Set<string> }[] = [];
  for (const line of tree.split('\n')) {
    const depth = line.length - line.trimStart().length;
    while ((groups.at(-1)?.depth ?? -1) > depth) groups.pop();
    if (groups.at(-1)?.depth !== depth) groups.push({ depth, names: new Set() });
    if (BULLET.test(line)) faults.push(`read aloud: ${line.trim()}`);
    const [, role, name, rest = ''] = WORKED.exec(line) ?? [];
    if (role === undefined) continue;
    // A field may hold a text, which is no name.
    if (name === undefined || name === '""') faults.push(`without a name: ${line.trim()}`);
    else if (role === 'button' && !rest.includes('[disabled]')) {
      const { names } = groups.at(-1) ?? { names: new Set<string>() };
      if (names.has(name)) faults.push(`twice: ${line.trim()}`);
      names.add(name);
    }
  }
  return faults;
}

for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
  test(`everything has a name of its own: ${language}`, async ({ page }) => {
    test.slow();
    await page.addInitScript((spoken) => localStorage.setItem('canju-lang', spoken), language);
    await withPast(page);
    const faults: string[] = [];
    for (const [address, name] of [...ROUTES, ...(await withSet(page))]) {
      await visit(page, address, name);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      faults.push(...nameless(await page.locator('body').ariaSnapshot()).map((fault) => `${address}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('the seconds until the solution may be seen are seen and not read', async ({ page }) => {
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(globalThis, { names });
    const look = () => {
      const name = document.querySelector('[data-action="solution"]')?.getAttribute('aria-label') ?? null;
      if (name !== null && names.at(-1) !== name) names.push(name);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const solve = new SolvePage(page);
  await solve.open(puzzleWhere('a mate in one', ({ mate_in: n }) => n === 1));
  await expect(solve.action('solution').locator('[data-wait]')).toBeVisible();
  await expect(solve.action('solution')).toHaveAttribute('aria-disabled', 'false');
  expect(await page.evaluate(() => (globalThis as unknown as { names: string[] }).names)).toEqual(['答案，稍后可看', '答案']);
});
