/**
 * How long a library of a hundred thousand puzzles takes to open and to choose from. No part of `cargo xtask test`: time depends
 * on the machine. The bundle comes from `cargo run --release -p puzzle --example large_bundle -- 100000 DIR PACK.json…`; then
 *
 *     CANJU_LARGE=DIR npx playwright test --config bench.config.ts
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { serveFolder } from './static-server.mjs';
import { BASE, DIST } from './support/site.ts';

const ROUNDS = 5;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds from the click on a chip until the page says another count. */
function timeOf(page: Page, facet: string, value: string): Promise<number> {
  return page.evaluate(
    async ([name, chosen]) => {
      const chip = document.querySelector<HTMLElement>(`[data-facet="${name}"] [data-value="${chosen}"]`);
      const count = document.querySelector('[data-testid="count"]');
      if (chip === null || count === null) throw new Error(`no ${name} ${chosen}`);
      const before = count.textContent;
      const begun = performance.now();
      const changed = new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (count.textContent === before) return;
          observer.disconnect();
          done();
        });
        observer.observe(count, { childList: true, characterData: true, subtree: true });
      });
      chip.click();
      await changed;
      return performance.now() - begun;
    },
    [facet, value] as const,
  );
}

/** A facet, the value that is chosen, and the one that undoes it; after the query that the page is opened with. */
const FACETS = [
  ['', 'length', '1', '1'],
  ['', 'level', '3', '3'],
  ['', 'pieces', 'R', 'R'],
  ['', 'goal', 'checks', 'all'],
  ['?sort=easy', 'length', '1', '1'],
] as const;

/** Medians in milliseconds, by what was measured. */
async function measure(browser: Browser, root: string): Promise<Map<string, number>> {
  const site = await serveFolder({ root, base: BASE });
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block', locale: 'zh-CN' });
  const found = new Map<string, number>();
  const ready = (page: Page) => expect(page.locator('[data-puzzle] canvas').first()).toBeVisible();
  try {
    const opened: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await context.newPage();
      await page.goto('./#/library');
      await ready(page);
      opened.push(await page.evaluate(() => performance.now()));
      await page.close();
    }
    found.set('open', median(opened));
    const page = await context.newPage();
    for (const [query, facet, value, undo] of FACETS) {
      await page.goto(`./#/library${query}`);
      await ready(page);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(page, facet, value), await timeOf(page, facet, undo));
      found.set(`${facet} ${query}`.trim(), median(times));
    }
    return found;
  } finally {
    await context.close();
    await site.close();
  }
}

test('a hundred thousand puzzles, beside the library that is shipped', async ({ browser }) => {
  const large = process.env['CANJU_LARGE'];
  test.skip(large === undefined, 'CANJU_LARGE names no bundle');
  const folder = mkdtempSync(join(tmpdir(), 'canju-large-'));
  try {
    cpSync(DIST, folder, { recursive: true });
    const bundle = join(folder, 'generated', 'library');
    rmSync(bundle, { recursive: true });
    cpSync(large ?? '', bundle, { recursive: true });
    const counted = (of: string) => (JSON.parse(readFileSync(join(of, 'generated', 'library', 'library.json'), 'utf8')) as { puzzles: number }).puzzles;
    const [few, many] = [await measure(browser, DIST), await measure(browser, folder)];
    console.log(`${counted(DIST)} and ${counted(folder)} puzzles, medians of ${ROUNDS} rounds`);
    for (const [what, ms] of many) {
      const less = few.get(what) ?? Number.NaN;
      console.log(`${what.padEnd(18)} ${less.toFixed(1).padStart(8)} ms ${ms.toFixed(1).padStart(8)} ms   ${(ms / less).toFixed(2)} times`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
