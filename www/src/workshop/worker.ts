/** The workshop's worker: takes the compiled module, then carries out one task after the other. It only carries messages. */
import type { Fault } from '../engine/wire';
import * as module from './pkg/canju_workshop.js';
import { WORK } from './tasks';
import type { FromWorkshop, TaskKind, Tasks, ToWorkshop } from './wire';

/** The few names of a worker's global scope that are used here: the page's own types know only `Window`. */
interface Scope {
  onmessage: ((event: MessageEvent<ToWorkshop>) => void) | null;
  postMessage(message: FromWorkshop): void;
}
const scope = self as unknown as Scope;

let loaded: Promise<unknown> = Promise.resolve();

scope.onmessage = ({ data }) => {
  if ('module' in data) {
    loaded = module.default({ module_or_path: data.module });
    return;
  }
  loaded.then(
    () => carryOut(data.kind, data.ask),
    (error: unknown) => scope.postMessage({ kind: 'fault', fault: faultOf(error, 'engine-load') }),
  );
};

function carryOut<K extends TaskKind>(kind: K, ask: Tasks[K]['ask']): void {
  try {
    const answer = WORK[kind](module, ask, (part) => scope.postMessage({ kind: 'part', part }));
    scope.postMessage({ kind: 'answer', answer });
  } catch (error) {
    scope.postMessage({ kind: 'fault', fault: faultOf(error, 'internal') });
  }
}

function faultOf(error: unknown, code: string): Fault {
  if (typeof error === 'object' && error !== null && 'code' in error && 'squares' in error) return error as Fault;
  return { code, squares: [], message: String(error) };
}
