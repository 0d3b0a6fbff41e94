import { expect, it } from 'vitest';
import { connect, type Port, type Setup } from './client';
import type { Request, Response } from './wire';

/** A port that keeps what is posted and lets the test speak for the worker. */
class TestPort implements Port {
  posted: (Setup | Request)[] = [];
  terminated = false;
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;
  postMessage(message: Setup | Request): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(response: Response): void {
    this.onmessage?.({ data: response } as MessageEvent<Response>);
  }
}

const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
/** Compiled already: how long the browser takes is not what is tested. */
const compiled = () => Promise.resolve(new WebAssembly.Module(EMPTY));
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('sends the module first and holds requests until the worker stands', async () => {
  const port = new TestPort();
  const client = connect(port, compiled());
  client.ask({ kind: 'hint' });
  await settled();
  expect(port.posted).toHaveLength(1);
  port.say({ id: 0, kind: 'ready' });
  await settled();
  expect(port.posted[1]).toEqual({ id: 1, kind: 'hint' });
});

it('gives every answer to the request that it belongs to', async () => {
  const port = new TestPort();
  const client = connect(port, compiled());
  await settled();
  port.say({ id: 0, kind: 'ready' });
  const seen: number[] = [];
  const first = client.ask({ kind: 'hint' }, (progress) => seen.push(progress.nodes));
  const second = client.ask({ kind: 'restart' });
  port.say({ id: 1, kind: 'progress', progress: { nodes: 7, pn: 1, dn: 1, table: 0 } });
  port.say({ id: 2, kind: 'error', fault: { code: 'no-puzzle', squares: [], message: '' } });
  port.say({ id: 1, kind: 'cancelled' });
  expect(await second.answer).toMatchObject({ kind: 'error', fault: { code: 'no-puzzle' } });
  expect(await first.answer).toMatchObject({ kind: 'cancelled' });
  expect(seen).toEqual([7]);
});

it('cancels by the id of the request, and not after its answer', async () => {
  const port = new TestPort();
  const client = connect(port, compiled());
  await settled();
  port.say({ id: 0, kind: 'ready' });
  const call = client.ask({ kind: 'hint' });
  await settled();
  call.cancel();
  expect(port.posted.at(-1)).toEqual({ id: 2, kind: 'cancel', of: 1 });
  port.say({ id: 1, kind: 'cancelled' });
  const count = port.posted.length;
  call.cancel();
  expect(port.posted).toHaveLength(count);
});

it('answers everything with a fault when the worker dies or never stood', async () => {
  const port = new TestPort();
  const client = connect(port, compiled());
  const call = client.ask({ kind: 'hint' });
  port.onerror?.({ message: 'out of memory' } as ErrorEvent);
  expect(await call.answer).toMatchObject({ kind: 'error', fault: { code: 'engine-lost' } });
  expect(await client.ask({ kind: 'hint' }).answer).toMatchObject({ kind: 'error', fault: { code: 'engine-lost' } });

  const never = connect(new TestPort(), Promise.reject(new Error('404')));
  expect(await never.ready).toMatchObject({ code: 'engine-load' });
});
