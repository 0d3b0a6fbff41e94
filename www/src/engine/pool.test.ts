import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Port, type Setup } from './client';
import { createPool, sizeOf, type Job } from './pool';
import type { Request, Response } from './wire';

/** A worker that keeps the one request that it is at, until the test lets it answer. */
class TestPort implements Port {
  at: (Request & { kind: 'solve' }) | null = null;
  cancelled: number[] = [];
  terminated = false;
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;
  constructor(readonly tableMb: number) {}
  postMessage(message: Setup | Request): void {
    if ('module' in message) queueMicrotask(() => this.say({ id: 0, kind: 'ready' }));
    else if (message.kind === 'cancel') this.cancelled.push(message.of);
    else if (message.kind === 'solve') this.at = message;
  }
  terminate(): void {
    this.terminated = true;
  }
  say(response: Response): void {
    this.onmessage?.({ data: response } as MessageEvent<Response>);
  }
  /** Answers with so many nodes. */
  answer(nodes = 1): void {
    const { id, goal } = this.taken();
    const blank = { exact: false, keys: [], keysComplete: false, line: [], certificate: null, faults: [] };
    this.say({ id, kind: 'solved', answer: { ...blank, verdict: 'unknown', goal, mateIn: null, nodes, why: 'nodes' } });
  }
  progress(nodes: number): void {
    if (this.at !== null) this.say({ id: this.at.id, kind: 'progress', progress: { nodes, pn: 1, dn: 1, table: 0 } });
  }
  die(): void {
    this.at = null;
    this.onerror?.({ message: 'out of memory' } as ErrorEvent);
  }
  taken(): Request & { kind: 'solve' } {
    const { at } = this;
    if (at === null) throw new Error('nothing to answer');
    this.at = null;
    return at;
  }
}

const MODULE = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
const jobs = (count: number): Job[] => Array.from({ length: count }, (_, index) => ({ kind: 'solve', fen: `fen ${index}`, goal: 'checks' }));

let ports: TestPort[];
const poolOf = (cores: number) =>
  createPool((tableMb) => {
    const port = new TestPort(tableMb);
    ports.push(port);
    return connect(port, Promise.resolve(MODULE), tableMb);
  }, cores);
const settled = () => vi.advanceTimersByTimeAsync(0);
/** The port that is at a position. */
const having = (fen: string): TestPort => {
  const found = ports.find(({ at }) => at?.fen === fen);
  if (found === undefined) throw new Error(`nobody has ${fen}`);
  return found;
};

beforeEach(() => {
  ports = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('has a worker for each core, from one to eight, and bounds what their tables take together', () => {
  expect(sizeOf(0)).toEqual({ workers: 1, tableMb: 16 });
  expect(sizeOf(Number.NaN)).toEqual({ workers: 1, tableMb: 16 });
  expect(sizeOf(4)).toEqual({ workers: 4, tableMb: 16 });
  expect(sizeOf(64)).toEqual({ workers: 8, tableMb: 8 });
});

describe('a run', () => {
  it('gives answers in the order of the jobs, whoever is ready first, each from a cleared table', async () => {
    const pool = poolOf(2);
    const run = pool.run(jobs(3));
    await settled();
    expect(ports.map(({ at }) => [at?.fen, at?.fresh])).toEqual([['fen 0', true], ['fen 1', true]]);
    having('fen 1').answer(11);
    await settled();
    having('fen 2').answer(12);
    having('fen 0').answer(10);
    const replies = await run;
    expect(replies.map((reply) => reply.kind === 'solved' && reply.answer.nodes)).toEqual([10, 11, 12]);
    expect(ports).toHaveLength(2);
  });

  it('makes no more workers than there are jobs, and none for no jobs', async () => {
    const pool = poolOf(8);
    expect(await pool.run([])).toEqual([]);
    expect(ports).toHaveLength(0);
    void pool.run(jobs(2));
    await settled();
    expect(ports).toHaveLength(2);
  });

  it('tells how far it is', async () => {
    const pool = poolOf(1);
    const heard: string[] = [];
    const run = pool.run(jobs(2), { onProgress: ({ done, total, nodes }) => heard.push(`${done}/${total} ${nodes}`) });
    await settled();
    having('fen 0').progress(5);
    having('fen 0').answer(7);
    await settled();
    having('fen 1').progress(2);
    having('fen 1').answer(3);
    await run;
    expect(heard).toEqual(['0/2 5', '1/2 7', '1/2 9', '2/2 10']);
  });
});

describe('cancelling', () => {
  it('ends a run at once; its worker is free when it has stopped', async () => {
    const pool = poolOf(1);
    const control = new AbortController();
    const heard: number[] = [];
    const run = pool.run(jobs(3), { signal: control.signal, onProgress: ({ done }) => heard.push(done) });
    await settled();
    having('fen 0').answer();
    await settled();
    control.abort();
    expect((await run).map(({ kind }) => kind)).toEqual(['solved', 'cancelled', 'cancelled']);
    expect(heard).toEqual([1]);
    const [port] = ports;
    const of = port?.taken().id ?? 0;
    expect(port?.cancelled).toEqual([of]);
    const next = pool.run(jobs(1));
    await settled();
    expect(port?.at, 'not before it has stopped').toBeNull();
    port?.say({ id: of, kind: 'cancelled' });
    await settled();
    having('fen 0').answer();
    expect((await next)[0]?.kind).toBe('solved');
  });

  it('drops a worker that does not stop', async () => {
    const pool = poolOf(1);
    const control = new AbortController();
    void pool.run(jobs(1), { signal: control.signal });
    await settled();
    control.abort();
    const next = pool.run(jobs(1));
    await vi.advanceTimersByTimeAsync(2000);
    expect(ports.map(({ terminated }) => terminated)).toEqual([true, false]);
    ports[1]?.answer();
    expect((await next)[0]?.kind).toBe('solved');
  });

  it('does nothing at all when it is too late or too early', async () => {
    const pool = poolOf(1);
    expect((await pool.run(jobs(2), { signal: AbortSignal.abort() })).map(({ kind }) => kind)).toEqual(['cancelled', 'cancelled']);
    expect(ports.every(({ at }) => at === null)).toBe(true);
    const control = new AbortController();
    const run = pool.run(jobs(1), { signal: control.signal });
    await settled();
    having('fen 0').answer();
    const replies = await run;
    control.abort();
    expect(replies[0]?.kind).toBe('solved');
  });
});

describe('a worker that fails', () => {
  it('costs a job nothing but a second try', async () => {
    const pool = poolOf(1);
    const run = pool.run(jobs(2));
    await settled();
    having('fen 0').die();
    await settled();
    expect(ports.map(({ terminated }) => terminated)).toEqual([true, false]);
    having('fen 0').answer();
    await settled();
    having('fen 1').answer();
    expect((await run).map(({ kind }) => kind)).toEqual(['solved', 'solved']);
  });

  it('twice in the same job is a fault in its place, and the others are answered', async () => {
    const pool = poolOf(1);
    const run = pool.run(jobs(2));
    for (let time = 0; time < 2; time += 1) {
      await settled();
      having('fen 0').die();
    }
    await settled();
    having('fen 1').answer();
    const [first, second] = await run;
    expect(first).toMatchObject({ kind: 'error', fault: { code: 'engine-lost' } });
    expect(second?.kind).toBe('solved');
  });
});

describe('memory', () => {
  it('is given back after a while without jobs', async () => {
    const pool = poolOf(2);
    const run = pool.run(jobs(2));
    await settled();
    for (const port of ports) port.answer();
    await run;
    await vi.advanceTimersByTimeAsync(29_000);
    expect(ports.some(({ terminated }) => terminated)).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ports.every(({ terminated }) => terminated)).toBe(true);
  });

  it('is given back on demand; what was under way is cancelled, and the pool can be used again', async () => {
    const pool = poolOf(1);
    const run = pool.run(jobs(2));
    await settled();
    pool.close();
    expect((await run).map(({ kind }) => kind)).toEqual(['cancelled', 'cancelled']);
    expect(ports[0]?.terminated).toBe(true);
    await settled();
    expect(ports).toHaveLength(1);
    const again = pool.run(jobs(1));
    await settled();
    ports[1]?.answer();
    expect((await again)[0]?.kind).toBe('solved');
  });
});
