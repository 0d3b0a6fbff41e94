/** The worker as it is built and as the page makes it: what only a browser shows of it. */
import { puzzleWhere } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { SolvePage } from './support/solve-page.ts';

/** A position on which the search works for many slices. Source: 《巨龙飞腾》, public collections (zf20396). */
const LONG = '2Pa5/3cr1r2/bnnak1C1b/4p2PN/3PP1P2/R2N2p1c/R1C6/3A5/3p1p3/2p1K4 w - - 0 1';

interface Message {
  id: number;
  kind: string;
}

test('a search that runs hears a cancel between two slices, and the worker goes on', async ({ page }) => {
  // Another worker is made as the page makes its own, with the module that the page has sent.
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      #url: string | URL;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.#url = url;
      }
      override postMessage(message: object): void {
        if ('module' in message) Object.assign(window, { made: { url: this.#url, setup: message } });
        super.postMessage(message);
      }
    };
  });
  const solve = new SolvePage(page);
  await solve.open(puzzleWhere('there at all', () => true));
  const heard = await page.evaluate(async (fen) => {
    const { made } = window as unknown as { made: { url: string; setup: object } };
    const worker = new Worker(made.url, { type: 'module' });
    const all: Message[] = [];
    await new Promise<void>((done) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        all.push(data);
        if (data.kind === 'ready') {
          worker.postMessage({ id: 1, kind: 'solve', fen, goal: 'checks', nodes: 1e9 });
          worker.postMessage({ id: 2, kind: 'solve', fen: '4kab2/4a4/4b4/1N7/9/9/9/9/2p1p4/3K5 w', goal: 'checks' });
        }
        if (data.kind === 'progress' && all.filter(({ kind }) => kind === 'progress').length === 3) worker.postMessage({ id: 3, kind: 'cancel', of: 1 });
        if (data.id === 2) done();
      });
      worker.postMessage(made.setup);
    });
    worker.terminate();
    return all.map(({ id, kind }) => `${id} ${kind}`);
  }, LONG);
  // However late the page is heard: from then on the search says nothing more.
  expect(heard.filter((each) => each === '1 progress').length).toBeGreaterThanOrEqual(3);
  expect(heard.slice(heard.indexOf('3 cancelled'))).toEqual(['3 cancelled', '1 cancelled', '2 solved']);
});
