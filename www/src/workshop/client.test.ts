/** Tasks wait for each other; a cancel ends the worker and the next task has another; what a dead worker had is a fault. */
import { describe, expect, it } from 'vitest';
import { createWorkshop, type Port } from './client';
import type { FileReport, FromWorkshop, ToWorkshop } from './wire';

const REPORT: FileReport = { format: 'pgn', encoding: 'utf-8', games: 1, warnings: [], failure: null };
const ASK = { bytes: new Uint8Array([1]), encoding: null };

class FakePort implements Port {
  readonly sent: ToWorkshop[] = [];
  ended = false;
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;
  postMessage(message: ToWorkshop) {
    this.sent.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data: FromWorkshop) {
    this.onmessage?.({ data } as MessageEvent<FromWorkshop>);
  }
}

function bench(load = () => Promise.resolve({} as WebAssembly.Module)) {
  const ports: FakePort[] = [];
  const workshop = createWorkshop(() => {
    const port = new FakePort();
    ports.push(port);
    return port;
  }, load);
  return { workshop, ports };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the workshop', () => {
  it('sends the module first, then one task after the other', async () => {
    const { workshop, ports } = bench();
    const parts: number[] = [];
    const first = workshop.ask('read', ASK, { onPart: ({ batch }) => parts.push(batch.read) });
    const second = workshop.ask('read', ASK);
    await turn();
    expect(ports[0]?.sent.length).toBe(2);
    ports[0]?.say({ kind: 'part', part: { batch: { read: 7, records: [] }, parcels: new Uint8Array() } });
    ports[0]?.say({ kind: 'answer', answer: REPORT });
    expect(await first).toEqual({ kind: 'done', value: REPORT });
    expect(parts).toEqual([7]);
    await turn();
    expect(ports[0]?.sent.length).toBe(3);
    ports[0]?.say({ kind: 'fault', fault: { code: 'encoding', squares: [], message: '' } });
    expect((await second).kind).toBe('fault');
    expect(ports[0]?.ended).toBe(false);
    workshop.close();
  });

  it('ends the worker to cancel its task, and only then', async () => {
    const { workshop, ports } = bench();
    const [one, two] = [new AbortController(), new AbortController()];
    const first = workshop.ask('read', ASK, { signal: one.signal });
    const second = workshop.ask('read', ASK, { signal: two.signal });
    const third = workshop.ask('read', ASK);
    await turn();
    two.abort();
    expect((await second).kind).toBe('cancelled');
    expect(ports[0]?.ended).toBe(false);
    one.abort();
    expect((await first).kind).toBe('cancelled');
    expect(ports[0]?.ended).toBe(true);
    await turn();
    // What the ended worker still says is not taken for the answer of the next.
    ports[0]?.say({ kind: 'answer', answer: { ...REPORT, games: 9 } });
    ports[1]?.say({ kind: 'answer', answer: REPORT });
    expect(await third).toEqual({ kind: 'done', value: REPORT });
    workshop.close();
  });

  it('takes another worker after a fault of the module, and tries to load again', async () => {
    let loads = 0;
    const { workshop, ports } = bench(() => ((loads += 1) === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({} as WebAssembly.Module)));
    expect(await workshop.ask('read', ASK)).toMatchObject({ kind: 'fault', fault: { code: 'engine-load' } });
    const second = workshop.ask('read', ASK);
    await turn();
    ports[0]?.say({ kind: 'fault', fault: { code: 'internal', squares: [], message: 'lib.rs:1' } });
    expect((await second).kind).toBe('fault');
    expect(ports[0]?.ended).toBe(true);
    void workshop.ask('read', ASK);
    await turn();
    expect(ports.length).toBe(2);
    workshop.close();
  });
});
