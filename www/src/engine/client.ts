/**
 * The page's end of the search worker: gives every request an id, hands its progress and its one answer back, and turns
 * a dead worker into an answer too. Nothing here throws or rejects.
 */
import type { Fault, Progress, Request, Response } from './wire';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Question = Exclude<WithoutId<Request>, { kind: 'cancel' }>;
export type Reply = Exclude<WithoutId<Response>, { kind: 'ready' | 'progress' }>;

export interface Call {
  answer: Promise<Reply>;
  /** Stops the search; the answer is then `cancelled`. */
  cancel(): void;
}

export interface Client {
  ask(question: Question, onProgress?: (progress: Progress) => void): Call;
  /** Resolves when the first searcher stands, with a fault where it does not. */
  ready: Promise<Fault | null>;
  close(): void;
}

/** The first message to a worker: what it runs, and the megabytes of its proof table, which it allocates once. */
export interface Setup {
  module: WebAssembly.Module;
  tableMb: number;
}

/** The part of a `Worker` that is used, so that tests can stand in for one. */
export interface Port {
  postMessage(message: Setup | Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Response>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  settle(reply: Reply): void;
  onProgress: ((progress: Progress) => void) | undefined;
}

/** Megabytes of the table of the worker that judges; the attempt keeps it warm. */
const TABLE_MB = 32;

export function connect(port: Port, module: Promise<WebAssembly.Module>, tableMb = TABLE_MB): Client {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let lost: Fault | null = null;
  let settleReady: (fault: Fault | null) => void;
  const ready = new Promise<Fault | null>((resolve) => (settleReady = resolve));

  function lose(code: string, message: string): void {
    lost = { code, squares: [], message };
    settleReady(lost);
    for (const each of waiting.values()) each.settle({ kind: 'error', fault: lost });
    waiting.clear();
  }

  port.onmessage = ({ data: response }) => {
    if (response.id === 0) {
      if (response.kind === 'error') lose(response.fault.code, response.fault.message);
      else settleReady(null);
      return;
    }
    const found = waiting.get(response.id);
    if (response.kind === 'progress') {
      found?.onProgress?.(response.progress);
    } else if (response.kind !== 'ready') {
      waiting.delete(response.id);
      found?.settle(response);
    }
  };
  port.onerror = (event) => lose('engine-lost', event.message);
  module.then(
    (compiled) => port.postMessage({ module: compiled, tableMb }),
    (error: unknown) => lose('engine-load', String(error)),
  );

  return {
    ready,
    ask(question, onProgress) {
      if (lost !== null) return { answer: Promise.resolve({ kind: 'error', fault: lost }), cancel: () => undefined };
      const id = ++lastId;
      const answer = new Promise<Reply>((settle) => waiting.set(id, { settle, onProgress }));
      // The worker takes the module first; a request that comes earlier waits for it here.
      void ready.then((fault) => {
        if (fault === null) port.postMessage({ ...question, id });
      });
      return {
        answer,
        cancel() {
          if (waiting.has(id)) port.postMessage({ id: ++lastId, kind: 'cancel', of: id });
        },
      };
    },
    close() {
      lose('engine-closed', 'closed');
      port.terminate();
    },
  };
}
