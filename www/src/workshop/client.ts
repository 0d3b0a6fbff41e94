/**
 * The page's end of the workshop: one task at a time in a worker that is made when there is one. The functions of the module
 * run to their end, so a task is cancelled by ending the worker; the next task gets a new one. Nothing here throws or rejects.
 */
import type { Fault } from '../engine/wire';
import type { FromWorkshop, TaskKind, Tasks, ToWorkshop } from './wire';

export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'fault'; fault: Fault } | { kind: 'cancelled' };

export interface AskOptions<K extends TaskKind> {
  /** Cancels the task, also while it waits for its turn. */
  signal?: AbortSignal | undefined;
  /** Hears what comes before the answer. */
  onPart?: (part: Tasks[K]['part']) => void;
}

export interface Workshop {
  ask<K extends TaskKind>(kind: K, ask: Tasks[K]['ask'], options?: AskOptions<K>): Promise<Outcome<Tasks[K]['answer']>>;
  /** Ends the worker, and cancels every task. A later task makes another. */
  close(): void;
}

/** The part of a `Worker` that is used, so that tests can stand in for one. */
export interface Port {
  postMessage(message: ToWorkshop): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorkshop>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The worker is kept for so long without a task: its memory grows with the largest file and never shrinks. */
const IDLE_MS = 30_000;

interface Task {
  message: Exclude<ToWorkshop, { module: unknown }>;
  hear(part: Tasks[TaskKind]['part']): void;
  settle(outcome: Outcome<Tasks[TaskKind]['answer']>): void;
}

export function createWorkshop(spawn: () => Port, load: () => Promise<WebAssembly.Module>): Workshop {
  const queue: Task[] = [];
  let running: Task | null = null;
  let port: Port | null = null;
  let module: Promise<WebAssembly.Module> | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    port?.terminate();
    port = null;
  };

  const finish = (outcome: Outcome<Tasks[TaskKind]['answer']>) => {
    const task = running;
    running = null;
    task?.settle(outcome);
    next();
  };

  /** After a fault of the module nothing in it can be trusted. */
  const fail = (code: string, message: string) => {
    drop();
    finish({ kind: 'fault', fault: { code, squares: [], message } });
  };

  const hire = (compiled: WebAssembly.Module): Port => {
    const made = spawn();
    made.onmessage = ({ data }) => {
      if (port !== made || running === null) return;
      if (data.kind === 'part') running.hear(data.part);
      else if (data.kind === 'answer') finish({ kind: 'done', value: data.answer });
      else if (data.fault.code === 'internal' || data.fault.code === 'engine-load') fail(data.fault.code, data.fault.message);
      else finish({ kind: 'fault', fault: data.fault });
    };
    made.onerror = (event) => {
      if (port === made) fail('engine-lost', event.message);
    };
    made.postMessage({ module: compiled });
    return made;
  };

  const next = () => {
    clearTimeout(idle);
    if (running !== null) return;
    const task = queue.shift();
    if (task === undefined) {
      idle = setTimeout(drop, IDLE_MS);
      return;
    }
    running = task;
    module ??= load();
    module.then(
      (compiled) => {
        if (running !== task) return;
        port ??= hire(compiled);
        port.postMessage(task.message);
      },
      (error: unknown) => {
        module = null;
        if (running === task) fail('engine-load', String(error));
      },
    );
  };

  const cancel = (task: Task) => {
    const place = queue.indexOf(task);
    if (place >= 0) {
      queue.splice(place, 1);
      task.settle({ kind: 'cancelled' });
    } else if (running === task) {
      drop();
      finish({ kind: 'cancelled' });
    }
  };

  return {
    ask(kind, ask, { signal, onPart } = {}) {
      return new Promise((resolve) => {
        if (signal?.aborted === true) {
          resolve({ kind: 'cancelled' });
          return;
        }
        // The worker answers a task of a kind with what belongs to the kind; the queue does not tell kinds apart.
        const task: Task = { message: { kind, ask } as Task['message'], hear: (part) => onPart?.(part), settle: (outcome) => resolve(outcome) };
        signal?.addEventListener('abort', () => cancel(task), { once: true });
        queue.push(task);
        next();
      });
    },
    close() {
      for (const task of queue.splice(0)) task.settle({ kind: 'cancelled' });
      drop();
      if (running !== null) finish({ kind: 'cancelled' });
    },
  };
}
