/** Every page of the site with something on it, for tests that ask the same of each. */
import type { Page } from '@playwright/test';
import { packs, patternOf, puzzles, puzzleWhere } from './packs.ts';
import { pastBackup } from './past.ts';
import { expect } from './site.ts';
import { SolvePage } from './solve-page.ts';

const puzzle = puzzleWhere('a mate in 2 of a pattern', (candidate) => candidate.mate_in === 2 && patternOf(candidate) !== null);
/** One idle man; ours. */
const IDLE = '4kab2/5P3/R3b4/9/9/9/P8/9/9/4K4_w';

/** Addresses with the page that stands there. */
export const ROUTES: readonly (readonly [address: string, page: string])[] = [
  ['#/', 'patterns'],
  ['#/today', 'today'],
  ['#/practice', 'practice'],
  ['#/review', 'review'],
  ['#/progress', 'progress'],
  ['#/data', 'data'],
  ['#/sets', 'sets'],
  [`#/set/${packs[0]?.id ?? ''}`, 'set'],
  [`#/set/${patternOf(puzzle)?.key ?? ''}`, 'set'],
  ['#/library?length=2&pieces=RN', 'library'],
  ['#/me', 'me'],
  ['#/settings', 'settings'],
  [SolvePage.address(puzzle), 'solve'],
  ['#/run/practise', 'solve'],
  ['#/run/storm-3', 'solve'],
  ['#/run/write', 'solve'],
  ['#/run/read', 'solve'],
  ['#/run/blindfold', 'solve'],
  [`#/edit?fen=${IDLE}`, 'edit'],
  [`#/board?fen=${IDLE}`, 'board'],
  ['#/import', 'import'],
  ['#/collect', 'collect'],
  ['#/teach', 'teach'],
];

/** A reader with half a year of practice, who is past the first-run page. */
export async function withPast(page: Page): Promise<void> {
  await page.goto('./#/data');
  await page.getByTestId('restore-file').setInputFiles({ name: 'canju.json', mimeType: 'application/json', buffer: Buffer.from(pastBackup(Date.now())) });
  await expect(page.getByTestId('data-word')).not.toBeEmpty();
}

export async function visit(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`./${address}`);
  await expect(page.locator('.app')).toHaveAttribute('data-page', name);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await expect(page.locator('main h1')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

/** A teacher's set of eight exercises, opened from a file; gives the pages that are of it. */
export async function withSet(page: Page): Promise<readonly (readonly [address: string, page: string])[]> {
  const short = puzzles.filter(({ goal, mate_in: n }) => goal === 'checks' && n >= 2 && n <= 4).slice(0, 8);
  const exercises = short.map(({ id, fen, goal, mate_in: length }) => ({ fen: fen.split(' ').slice(0, 2).join(' '), goal, length, puzzle: id }));
  const options = { hints: true, tries: 3, locked: true, defence: 'longest', minutes: 0 };
  const text = JSON.stringify({ format: 'canju-set', version: 1, title: '周三作业', options, exercises });
  await page.goto('./#/teach');
  await page.getByTestId('set-file').setInputFiles({ name: 'wednesday.canju', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByTestId('opened-keep').click();
  await expect(page.getByTestId('set-builder')).toBeVisible();
  const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
  return [
    [`#/teach/set/${id}`, 'teach-set'],
    [`#/preview/${id}`, 'pupil'],
    [`#/sheet/${id}`, 'worksheet'],
  ];
}
