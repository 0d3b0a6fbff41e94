/** Screenshots for people, not tests: `cargo xtask shots`. Every screen and state in three sizes, two themes, three languages. */
import { defineConfig } from '@playwright/test';
import { browser, DESKTOP, PHONE, TABLET } from './support/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: 'results/shots',
  globalTeardown: './support/contact-sheet.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { ...browser },
  projects: [
    { name: 'phone', use: PHONE },
    { name: 'tablet', use: TABLET },
    { name: 'desktop', use: DESKTOP },
  ],
});
