import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { MOST_CHARACTERS, readBackup, writeBackup, type Contents } from './backup';
import type { Card } from './cards';
import { attempt } from './fixture';
import type { RunRecord } from './runs';
import { DEFAULTS } from './settings';
import { inMemory, openStore, type Store } from './store';

const card = (change: Partial<Card> = {}): Card => ({ puzzle: 'basics-0001', due: 2000, seen: 1000, stability: 2.5, difficulty: 5.1, interval: 3, reps: 2, lapses: 1, ...change });
const run = (change: Partial<RunRecord> = {}): RunRecord => ({
  id: 'run-1000',
  mode: 'storm-3',
  from: '',
  queue: ['a', 'b'],
  outcomes: [{ puzzle: 'a', result: 'clean', took: 900 }],
  bestCombo: 3,
  startedAt: 1000,
  endedAt: 2000,
  ending: 'time',
  ...change,
});

const NO_LESSONS = { sets: [], homework: [], classes: [] };

let databases = 0;
const stores: [string, () => Promise<Store>][] = [
  ['in the database', () => openStore(`backup-${databases++}`)],
  ['in memory', () => Promise.resolve(inMemory())],
];

async function filled(store: Store): Promise<Store> {
  await store.saveSettings({ ...DEFAULTS, theme: 'dark' });
  await store.record(attempt({ result: 'failed' }));
  await store.record(attempt({ at: 1_700_000_100_000, mode: 'review' }));
  await store.saveCards([card(), card({ puzzle: 'basics-0002' })]);
  await store.saveRun(run());
  await store.saveDaily({ day: 20_000, puzzle: 'basics-0001', result: 'clean', took: 900 });
  return store;
}

function read(text: string) {
  const backup = readBackup(text);
  if (typeof backup === 'string') throw new Error(backup);
  return backup;
}

describe.each(stores)('the store %s', (_, open) => {
  it('gives everything back as it was', async () => {
    const contents = await (await filled(await open())).contents();
    const backup = read(writeBackup(contents, 5));
    expect(backup).toEqual({ ...contents, savedAt: 5, dropped: 0 });
    const other = await open();
    expect(await other.restore(backup)).toEqual({ attempts: 2, cards: 2, runs: 1, daily: 1, lessons: 0, settings: true });
    expect(await other.contents()).toEqual(contents);
    expect((await other.standings()).get('basics-0001')).toMatchObject({ mark: 'clean', attempts: 2, best: 12_000 });
  });

  it('gives one card and one day by themselves', async () => {
    const store = await filled(await open());
    expect([await store.card('basics-0002'), await store.card('basics-0003')]).toEqual([card({ puzzle: 'basics-0002' }), null]);
    expect((await store.dailyOf(20_000))?.puzzle).toBe('basics-0001');
    expect(await store.dailyOf(20_001)).toBeNull();
  });

  it('merges by id, and a second time changes nothing', async () => {
    const store = await filled(await open());
    const theirs: Contents = {
      ...NO_LESSONS,
      settings: { ...DEFAULTS, theme: 'light' },
      attempts: [attempt({ result: 'failed' }), attempt({ at: 1_700_000_200_000, took: 5000 }), attempt({ puzzle: 'basics-0009' })],
      cards: [card({ seen: 900, reps: 9 }), card({ puzzle: 'basics-0002', seen: 1500, reps: 7 })],
      runs: [run({ outcomes: [] }), run({ id: 'run-2000' })],
      daily: [{ day: 20_000, puzzle: 'x', result: 'failed', took: 1 }, { day: 20_001, puzzle: 'y', result: 'clean', took: 2 }],
    };
    const backup = read(writeBackup(theirs, 0));
    expect(await store.restore(backup)).toEqual({ attempts: 2, cards: 1, runs: 1, daily: 1, lessons: 0, settings: false });
    expect(await store.attempts()).toHaveLength(4);
    expect((await store.settings()).theme).toBe('dark');
    const cards = new Map((await store.cards()).map((each) => [each.puzzle, each.reps]));
    expect(Object.fromEntries(cards)).toEqual({ 'basics-0001': 2, 'basics-0002': 7 });
    expect((await store.runs()).map(({ id, outcomes }) => [id, outcomes.length])).toEqual([['run-1000', 1], ['run-2000', 1]]);
    expect((await store.daily()).find(({ day }) => day === 20_000)?.puzzle).toBe('basics-0001');
    expect((await store.standings()).get('basics-0001')).toMatchObject({ attempts: 3, best: 5000 });
    expect(await store.restore(backup)).toEqual({ attempts: 0, cards: 0, runs: 0, daily: 0, lessons: 0, settings: false });
  });

  it('brings settings to where nothing but a language has been chosen', async () => {
    const backup = read(writeBackup(await (await filled(await open())).contents(), 0));
    const fresh = await open();
    await fresh.saveSettings({ ...DEFAULTS, language: 'en', welcomed: true, backedUp: 3 });
    expect(await fresh.restore(backup)).toMatchObject({ settings: true });
    expect(await fresh.settings()).toMatchObject({ theme: 'dark', language: 'en', welcomed: true });
    const own = await open();
    await own.saveSettings({ ...DEFAULTS, sounds: false });
    expect(await own.restore(backup)).toMatchObject({ settings: false });
    expect(await own.settings()).toMatchObject({ theme: 'system', sounds: false });
  });

  it('deletes all', async () => {
    const store = await filled(await open());
    await store.clear();
    expect(await store.contents()).toEqual({ ...NO_LESSONS, settings: null, attempts: [], cards: [], runs: [], daily: [] });
    expect((await store.standings()).size).toBe(0);
    expect(await store.settings()).toEqual(DEFAULTS);
  });
});

it('a restore that fails leaves everything as it was', async () => {
  const store = await filled(await openStore('fails'));
  const before = await store.contents();
  const backup = { ...read(writeBackup({ ...before, attempts: [attempt({ puzzle: 'new' })], runs: [run({ id: 'run-9' })] }, 0)) };
  // A record that the database cannot hold: the last put throws after the others have been asked for.
  backup.daily = [{ day: Number.NaN, puzzle: 'x', result: 'clean', took: 1 }];
  await expect(store.restore(backup)).rejects.toThrow();
  expect(await store.contents()).toEqual(before);
  expect((await store.standings()).has('new')).toBe(false);
});

describe('a text that is no backup', () => {
  it.each([
    ['nothing', '', 'backup-not-json'],
    ['cut off', '{"format":', 'backup-not-json'],
    ['null', 'null', 'backup-foreign'],
    ['a list', '[]', 'backup-foreign'],
    ['of another program', '{"format":"other","version":2}', 'backup-foreign'],
    ['of a later version', '{"format":"canju-backup","version":4}', 'backup-newer'],
    ['without a version', '{"format":"canju-backup"}', 'backup-damaged'],
    ['with a list that is none', '{"format":"canju-backup","version":2,"attempts":{}}', 'backup-damaged'],
    ['too long', ' '.repeat(MOST_CHARACTERS + 1), 'backup-too-big'],
  ])('%s', (_, text, fault) => expect(readBackup(text)).toBe(fault));

  it('loses only the records that cannot be read', () => {
    const text = JSON.stringify({
      format: 'canju-backup',
      version: 2,
      attempts: [attempt(), { ...attempt(), took: -1 }, 7, null],
      cards: [card(), card({ stability: Number.NaN }), { ...card(), difficulty: 11 }],
      runs: [run(), { ...run(), outcomes: [{ puzzle: '../x' }] }, { ...run(), queue: 'abc' }],
      daily: [{ day: 1.5 }],
    });
    const backup = read(text);
    expect(backup).toMatchObject({ dropped: 8, settings: null, savedAt: 0 });
    expect([backup.attempts.length, backup.cards.length, backup.runs.length, backup.daily.length]).toEqual([1, 1, 1, 0]);
  });
});

it('takes over the data of the first version', async () => {
  // The database as version 1 made it.
  const old = await openDB('from-one', 1, {
    upgrade(database) {
      database.createObjectStore('settings');
      const attempts = database.createObjectStore('attempts', { autoIncrement: true });
      attempts.createIndex('puzzle', 'puzzle');
      attempts.createIndex('at', 'at');
      database.createObjectStore('standings', { keyPath: 'puzzle' });
    },
  });
  const { mode, ...first } = attempt({ result: 'failed', wrong: 2, firstWrong: 'h2e2' });
  expect(mode).toBe('practise');
  await old.add('attempts', first);
  await old.add('attempts', { ...first, at: 1_700_000_300_000, result: 'helped' });
  await old.put('standings', { puzzle: 'basics-0001', mark: 'helped', attempts: 2, lastAt: 1_700_000_300_000, best: 12_000 });
  await old.put('settings', { ...DEFAULTS, notation: 'wxf' }, 'settings');
  old.close();

  const store = await openStore('from-one');
  expect(store.durable).toBe(true);
  expect(await store.attempts()).toEqual([{ ...first, mode: 'practise' }, { ...first, at: 1_700_000_300_000, result: 'helped', mode: 'practise' }]);
  expect((await store.standings()).get('basics-0001')).toMatchObject({ mark: 'helped', attempts: 2 });
  expect((await store.settings()).notation).toBe('wxf');
  expect(await store.cards()).toEqual([]);
  await store.saveCards([card()]);
  await store.record(attempt({ at: 1_700_000_400_000 }));
  expect((await store.contents()).attempts).toHaveLength(3);
});

it('ten thousand attempts are read in one request', async () => {
  const store = await openStore('many');
  const many = Array.from({ length: 10_000 }, (_, n) => attempt({ puzzle: `p-${n % 500}`, at: 1_700_000_000_000 + n }));
  await store.restore(read(writeBackup({ ...NO_LESSONS, settings: null, attempts: many, cards: [], runs: [], daily: [] }, 0)));
  let requests = 0;
  for (const name of ['getAll', 'get', 'openCursor'] as const) {
    for (const prototype of [IDBIndex.prototype, IDBObjectStore.prototype]) {
      const real = prototype[name] as (...args: unknown[]) => IDBRequest;
      Object.defineProperty(prototype, name, {
        configurable: true,
        writable: true,
        value(...args: unknown[]) {
          requests += 1;
          return real.apply(this, args);
        },
      });
    }
  }
  expect(await store.attempts()).toHaveLength(10_000);
  expect(requests).toBe(1);
});
