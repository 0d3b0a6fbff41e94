/** What every series of screenshots needs: the site, a name for each picture, and the patience that pictures need. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { shotName, SHOTS } from './contact-sheet.ts';
import { expect } from './site.ts';

const SIZES: Record<number, string> = { 360: 'phone', 820: 'tablet', 1280: 'desktop' };

export const THEMES = ['light', 'dark'] as const;
export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'] as const;

export interface Album {
  readonly size: string;
  shoot(state: string, fullPage?: boolean): Promise<void>;
  /** Goes to an address and waits for its page. */
  visit(address: string, page: string): Promise<void>;
}

/** Pictures of a page in one theme and one language. */
export async function openAlbum(page: Page, theme: string, language: string): Promise<Album> {
  const size = SIZES[page.viewportSize()?.width ?? 0] ?? 'other';
  await page.addInitScript(
    ([wanted, spoken]) => {
      localStorage.setItem('canju-theme', wanted ?? '');
      localStorage.setItem('canju-lang', spoken ?? '');
    },
    [theme, language],
  );
  mkdirSync(SHOTS, { recursive: true });
  return {
    size,
    async shoot(state, fullPage = false) {
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(SHOTS, shotName(state, size, theme, language)), fullPage });
    },
    async visit(address, name) {
      await page.goto(`./${address}`);
      await expect(page.locator('.app')).toHaveAttribute('data-page', name);
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
      await expect(page.locator('main h1')).toBeAttached();
      await settled(page);
    },
  };
}

/** Until pieces have slid and pulses have gone: pictures, unlike tests, need the end of a movement. */
export function settled(page: Page): Promise<void> {
  return page.waitForTimeout(1200);
}
