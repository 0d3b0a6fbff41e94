/** Measurements for people, not tests: see `library.bench.ts`. */
import { defineConfig } from '@playwright/test';
import { browser, DESKTOP } from './support/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: 'results/bench',
  workers: 1,
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: { ...browser, ...DESKTOP },
});
