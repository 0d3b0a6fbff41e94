/**
 * A pool of workers for questions that have nothing to do with the attempt: many positions, or all first moves of one. One
 * worker for each core, without shared memory; each has a table of its own, which it allocates once, so that memory is given
 * back only by dropping workers: when nobody has asked for a while, when one has failed, or on demand.
 *
 * Every job starts from a cleared table. So answers, and even what they cost, depend on the question alone: not on which
 * worker had it, on what that worker had before, or on how many there are.
 */
import type { Call, Client, Question, Reply } from './client';

export type Job = Question & { kind: 'solve' | 'judge' };

export interface PoolProgress {
  done: number;
  total: number;
  /** Search nodes so far, in all jobs. */
  nodes: number;
}

export interface RunOptions {
  /** Ends the run at once: what is not answered by then is `cancelled`. */
  signal?: AbortSignal;
  onProgress?(progress: PoolProgress): void;
}

export interface Pool {
  /** The answers in the order of the jobs. Never rejects: what cannot be answered is a fault in its place. */
  run(jobs: readonly Job[], options?: RunOptions): Promise<Reply[]>;
  /** Drops all workers, and cancels what they are at. A later run makes new ones. */
  close(): void;
}

/** More workers are of no use for the few dozen moves of a position. */
const MOST_WORKERS = 8;
/** Megabytes of all tables together, and of one: the question of a job is small, and memory on phones is too. */
const TABLES_MB = 64;
const TABLE_MB = { least: 4, most: 16 } as const;
/** Workers are kept for so long without a job. */
const IDLE_MS = 30_000;
/** A cancelled worker that has not said so by then is dropped. */
const PATIENCE_MS = 2000;

/** Codes after which a worker does not answer any more. */
const LOST: ReadonlySet<string> = new Set(['engine-lost', 'engine-load', 'engine-closed', 'internal']);

interface Task {
  job: Job;
  /** Gives the final answer; what comes later is not heard. */
  settle(reply: Reply): void;
  heard(nodes: number): void;
  settled: boolean;
  /** How often a worker was lost with it. */
  losses: number;
}

interface Place {
  client: Client;
  task: Task | null;
  call: Call | null;
}

/** How many workers there will be at most, and the megabytes of each one's table. */
export function sizeOf(cores: number): { workers: number; tableMb: number } {
  const workers = Math.max(1, Math.min(MOST_WORKERS, Math.floor(cores) || 1));
  const tableMb = Math.max(TABLE_MB.least, Math.min(TABLE_MB.most, Math.floor(TABLES_MB / workers)));
  return { workers, tableMb };
}

/** A pool that makes its workers, with tables of so many megabytes, when there is work for them. */
export function createPool(spawn: (tableMb: number) => Client, cores: number): Pool {
  const { workers: most, tableMb } = sizeOf(cores);
  const queue: Task[] = [];
  const places = new Set<Place>();
  let idle: ReturnType<typeof setTimeout> | undefined;

  const drop = (place: Place) => {
    places.delete(place);
    place.client.close();
  };

  /** Gives waiting jobs to free workers. */
  const deal = () => {
    clearTimeout(idle);
    for (let task = queue[0]; task !== undefined; task = queue[0]) {
      const place = [...places].find((each) => each.task === null) ?? hire();
      if (place === null) return;
      queue.shift();
      if (!task.settled) start(place, task);
    }
    if ([...places].some(({ task }) => task !== null)) return;
    idle = setTimeout(() => places.forEach(drop), IDLE_MS);
  };

  const hire = (): Place | null => {
    if (places.size >= most) return null;
    const place: Place = { client: spawn(tableMb), task: null, call: null };
    places.add(place);
    return place;
  };

  const start = (place: Place, task: Task) => {
    place.task = task;
    const call = place.client.ask({ ...task.job, fresh: true }, ({ nodes }) => task.heard(nodes));
    place.call = call;
    void call.answer.then((reply) => {
      place.task = null;
      if (reply.kind === 'error' && LOST.has(reply.fault.code)) {
        const held = places.has(place);
        drop(place);
        task.losses += 1;
        // Once more on another worker, at the head of the queue; a job that has lost two is at fault itself.
        if (held && task.losses === 1) queue.unshift(task);
        else task.settle(reply);
      } else {
        task.settle(reply);
      }
      deal();
    });
  };

  /** Stops a job, wherever it is. */
  const cancel = (task: Task) => {
    task.settle({ kind: 'cancelled' });
    const place = [...places].find((each) => each.task === task);
    if (place === undefined) return;
    place.call?.cancel();
    setTimeout(() => {
      if (places.has(place) && place.task === task) {
        drop(place);
        deal();
      }
    }, PATIENCE_MS);
  };

  return {
    run(jobs, { signal, onProgress } = {}) {
      return new Promise((resolve) => {
        const replies: Reply[] = [];
        const nodes = jobs.map(() => 0);
        let done = 0;
        const tell = () => onProgress?.({ done, total: jobs.length, nodes: nodes.reduce((sum, each) => sum + each, 0) });
        const tasks = jobs.map((job, index): Task => {
          const task: Task = {
            job,
            settled: false,
            losses: 0,
            heard(count) {
              if (task.settled) return;
              nodes[index] = count;
              tell();
            },
            settle(reply) {
              if (task.settled) return;
              task.settled = true;
              replies[index] = reply;
              done += 1;
              if (reply.kind === 'judged') nodes[index] = reply.judgement.nodes;
              if (reply.kind === 'solved') nodes[index] = reply.answer.nodes;
              if (reply.kind !== 'cancelled') tell();
              if (done === jobs.length) finish();
            },
          };
          return task;
        });
        const stop = () => tasks.forEach(cancel);
        const finish = () => {
          signal?.removeEventListener('abort', stop);
          resolve(replies);
        };
        if (jobs.length === 0) finish();
        if (signal?.aborted === true) stop();
        signal?.addEventListener('abort', stop);
        queue.push(...tasks);
        deal();
      });
    },
    close() {
      clearTimeout(idle);
      const left = [...queue.splice(0), ...[...places].flatMap(({ task }) => task ?? [])];
      for (const task of left) task.settle({ kind: 'cancelled' });
      places.forEach(drop);
    },
  };
}
