import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { attempt } from './fixture';
import { addAttempt, parseAttempt, parseStanding } from './records';
import { emptySummary } from '../progress/summary';
import { DEFAULTS, parseSettings } from './settings';
import { inMemory, openStore, type Store } from './store';
import { parseSums, type Sums } from './sums';

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

  it('tells the attempts that are not in the sums that were kept', async () => {
    const store = await open();
    const at = 1_700_000_000_000;
    for (const hour of [0, 1, 2]) await store.record(attempt({ at: at + hour * 3_600_000 }));
    const all = await store.history(true, at + 3_600_000);
    expect(all).toMatchObject({ sums: null, added: 3, count: 3, last: 3 });
    expect(all.rest).toHaveLength(3);
    expect(all.recent.map((each) => each.at - at)).toEqual([3_600_000, 7_200_000]);
    const sums: Sums = { of: { library: 'index-1', zone: -480 }, count: 3, last: all.last, summary: { ...emptySummary(), days: new Map([[19_675, 3]]) } };
    await store.saveSums(sums);
    await store.record(attempt({ at: at + 9 }));
    const after = await store.history(true, at);
    expect(after).toMatchObject({ sums, added: 1, count: 4, last: 4 });
    expect(after.rest).toEqual([attempt({ at: at + 9 })]);
    expect(await store.history(false, at)).toMatchObject({ sums: null, added: 4 });
    await store.clear();
    expect(await store.history(true, at)).toEqual({ sums: null, rest: [], added: 0, recent: [], count: 0, last: 0 });
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

describe('kept sums', () => {
  const tally = { attempts: 2, clean: 1, solved: 2, took: 5000 };
  const sums: Sums = {
    of: { library: 'index-1', zone: -480 },
    count: 2,
    last: 7,
    summary: { all: tally, byPattern: new Map([['mengong', tally]]), byLength: new Map([[3, tally]]), byLevel: new Map([[4, tally]]), byDay: new Map([[19_675, tally]]), days: new Map([[19_675, 2]]), strange: 0 },
  };
  const { summary } = sums;

  it('are read as they are', () => expect(parseSums(structuredClone(sums))).toEqual(sums));

  it.each([
    undefined,
    {},
    { ...sums, count: -1 },
    { ...sums, last: 1.5 },
    { ...sums, of: { library: 'index-1' } },
    { ...sums, of: { library: 'index-1', zone: 99_999 } },
    { ...sums, summary: { ...summary, all: { ...tally, took: 'long' } } },
    { ...sums, summary: { ...summary, byPattern: new Map([['<b>', tally]]) } },
    { ...sums, summary: { ...summary, byLevel: { 4: tally } } },
    { ...sums, summary: { ...summary, days: new Map([[19_675, Number.NaN]]) } },
  ])('are counted anew where they are not what they should be: %#', (stored) => expect(parseSums(stored)).toBeNull());
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
