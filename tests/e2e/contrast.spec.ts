/** Forced colours, more contrast and less motion: what is told by a ground or a movement is still told. */
import type { Locator, Page } from '@playwright/test';
import { visit, withPast, withSet } from './support/routes.ts';
import { puzzleWhere } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

const puzzle = puzzleWhere('there at all', () => true);

/** The ground of an element and the colour of its words, as they are drawn. */
function colours(element: Locator): Promise<{ ground: string; ink: string }> {
  return element.evaluate((node) => {
    const { backgroundColor: ground, color: ink } = getComputedStyle(node);
    return { ground, ink };
  });
}

/** What system colours are on this machine. */
function system(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

test.describe('forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('plots keep their bars, their steps and their line', async ({ page }) => {
    await withPast(page);
    await visit(page, '#/progress', 'progress');
    const canvas = await system(page, 'Canvas');
    const heats = [];
    for (const heat of [0, 1, 2, 3, 4]) heats.push((await colours(page.locator(`.heat-cell[data-heat="${heat}"]`).first())).ground);
    expect(new Set(heats).size, heats.join(' ')).toBe(5);
    expect((await colours(page.locator('.rate-bar').first())).ground).not.toBe(canvas);
    await expect(page.locator('.curve-line')).not.toHaveCSS('stroke', canvas);
    await visit(page, '#/review', 'review');
    expect((await colours(page.locator('.forecast-bar').first())).ground).not.toBe(canvas);
  });

  test('what is chosen, and what is to be done, differs from the rest and can be read', async ({ page }) => {
    const canvas = await system(page, 'Canvas');
    await visit(page, '#/library?length=2', 'library');
    const door = page.getByTestId('filters-open');
    if (await door.isVisible()) await door.click();
    const chosen = await colours(page.locator('.chip[aria-pressed="true"] span').first());
    expect(chosen.ground).not.toBe((await colours(page.locator('.chip[aria-pressed="false"] span').first())).ground);
    expect(chosen.ink).not.toBe(chosen.ground);
    // Else the browser lays the page's own ground behind the words.
    await expect(page.locator('.chip[aria-pressed="true"] span').first()).toHaveCSS('forced-color-adjust', 'none');

    const primary = page.locator('.button.primary').first();
    expect((await colours(primary)).ground).toBe(await system(page, 'Highlight'));
    expect((await colours(primary)).ink).toBe(await system(page, 'HighlightText'));
    await expect(primary).toHaveCSS('forced-color-adjust', 'none');

    for (const [address, name] of [...(await withSet(page)).slice(0, 1), ['#/settings', 'settings'] as const]) {
      await visit(page, address, name);
      const on = page.locator('[role="switch"][aria-checked="true"]').first();
      const track = await on.evaluate((node) => [getComputedStyle(node, '::before'), getComputedStyle(node.querySelector('.toggle') ?? node)].map(({ backgroundColor }) => backgroundColor));
      expect(track.some((ground) => ground !== canvas && ground !== 'rgba(0, 0, 0, 0)'), address).toBe(true);
    }
  });

  test('the board shows its cursor and what is picked up', async ({ page }) => {
    const solve = new SolvePage(page);
    await solve.open(puzzle);
    const from = puzzle.keys[0]?.slice(0, 2) ?? '';
    await solve.point(from).focus();
    await page.keyboard.press('Enter');
    await expect(solve.point(from)).toHaveAttribute('aria-selected', 'true');
    await expect(solve.point(from)).toHaveCSS('outline-style', 'dashed');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.board-cell:focus')).toHaveCSS('outline-color', await system(page, 'Highlight'));
  });
});

test('more contrast: quiet words are in the strong ink, hairlines are outlines', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await visit(page, '#/practice', 'practice');
  const ink = (await colours(page.locator('h1').first())).ink;
  expect((await colours(page.locator('.page-summary').first())).ink).toBe(ink);
});

test('less motion: pieces are where they go at once, and nothing fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  const moving = await page.evaluate(() => {
    const seconds = (text: string) => Math.max(...text.split(',').map(parseFloat));
    return [...document.querySelectorAll('body *')].filter((element) => seconds(getComputedStyle(element).transitionDuration) > 0).map((element) => element.className);
  });
  expect(moving).toEqual([]);
});
