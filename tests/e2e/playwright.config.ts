/** Browser tests of the built page, in a Chromium of the machine, at a desktop's size with a mouse and at a phone's with touch. */
import { defineConfig } from '@playwright/test';
import { browser, DESKTOP, PHONE } from './support/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // At a desk a test that passes at the second try is a broken test. A busy CI machine can starve a browser for a
  // moment: there it has a second try, which the list shows as flaky.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { ...browser, screenshot: 'only-on-failure', trace: 'retain-on-failure' },
  projects: [
    { name: 'desktop', use: DESKTOP },
    { name: 'phone', use: PHONE },
  ],
});
