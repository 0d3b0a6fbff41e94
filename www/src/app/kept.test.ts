import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../engine/wire';
import type { Entry } from '../practice/source';
import { attempt as attemptAt } from '../store/fixture';
import type { Attempt } from '../store/records';
import { inMemory } from '../store/memory';
import type { Kept } from '../ui/practice-model';
import { createKeeper, type KeeperDeps } from './kept';
import type { Source } from './source';

const DAY = 86_400_000;
const entries = new Map<string, Entry>(
  ['basics-1', 'basics-2', 'basics-3'].map((id, n) => [id, { id, patterns: [n === 2 ? 'mengong' : 'wocao-ma'], length: 1 + n, level: 1 }]),
);
const puzzle = (id: string): Puzzle => ({ id, fen: '', goal: 'checks', mateIn: 1, keys: [], line: [], tags: [], level: 1 });
const source: Source = {
  lines: () => Promise.resolve(entries),
  version: () => Promise.resolve('index-1'),
  puzzle: (id) => Promise.resolve(puzzle(id)),
  set: () => Promise.resolve([...entries.keys()]),
  sets: () => Promise.resolve([]),
  daily: () => Promise.resolve([...entries.keys()]),
};

const attempt = (change: Partial<Attempt>): Attempt => attemptAt({ puzzle: 'basics-1', at: 20_000 * DAY, took: 3000, ...change });

function keep(now = 20_000 * DAY + 5000) {
  const clock = { now };
  const store = inMemory();
  const told: Kept[] = [];
  /** That of another visit. */
  const next = (change: Partial<KeeperDeps> = {}) =>
    createKeeper({ store: Promise.resolve(store), source, now: () => clock.now, zone: () => -480, policy: () => 'unsure', changed: (kept) => told.push(kept), ...change });
  const keeper = next();
  const record = async (each: Attempt, counted = true) => {
    await store.record(each);
    await keeper.add(each, puzzle(each.puzzle), counted);
  };
  return { store, keeper, told, clock, record, next };
}

describe('what is kept', () => {
  it('is read once, and every attempt is added to it', async () => {
    const { keeper, record, told } = keep();
    await record(attempt({ result: 'failed' }));
    const kept = await keeper.load();
    expect(kept.summary.all.attempts).toBe(1);
    expect(kept.mistakes).toEqual(['basics-1']);
    expect(kept.cards.get('basics-1')?.reps).toBe(1);
    await record(attempt({ at: 20_000 * DAY + 1000 }));
    const after = await keeper.load();
    expect(after.summary).toBe(kept.summary);
    expect(after.summary.all).toMatchObject({ attempts: 2, clean: 1 });
    expect(after.mistakes).toEqual([]);
    expect(after.version).toBeGreaterThan(kept.version);
    expect(told.at(-1)?.version).toBeGreaterThanOrEqual(after.version);
  });

  it('reads its sums back, with what came afterwards', async () => {
    const { store, record, clock, next } = keep();
    await record(attempt({ result: 'failed' }));
    expect((await next().load()).summary.all.attempts).toBe(1);
    expect((await store.history(true, 0)).added).toBe(0);
    await record(attempt({ puzzle: 'basics-3', at: clock.now }));
    const { summary } = await next().load();
    expect(summary.all).toMatchObject({ attempts: 2, clean: 1 });
    expect([...summary.byPattern.keys()]).toEqual(['wocao-ma', 'mengong']);
    // The same as of all attempts counted anew.
    expect((await next({ zone: () => -479 }).load()).summary).toEqual(summary);
  });

  it('counts anew with another library or time zone, or where an attempt is missing', async () => {
    const { store, record, next } = keep();
    await record(attempt({}));
    await next().load();
    const kept = (await store.history(true, 0)).sums;
    if (kept === null) throw new Error('no sums');
    const wrong = { ...kept, summary: { ...kept.summary, strange: 99 } };
    await store.saveSums(wrong);
    expect((await next().load()).summary.strange).toBe(99);
    for (const made of [
      { ...wrong, of: { ...wrong.of, library: 'index-0' } },
      { ...wrong, of: { ...wrong.of, zone: 60 } },
      { ...wrong, count: 2 },
    ]) {
      await store.saveSums(made);
      expect((await next().load()).summary.strange).toBe(0);
    }
  });

  it('makes no card for what was known, nor for what is not counted', async () => {
    const { store, record } = keep();
    await record(attempt({}));
    await record(attempt({ result: 'failed', mode: 'learn' }), false);
    expect(await store.cards()).toEqual([]);
    await record(attempt({ took: 90_000, puzzle: 'basics-2' }));
    expect((await store.cards()).map(({ puzzle: id }) => id)).toEqual(['basics-2']);
  });

  it('makes cards of attempts from before there were cards', async () => {
    const { store, keeper } = keep();
    await store.record(attempt({ result: 'failed' }));
    await store.record(attempt({ puzzle: 'basics-2' }));
    expect([...(await keeper.load()).cards.keys()]).toEqual(['basics-1']);
    expect(await store.cards()).toHaveLength(1);
  });

  it('keeps the first result of the puzzle of the day, by the day of the reader', async () => {
    const { keeper, clock } = keep();
    const { today, daily } = await keeper.load();
    // Eight in the morning in Beijing.
    expect(today).toBe(20_000);
    await keeper.addDaily(attempt({ puzzle: daily ?? '', result: 'failed' }));
    await keeper.addDaily(attempt({ puzzle: daily ?? '' }));
    expect((await keeper.load()).dailyDone?.result).toBe('failed');
    clock.now += DAY;
    const next = await keeper.load();
    expect(next.today).toBe(20_001);
    expect(next.dailyDone).toBeNull();
  });

  it('takes the puzzle of a day that is solved after midnight for that day', async () => {
    // Half a minute after midnight in Beijing.
    const midnight = 20_000 * DAY + 16 * 3_600_000;
    const { keeper, store } = keep(midnight + 30_000);
    await keeper.addDaily(attempt({ at: midnight + 30_000, took: 60_000 }));
    expect((await store.daily()).map(({ day }) => day)).toEqual([20_000]);
    expect((await keeper.load()).dailyDone).toBeNull();
  });

  it('fetches the puzzles that are shown', async () => {
    const { keeper, record, told } = keep();
    await record(attempt({ result: 'failed', puzzle: 'basics-3' }));
    await keeper.load();
    await new Promise((done) => setTimeout(done, 0));
    expect([...(told.at(-1)?.pictured.keys() ?? [])]).toContain('basics-3');
  });

  it('is read anew when the store has changed by other hands', async () => {
    const { keeper, store } = keep();
    await keeper.load();
    await store.record(attempt({}));
    keeper.forget();
    expect((await keeper.load()).summary.all.attempts).toBe(1);
  });
});
