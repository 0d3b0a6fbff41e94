/**
 * The search worker: waits for the compiled module, makes one searcher and hands every request to its desk. This file only
 * carries messages.
 */
import type { Setup } from './client';
import { createDesk } from './desk';
import init, { Searcher } from './pkg/canju_wasm.js';
import type { Request, Response } from './wire';

/** The few names of a worker's global scope that are used here: the page's own types know only `Window`. */
interface Scope {
  onmessage: ((event: MessageEvent<Setup | Request>) => void) | null;
  postMessage(message: Response): void;
}
const scope = self as unknown as Scope;
const send = (message: Response) => scope.postMessage(message);

// A message to oneself waits its turn behind those of the page, and, unlike a timer, no longer than that.
const { port1, port2 } = new MessageChannel();
const pause = () =>
  new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

scope.onmessage = ({ data: first }) => {
  if (!('module' in first)) return;
  const desk = init({ module_or_path: first.module }).then(() =>
    createDesk(new Searcher(first.tableMb), { send, pause, now: () => performance.now() }),
  );
  scope.onmessage = ({ data }) => {
    if (!('module' in data)) void desk.then((carryOut) => carryOut(data));
  };
  desk.then(
    () => send({ id: 0, kind: 'ready' }),
    (error: unknown) => send({ id: 0, kind: 'error', fault: { code: 'engine-load', squares: [], message: String(error) } }),
  );
};
