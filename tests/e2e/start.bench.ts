/**
 * How soon the page is there: on a slow line (150 ms, 1.6 Mbit/s) with a processor four times slower, at the first visit and from the
 * store of the service worker. First and largest picture, layout shift, blocking of the main thread, until the board takes a move,
 * and until a searcher stands. No part of `cargo xtask test`: time depends on the machine.
 *
 *     npx playwright test --config bench.config.ts start
 */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { serveFolder } from './static-server.mjs';
import { puzzleWhere } from './support/packs.ts';
import { BASE, DIST } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

const SLOWER = 4;
const ROUNDS = 5;
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0 };

const puzzle = puzzleWhere('a mate in 2', ({ mate_in: n, goal }) => n === 2 && goal === 'checks');

/** Milliseconds since the navigation began; `shift` is a score. */
interface Start {
  first: number;
  largest: number;
  shift: number;
  longest: number;
  blocking: number;
  touchable: number;
  solver: number;
}

async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = { largest: 0, shift: 0, tasks: [] as number[], touchable: 0, solver: 0 };
    Object.assign(globalThis, { seen });
    const follow = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    follow('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
    follow('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value));
    follow('longtask', ({ duration }) => seen.tasks.push(duration));
    // Pieces are on the canvas, and one of them can be picked up.
    const poll = () => {
      const solve = document.querySelector('[data-testid="solve"][data-active="true"]');
      if ((solve?.querySelector('canvas')?.width ?? 0) > 0) seen.touchable = performance.now();
      else requestAnimationFrame(poll);
    };
    requestAnimationFrame(poll);
    const Real = Worker;
    globalThis.Worker = class extends Real {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({ data }: MessageEvent<{ kind?: string } | null>) => {
          if (data?.kind === 'ready' && seen.solver === 0) seen.solver = performance.now();
        });
      }
    };
  });
}

async function started(page: Page): Promise<Start> {
  await page.waitForFunction(() => {
    const { seen } = globalThis as unknown as { seen: { touchable: number; solver: number } };
    return seen.touchable > 0 && seen.solver > 0;
  });
  await page.waitForTimeout(1500);
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { largest: number; shift: number; tasks: number[]; touchable: number; solver: number } };
    const { tasks, ...rest } = seen;
    return {
      ...rest,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      longest: Math.max(0, ...tasks),
      blocking: tasks.reduce((sum, task) => sum + task - 50, 0),
    };
  });
}

async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
}

function report(what: string, starts: readonly Start[], limits: Partial<Record<keyof Start, string>>): void {
  console.log(what);
  for (const [name, limit] of Object.entries(limits) as [keyof Start, string][]) {
    const values = starts.map((start) => start[name]).sort((a, b) => a - b);
    const text = (value: number | undefined) => (value ?? Number.NaN).toFixed(name === 'shift' ? 3 : 0).padStart(6);
    console.log(`  ${name.padEnd(12)} n ${values.length}   median ${text(values[values.length >> 1])}   worst ${text(values.at(-1))}   limit ${limit}`);
  }
}

test('the start of the page', async ({ browser }) => {
  const site = await serveFolder({ root: DIST, base: BASE });
  const cold: Start[] = [];
  const warm: Start[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ baseURL: site.url, locale: 'zh-CN', viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
      await watch(context);
      const page = await context.newPage();
      await slowed(page);
      await page.goto(SolvePage.address(puzzle));
      cold.push(await started(page));
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 120_000 });
      const again = await context.newPage();
      await slowed(again);
      await again.goto(SolvePage.address(puzzle));
      warm.push(await started(again));
      await context.close();
    }
    report('first visit, ms', cold, { first: '1000', largest: '1200', touchable: '1300', solver: '2000', longest: '50', blocking: '100', shift: '0' });
    report('from the store, ms', warm, { first: '', largest: '', touchable: '300', solver: '250', longest: '50', blocking: '100', shift: '0' });
    expect(cold).toHaveLength(ROUNDS);
  } finally {
    await site.close();
  }
});
