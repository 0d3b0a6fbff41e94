/**
 * How soon the page answers a hand, with a processor four times slower: from the press on a piece to the frame that shows it picked
 * up, the work of a frame while a piece is dragged, the longest task of the main thread, from a move to its verdict, and the
 * dashboard of ten thousand attempts. No part of `cargo xtask test`: time depends on the machine.
 *
 *     npx playwright test --config bench.config.ts page
 */
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { serveFolder } from './static-server.mjs';
import { packs, puzzles, type PackPuzzle } from './support/packs.ts';
import { BASE, DIST } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

const SLOWER = 4;
const PUZZLES = 12;
const PRESSES = 4;

const rank = (values: readonly number[], share: number) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const line = (what: string, values: readonly number[], limit: string) =>
  console.log(`${what.padEnd(44)} n ${String(values.length).padStart(3)}   median ${rank(values, 0.5).toFixed(1).padStart(6)} ms   p95 ${rank(values, 0.95).toFixed(1).padStart(6)} ms   limit ${limit}`);

/** Counts tasks over 50 ms, presses until the frame after them, and the work of frames; before any script of the page. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { tasks: [] as number[], presses: [] as number[], frames: [] as number[], verdicts: [] as number[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true });
    // A frame that was asked for in a press is painted before a message that is sent from it is handled.
    addEventListener('pointerdown', (event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => seen.presses.push(performance.now() - event.timeStamp);
        port2.postMessage(null);
      });
    }, true);
    const real = requestAnimationFrame;
    globalThis.requestAnimationFrame = (callback) =>
      real((now) => {
        const begun = performance.now();
        callback(now);
        seen.frames.push(performance.now() - begun);
      });
    addEventListener('pointerup', (event) => {
      const strip = () => document.querySelector('[data-testid="verdict"]')?.getAttribute('data-verdict') ?? 'none';
      const before = strip();
      const poll = () => {
        const now = strip();
        if (now !== before && now !== 'thinking' && now !== 'loading') seen.verdicts.push(performance.now() - event.timeStamp);
        else if (performance.now() - event.timeStamp < 3000) real(poll);
      };
      if (document.querySelector('.board')?.contains(event.target as Node) === true) real(poll);
    }, true);
  });
}

type Seen = Record<'tasks' | 'presses' | 'frames' | 'verdicts', number[]>;
const taken = (page: Page) =>
  page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Seen };
    const copy = structuredClone(seen);
    for (const list of Object.values(seen)) list.length = 0;
    return copy;
  });

async function slow(session: CDPSession, times: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Puzzles of up to five moves, evenly spread over the library. */
function sample(): PackPuzzle[] {
  const fitting = puzzles.filter(({ mate_in: n, goal }) => n <= 5 && goal === 'checks');
  return Array.from({ length: PUZZLES }, (_, at) => fitting[Math.floor((at * fitting.length) / PUZZLES)]).filter((each) => each !== undefined);
}

test('a hand on the board', async ({ browser }) => {
  const site = await serveFolder({ root: DIST, base: BASE });
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block', locale: 'zh-CN', viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await watch(page);
  const session = await context.newCDPSession(page);
  const solve = new SolvePage(page);
  try {
    for (const rate of [1, SLOWER]) {
      const all: Seen = { tasks: [], presses: [], frames: [], verdicts: [] };
      const firsts: number[] = [];
      const drags: number[] = [];
      await slow(session, rate);
      for (const puzzle of sample()) {
        await page.goto('about:blank');
        await solve.open(puzzle);
        await page.waitForTimeout(600 * rate);
        await taken(page);
        // The hand is raw input at places that are read beforehand: what a test asks of the page would count as the page's own work.
        const middles = await page.evaluate(
          (squares) =>
            squares.map((square) => {
              const box = document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
              return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
            }),
          [puzzle.keys[0]?.slice(0, 2), puzzle.keys[0]?.slice(2, 4)],
        );
        const [from = { x: 0, y: 0 }, to = { x: 0, y: 0 }] = middles;
        const glide = async (dx: number, dy: number) => {
          for (let at = 1; at <= 20; at += 1) await page.mouse.move(from.x + (dx * at) / 20, from.y + (dy * at) / 20);
        };
        await page.mouse.move(from.x, from.y);
        await page.waitForTimeout(50 * rate);
        await taken(page);
        // Up and down in turn: an even number leaves the piece where it is.
        for (let press = 0; press < PRESSES; press += 1) {
          await page.mouse.down();
          await page.mouse.up();
          await page.waitForTimeout(60 * rate);
        }
        await page.mouse.down();
        await glide(80, -60);
        await page.mouse.move(from.x, from.y);
        await page.mouse.up();
        await page.waitForTimeout(60 * rate);
        const hand = await taken(page);
        await page.mouse.down();
        await glide(to.x - from.x, to.y - from.y);
        await page.mouse.up();
        await page.waitForTimeout(700 * rate);
        const after = await taken(page);
        await solve.shows('right', 'solved');
        // The first press after the page was fetched runs code that has never run.
        firsts.push(...hand.presses.slice(0, 1));
        all.presses.push(...hand.presses.slice(1), ...after.presses);
        drags.push(...hand.frames);
        all.verdicts.push(...after.verdicts.slice(-1));
        all.tasks.push(...hand.tasks, ...after.tasks);
      }
      console.log(`processor ${rate === 1 ? 'as it is' : `${rate} times slower`}`);
      line('press to the frame after it', all.presses, '50');
      line('the first press after a load', firsts, '50');
      line('work of a frame in a drag', drags, '8');
      line('move let go to its verdict shown', all.verdicts, rate === 1 ? '50' : '150');
      console.log(`${'tasks over 50 ms while solving'.padEnd(44)} ${all.tasks.length}, longest ${Math.max(0, ...all.tasks).toFixed(0)} ms   limit 50`);
      expect(all.presses.length).toBeGreaterThan(PUZZLES * PRESSES);
    }
  } finally {
    await context.close();
    await site.close();
  }
});

test('the dashboard of ten thousand attempts', async ({ browser }) => {
  const site = await serveFolder({ root: DIST, base: BASE });
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block', locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const ids = packs.flatMap((pack) => pack.puzzles.map(({ id }) => id)).slice(0, 4000);
    const now = Date.now();
    const attempts = Array.from({ length: 10_000 }, (_, n) => ({ puzzle: ids[(n * 7) % ids.length], goal: 'checks', result: n % 3 === 0 ? 'helped' : 'clean', at: now - n * 1_500_000, took: 9000, wrong: 0, longer: 0, hintStage: 0, firstWrong: null, mode: 'practise' }));
    const text = JSON.stringify({ format: 'canju-backup', version: 2, savedAt: now, settings: null, attempts, cards: [], runs: [], daily: [] });
    await page.goto('./#/data');
    await page.getByTestId('restore-file').setInputFiles({ name: 'canju.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByTestId('data-word')).not.toBeEmpty({ timeout: 60_000 });
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await page.goto('about:blank');
      await page.goto('./#/sets');
      await expect(page.getByTestId('sets')).toBeVisible();
      await page.waitForTimeout(1500);
      times.push(
        await page.evaluate(async () => {
          const begun = performance.now();
          location.hash = '#/progress';
          while (document.querySelector('[data-testid="by-pattern"]') === null) await new Promise((done) => requestAnimationFrame(done));
          return performance.now() - begun;
        }),
      );
    }
    line('dashboard of 10,000 attempts, first opened', times, '200');
  } finally {
    await context.close();
    await site.close();
  }
});
