/**
 * The desk of the search worker: requests are carried out one after another, each in slices of the search, so that a cancel
 * is heard between two of them. Every request gets exactly one final message, after any number of `progress` messages.
 */
import type { Fault, Request, Response } from './wire';

/** What is used of the module's `Searcher`; null means that a search has begun. */
export interface Engine {
  begin(id: number, request: Request): Response | null;
  step(nodes: number): Response | null;
  stop(): void;
}

export interface DeskRim {
  send(message: Response): void;
  /** Lets messages come in. */
  pause(): Promise<void>;
  /** Milliseconds since some moment, never going back. */
  now(): number;
}

/** Milliseconds that a slice should take: it bounds how long a cancel waits. */
const SLICE_MS = 16;
/** The smallest, the first and the largest slice in search nodes: most questions are answered within the first. */
const NODES = { least: 200, first: 2000, most: 200_000 } as const;
/** Milliseconds between two progress messages. */
const PROGRESS_MS = 100;

/** Makes the function that carries requests out; its promise is settled with the final message and never rejected. */
export function createDesk(engine: Engine, { send, pause, now }: DeskRim): (request: Request) => Promise<void> {
  /** Requests without their final message, and those of them that are to be stopped. */
  const open = new Set<number>();
  const cancelled = new Set<number>();
  let dead: Fault | null = null;
  let tail = Promise.resolve();

  /** Calls into the module. What it throws is its end: afterwards nothing in it can be trusted. */
  const call = (id: number, run: () => Response | null): Response | null => {
    try {
      if (dead === null) return run();
    } catch (error) {
      dead = faultOf(error);
    }
    return { id, kind: 'error', fault: dead };
  };

  const answer = async (id: number, request: Request): Promise<Response> => {
    if (cancelled.has(id)) return { id, kind: 'cancelled' };
    let message = call(id, () => engine.begin(id, request));
    if (message !== null) return message;
    let nodes: number = NODES.first;
    let told = now();
    for (;;) {
      const began = now();
      message = call(id, () => engine.step(nodes));
      if (message?.kind !== 'progress') return message ?? { id, kind: 'error', fault: faultOf(null) };
      const took = Math.max(0.1, now() - began);
      // At most twice as many at once: the first slices are no good measure of the later ones.
      nodes = Math.round(Math.min(NODES.most, Math.max(NODES.least, nodes * Math.min(2, SLICE_MS / took))));
      if (now() - told >= PROGRESS_MS) {
        told = now();
        send(message);
      }
      await pause();
      if (cancelled.has(id)) {
        return call(id, () => (engine.stop(), null)) ?? { id, kind: 'cancelled' };
      }
    }
  };

  return (request) => {
    const id = idOf(request);
    if (isCancel(request)) {
      if (open.has(request.of)) cancelled.add(request.of);
      send({ id, kind: 'cancelled' });
      return Promise.resolve();
    }
    open.add(id);
    tail = tail.then(async () => {
      const message = await answer(id, request);
      open.delete(id);
      cancelled.delete(id);
      send(message);
    });
    return tail;
  };
}

/** The id of a message that may be no request at all; 0 when it has none. */
function idOf(request: unknown): number {
  const id = typeof request === 'object' && request !== null && 'id' in request ? request.id : 0;
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 ? id : 0;
}

function isCancel(request: Request | null | undefined): request is Request & { kind: 'cancel' } {
  return request?.kind === 'cancel';
}

function faultOf(error: unknown): Fault {
  if (typeof error === 'object' && error !== null && 'code' in error) return error as Fault;
  return { code: 'internal', squares: [], message: String(error) };
}
