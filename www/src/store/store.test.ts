import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { attempt } from './fixture';
import { addAttempt, parseAttempt, parseStanding } from './records';
import { DEFAULTS, parseSettings } from './settings';
import { inMemory, openStore, type Store } from './store';

let databases = 0;
const stores: [string, () => Promise<Store>][] = [
  ['in the database', () => openStore(`test-${databases++}`)],
  ['in memory', () => Promise.resolve(inMemory())],
];

describe.each(stores)('the store %s', (_, open) => {
  it('keeps attempts and the best standing of each puzzle', async () => {
    const store = await open();
    await store.record(attempt({ result: 'failed', took: 3000 }));
    await store.record(attempt({ result: 'clean', took: 9000, at: 1_700_000_100_000 }));
    const after = await store.record(attempt({ result: 'helped', took: 5000 }));
    expect(after).toEqual({ puzzle: 'basics-0001', mark: 'clean', attempts: 3, lastAt: 1_700_000_100_000, best: 5000 });
    expect((await store.standings()).get('basics-0001')).toEqual(after);
    expect(await store.attempts()).toHaveLength(3);
  });

  it('tells which cards are due, the longest overdue first', async () => {
    const store = await open();
    const card = (puzzle: string, due: number) => ({ puzzle, due, seen: 1, stability: 1, difficulty: 5, interval: 1, reps: 1, lapses: 0 });
    await store.saveCards([card('b', 20), card('c', 31), card('a', 30), card('d', 10)]);
    expect(await store.due(30)).toEqual(['d', 'b', 'a']);
    expect(await store.due(9)).toEqual([]);
  });

  it('keeps settings', async () => {
    const store = await open();
    expect(await store.settings()).toEqual(DEFAULTS);
    await store.saveSettings({ ...DEFAULTS, theme: 'dark', language: 'en' });
    expect(await store.settings()).toMatchObject({ theme: 'dark', language: 'en' });
  });
});

it('outlives the page', async () => {
  const first = await openStore('again');
  await first.record(attempt());
  const second = await openStore('again');
  expect(second.durable).toBe(true);
  expect((await second.standings()).get('basics-0001')?.mark).toBe('clean');
});

it('leaves damaged records out', async () => {
  await (await openStore('damaged')).record(attempt());
  const raw = await openDB('damaged');
  await raw.put('standings', { puzzle: 'x', mark: 'splendid', attempts: -1 });
  await raw.add('attempts', { puzzle: '<script>', result: 'clean', at: 'yesterday' });
  raw.close();
  const store = await openStore('damaged');
  expect([...(await store.standings()).keys()]).toEqual(['basics-0001']);
  expect(await store.attempts()).toHaveLength(1);
});

it('falls back to memory where the browser refuses', async () => {
  const real = indexedDB.open.bind(indexedDB);
  indexedDB.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = await openStore('refused');
  indexedDB.open = real;
  expect(store.durable).toBe(false);
  expect((await store.record(attempt())).mark).toBe('clean');
});

describe('reading back', () => {
  it.each([null, 1, 'x', [], {}, { ...attempt(), at: -1 }, { ...attempt(), took: 1.5 }, { ...attempt(), result: 'won' }, { ...attempt(), puzzle: 'a/b' }])(
    'refuses %j as an attempt',
    (stored) => expect(parseAttempt(stored)).toBeNull(),
  );

  it('bounds the small fields of an attempt', () => {
    const stored = { ...attempt(), hintStage: 9, wrong: Number.NaN, firstWrong: 'z9z9', goal: 'win' };
    expect(parseAttempt(stored)).toEqual(attempt());
    expect(parseStanding(addAttempt(null, attempt()))).toEqual(addAttempt(null, attempt()));
  });

  it('knows hints of attempts from before they were counted', () => {
    const old: Record<string, unknown> = { ...attempt({ hintStage: 3 }), hints: undefined };
    expect(parseAttempt(old)?.hints).toEqual([0, 0, 1, 0]);
    expect(parseAttempt({ ...old, hints: [1, 2, -3, 'x', 9] })?.hints).toEqual([1, 2, 0, 0]);
    expect(parseAttempt({ ...old, solution: 'yes' })?.solution).toBe(false);
  });

  it('takes settings one by one', () => {
    expect(parseSettings({ theme: 'pink', speed: 'slow', labels: 'no', language: 'fr' })).toEqual({ ...DEFAULTS, speed: 'slow' });
    expect(parseSettings('nonsense')).toEqual(DEFAULTS);
    expect(parseSettings({ volume: 101, pieces: 'chess', board: 'green', cards: 'none', fade: 'move' })).toEqual({ ...DEFAULTS, board: 'green', fade: 'move' });
    expect(parseSettings({ ...DEFAULTS, volume: 33.4, sounds: false })).toEqual({ ...DEFAULTS, volume: 33, sounds: false });
  });

  it('knows labels of the first version, which were shown or not', () => {
    expect(parseSettings({ labels: true }).labels).toBe('traditional');
    expect(parseSettings({ labels: false }).labels).toBe('off');
  });
});
