/**
 * The test fixture: the built page on a plain static host under a sub-path, a record of everything that a page must never
 * do (ask another origin, throw, log an error), and the page with its handles.
 */
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { serveFolder } from '../static-server.mjs';
import { ROOT } from './packs.ts';

export type Site = Awaited<ReturnType<typeof serveFolder>>;

/** The folder that is tested. */
export const DIST = process.env['CANJU_DIST'] ?? join(ROOT, 'dist');
/** A sub-path, as on project pages of code hosts: nothing may assume the root. */
export const BASE = '/canju/';

interface WorkerFixtures {
  site: Site;
}

/** The built page on its host, without a record of what it does. */
export const siteTest = base.extend<object, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await serveFolder({ root: DIST, base: BASE });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),
});

interface TestFixtures {
  /** Faults seen so far; the test fails at its end if there are any. Tests that cut the network clear what they caused. */
  faults: string[];
}

export const test = siteTest.extend<TestFixtures>({
  faults: [
    async ({ context, site }, use) => {
      const faults: string[] = [];
      const origin = new URL(site.url).origin;
      // The context sees requests of pages, frames and workers alike.
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) faults.push(`request to ${url}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
      });
      context.on('weberror', (error) => faults.push(`uncaught ${error.error().stack ?? error.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      await use(faults);
      expect(faults, 'nothing that a page must never do').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
