/** A set becomes a sheet: pages of the right number and size, answers that are proved, a code that leads to the set; printed to PDF. */
import AxeBuilder from '@axe-core/playwright';
import { writeFile } from 'node:fs/promises';
import { puzzles } from './support/packs.ts';
import { expect, test } from './support/site.ts';

/** Ours: two positions of one's own, one of them without a mate. */
const OWN = [
  { fen: '4kab2/5P3/R3b4/9/9/9/9/9/9/4K4 w', goal: 'checks', length: null, title: '兵车' },
  { fen: '3k5/9/9/9/R8/9/9/9/9/5K3 w', goal: 'checks', length: null },
];

/** Pages of a PDF, and the paper of the first in points. */
function pagesOf(pdf: Buffer): { pages: number; width: number; height: number } {
  const text = pdf.toString('latin1');
  const box = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(text);
  return { pages: [...text.matchAll(/\/Type\s*\/Page\b/g)].length, width: Number(box?.[1]), height: Number(box?.[2]) };
}

test('a set is printed with its proved answers', async ({ page }, info) => {
  const short = puzzles.filter(({ goal, mate_in: n }) => goal === 'checks' && n <= 3).slice(0, 6);
  const exercises = [...short.map(({ fen, goal, mate_in: length }) => ({ fen: fen.split(' ').slice(0, 2).join(' '), goal, length })), ...OWN];
  const options = { hints: true, tries: 0, locked: true, defence: 'longest', minutes: 0 };
  const file = info.outputPath('set.canju');
  await writeFile(file, JSON.stringify({ format: 'canju-set', version: 1, title: '周三作业', options, exercises }));

  await page.goto('#/teach');
  await page.getByTestId('set-file').setInputFiles(file);
  await page.getByTestId('opened-keep').click();
  await expect(page.getByTestId('set-builder')).toBeVisible();
  const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
  await page.goto(`#/sheet/${id}`);
  await expect(page.getByTestId('sheet-state')).toHaveAttribute('data-state', 'proved');
  await expect(page.getByTestId('sheet-page')).toHaveCount(2);
  await expect(page.getByTestId('sheet-page').first().getByTestId('qr')).toHaveAttribute('data-text', /#\/s\/[\w-]+$/);

  const answers = page.locator('.key-entry');
  await expect(answers).toHaveCount(exercises.length);
  await expect(answers.locator('.key-line').first()).not.toBeEmpty();
  expect(await answers.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['verdict']))).toEqual([...Array.from({ length: 7 }, () => 'mate'), 'no-mate']);
  // Nothing on a page is cut off.
  expect(await page.locator('.paper').evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  const pages = (await page.getByTestId('sheet-page').count()) + (await page.getByTestId('key-page').count());
  const a4 = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(a4.pages).toBe(pages);
  expect(Math.round(a4.width)).toBe(595);
  expect(Math.round(a4.height)).toBe(842);

  await page.locator('[data-facet="paper"] [data-value="letter"]').click();
  await page.locator('[data-facet="per-page"] [data-value="12"]').click();
  await page.locator('[data-option="key"]').uncheck();
  await expect(page.getByTestId('key-page')).toHaveCount(0);
  const letter = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(letter).toEqual({ pages: 1, width: 612, height: 792 });
});

test('a sheet of a set that is not there says so', async ({ page }) => {
  await page.goto('#/sheet/nothing');
  await expect(page.getByTestId('worksheet')).toContainText(/没有这份习题集/);
});
