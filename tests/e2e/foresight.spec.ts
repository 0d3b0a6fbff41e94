/** Moves of the solution are judged by the page, which has the whole solution, before the worker has said a word. */
import type { Page } from '@playwright/test';
import { engine } from './support/engine.ts';
import { puzzleWhere } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';

interface Watch {
  /** Solutions that the worker has sent. */
  graphs: number;
  /** Keeps requests to judge a move from the worker, until they are let go. */
  hold: boolean;
  held: (() => void)[];
}

/** Watches the traffic with the worker, and holds it up on demand. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watch = { graphs: 0, hold: false, held: [] };
    Object.assign(window, { watched });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
          if (data.kind === 'graph') watched.graphs += 1;
        });
      }
      override postMessage(message: { kind?: string }): void {
        const send = () => super.postMessage(message);
        if (watched.hold && message.kind === 'play') watched.held.push(send);
        else send();
      }
    };
  });
}

const watched = (page: Page): Promise<Watch> => page.evaluate(() => (window as unknown as { watched: Watch }).watched);

test('a move of the solution is judged without the worker', async ({ page, hasTouch }) => {
  const puzzle = puzzleWhere('a mate in 3', (candidate) => candidate.mate_in === 3 && candidate.fen.includes(' w'));
  const hand = hasTouch ? 'tap' : 'click';
  await watch(page);
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await expect.poll(async () => (await watched(page)).graphs).toBe(1);
  await page.evaluate(() => ((window as unknown as { watched: Watch }).watched.hold = true));

  await solve.move(puzzle.line[0] ?? '', hand);
  await solve.shows('right');
  // The worker has heard of nothing; the defender has answered all the same, and the whole puzzle can be solved so.
  await solveFrom(solve, puzzle, hand, {
    fen: engine.play(engine.play(puzzle.fen, puzzle.line[0] ?? '').fen, await solve.reply(0)).fen,
    turn: 1,
  });
  await expect.poll(async () => page.evaluate(() => (window as unknown as { watched: Watch }).watched.held.length)).toBe(3);

  // When it hears of the moves it says the same, and goes on from there.
  await page.evaluate(() => {
    const { watched: state } = window as unknown as { watched: Watch };
    state.hold = false;
    for (const send of state.held) send();
  });
  await solve.action('restart').click();
  await solve.shows('idle');
  await solveFrom(solve, puzzle, hand);
});
