import { beforeEach, expect, it } from 'vitest';
import { createDesk, type Engine } from './desk';
import type { Request, Response } from './wire';

let said: Response[];
let time: number;
let steps: number[];
let stops: number;

/** Every slice takes as many milliseconds as this says. */
let cost: (nodes: number) => number;
/** What the engine does with a request; null begins a search, which `step` goes on with. */
let begin: (request: Request) => Response | null;
let step: (count: number) => Response;

const view = (id: number): Response => ({ id, kind: 'solution', line: [], view: {} as never });
const progress = (id: number): Response => ({ id, kind: 'progress', progress: { nodes: 1, pn: 1, dn: 1, table: 0 } });

const engine: Engine = {
  begin: (_, request) => begin(request),
  step(nodes) {
    steps.push(nodes);
    time += cost(nodes);
    return step(steps.length);
  },
  stop: () => (stops += 1),
};
let between: () => void;
const desk = () =>
  createDesk(engine, {
    send: (message) => said.push(message),
    pause() {
      between();
      return Promise.resolve();
    },
    now: () => time,
  });

beforeEach(() => {
  said = [];
  time = 0;
  steps = [];
  stops = 0;
  cost = () => 16;
  begin = () => null;
  step = () => view(1);
  between = () => undefined;
});

it('answers in order, and what needs no search at once', async () => {
  begin = ({ id, kind }) => (kind === 'give-up' ? view(id) : null);
  const carryOut = desk();
  void carryOut({ id: 1, kind: 'graph' });
  await carryOut({ id: 2, kind: 'give-up' });
  expect(said.map(({ id }) => id)).toEqual([1, 2]);
});

it('makes slices as long as a cancel may wait', async () => {
  cost = (nodes) => nodes / 1000;
  step = (count) => (count < 12 ? progress(1) : view(1));
  await desk()({ id: 1, kind: 'graph' });
  expect(steps.slice(0, 4)).toEqual([2000, 4000, 8000, 16_000]);
  expect(steps.at(-1)).toBe(16_000);
  cost = () => 1000;
  steps = [];
  await desk()({ id: 1, kind: 'graph' });
  expect(steps.at(-1)).toBe(200);
});

it('tells of progress ten times a second at most', async () => {
  cost = () => 40;
  step = (count) => (count < 10 ? progress(1) : view(1));
  await desk()({ id: 1, kind: 'graph' });
  expect(said.map(({ kind }) => kind)).toEqual(['progress', 'progress', 'progress', 'solution']);
});

it('stops a search between two slices, and drops what still waits', async () => {
  step = () => progress(1);
  const carryOut = desk();
  between = () => {
    void carryOut({ id: 8, kind: 'cancel', of: 1 });
    void carryOut({ id: 9, kind: 'cancel', of: 2 });
  };
  void carryOut({ id: 1, kind: 'graph' });
  await carryOut({ id: 2, kind: 'graph' });
  expect(said).toEqual([8, 9, 1, 2].map((id) => ({ id, kind: 'cancelled' })));
  expect([steps.length, stops]).toEqual([1, 1]);
});

it('is dead after the engine has thrown, and says so to everyone', async () => {
  const fault = { code: 'internal', squares: [], message: 'here:1' };
  step = () => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the engine throws faults as plain data
    throw fault;
  };
  const carryOut = desk();
  await carryOut({ id: 1, kind: 'graph' });
  step = () => view(2);
  await carryOut({ id: 2, kind: 'graph' });
  expect(said).toEqual([1, 2].map((id) => ({ id, kind: 'error', fault })));
  expect(steps).toHaveLength(1);
});
