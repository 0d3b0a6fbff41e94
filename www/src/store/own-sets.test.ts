import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { MOST_EXERCISES } from '../teach/exercise-set';
import { exercise, exerciseSet } from '../teach/fixture';
import { NO_WORK } from '../teach/work';
import { readBackup, writeBackup } from './backup';
import type { ClassRecord } from './classes';
import { attempt } from './fixture';
import type { Homework } from './homework';
import { createOwnSets } from './own-sets';
import { inMemory, openStore, type Store } from './store';

let databases = 0;
const stores: [string, () => Promise<Store>][] = [
  ['in the database', () => openStore(`sets-${databases++}`)],
  ['in memory', () => Promise.resolve(inMemory())],
];

const homework: Homework = { id: 'a1b2c3', changedAt: 5, set: exerciseSet(), pupil: 7, startedAt: 4, work: [NO_WORK, { ...NO_WORK, result: 'helped', wrong: 1, firstWrong: 'c5c6' }], handedAt: null };
const classRecord: ClassRecord = { id: 'a1b2c3', changedAt: 5, set: exerciseSet(), codes: ['ABCDEFGH-12345678'] };

describe.each(stores)('own sets %s', (_, open) => {
  it('are kept, changed and removed', async () => {
    const sets = createOwnSets(await open());
    const first = await sets.create(exerciseSet(), 1000);
    const second = await sets.create(exerciseSet({ title: '' }), 1000);
    expect(second.id).not.toBe(first.id);
    await sets.save({ ...first, changedAt: 2000, set: exerciseSet({ title: '周四' }) });
    expect((await sets.list()).map(({ set }) => set.title)).toEqual(['周四', '']);
    await sets.remove(first.id);
    expect(await sets.get(first.id)).toBeNull();
    expect(await sets.list()).toHaveLength(1);
  });

  it('take exercises from other pages, as many as there is room for', async () => {
    const sets = createOwnSets(await open());
    const added = await sets.add(null, [exercise()], 1000, ' 我的局面 ');
    expect(added?.own.set).toMatchObject({ title: '我的局面', exercises: [exercise()] });
    const more = await sets.add(added?.own.id ?? '', Array.from({ length: MOST_EXERCISES }, () => exercise({ length: 2 })), 2000);
    expect(more).toMatchObject({ left: 1, own: { changedAt: 2000 } });
    expect((await sets.get(added?.own.id ?? ''))?.set.exercises).toHaveLength(MOST_EXERCISES);
    expect(await sets.add('gone', [exercise()], 3000)).toBeNull();
  });

  it('stand in backups with homework and classes, and the later state wins', async () => {
    const store = await open();
    const own = await createOwnSets(store).create(exerciseSet(), 1000);
    await store.saveRow('homework', homework);
    await store.saveRow('classes', classRecord);
    const backup = readBackup(writeBackup(await store.contents(), 9));
    if (typeof backup === 'string') throw new Error(backup);
    expect(backup).toMatchObject({ sets: [own], homework: [homework], classes: [classRecord], dropped: 0 });

    const other = await open();
    await other.saveRow('sets', { ...own, changedAt: 1500, set: exerciseSet({ title: '后来' }) } as typeof own);
    expect(await other.restore(backup)).toMatchObject({ lessons: 2 });
    expect((await createOwnSets(other).get(own.id))?.set.title).toBe('后来');
    expect(await other.rows('homework')).toEqual([homework]);
    await other.clear();
    expect([await other.rows('sets'), await other.rows('classes')]).toEqual([[], []]);
  });

  it('leave out rows that are damaged', async () => {
    const store = await open();
    await store.saveRow('sets', { id: 'x', changedAt: 1 });
    expect(await createOwnSets(store).list()).toEqual([]);
    const backup = readBackup(writeBackup(await store.contents(), 9));
    expect(backup).toMatchObject({ sets: [], dropped: 1 });
  });
});

it('comes to a database of the version before with all that is in it', async () => {
  const before = await openDB('from-2', 2, {
    upgrade(database) {
      database.createObjectStore('settings');
      const attempts = database.createObjectStore('attempts', { autoIncrement: true });
      attempts.createIndex('puzzle', 'puzzle');
      attempts.createIndex('at', 'at');
      database.createObjectStore('standings', { keyPath: 'puzzle' });
      database.createObjectStore('cards', { keyPath: 'puzzle' });
      database.createObjectStore('runs', { keyPath: 'id' }).createIndex('startedAt', 'startedAt');
      database.createObjectStore('daily', { keyPath: 'day' });
    },
  });
  await before.add('attempts', attempt());
  before.close();
  const store = await openStore('from-2');
  expect(store.durable).toBe(true);
  expect(await store.attempts()).toEqual([attempt()]);
  await createOwnSets(store).create(exerciseSet(), 1);
  expect(await createOwnSets(store).list()).toHaveLength(1);
});
