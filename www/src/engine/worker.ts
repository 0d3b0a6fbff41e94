/**
 * The search worker: waits for the compiled module, makes one searcher and hands every request to it. All behaviour is
 * in the module; this file only carries messages.
 */
import init, { Searcher } from './pkg/canju_wasm.js';
import type { Request, Response } from './wire';

/** Megabytes of the proof table. */
const TABLE_MB = 32;

/** The few names of a worker's global scope that are used here: the page's own types know only `Window`. */
interface Scope {
  onmessage: ((event: MessageEvent<WebAssembly.Module | Request>) => void) | null;
  postMessage(message: Response): void;
}
const scope = self as unknown as Scope;

const ready = new Promise<Searcher>((resolve, reject) => {
  scope.onmessage = ({ data: first }) => {
    if (!(first instanceof WebAssembly.Module)) {
      reject(new Error('the module comes first'));
      return;
    }
    scope.onmessage = ({ data }) => {
      if (!(data instanceof WebAssembly.Module)) void pass(data);
    };
    init({ module_or_path: first }).then(() => resolve(new Searcher(TABLE_MB)), reject);
  };
});

ready.then(
  () => scope.postMessage({ id: 0, kind: 'ready' }),
  (error: unknown) =>
    scope.postMessage({ id: 0, kind: 'error', fault: { code: 'engine-load', squares: [], message: String(error) } }),
);

async function pass(request: Request): Promise<void> {
  const searcher = await ready;
  await searcher.handle(request, (message: Response) => scope.postMessage(message));
}
