import { describe, expect, it } from 'vitest';
import { hash, shuffled } from './chance';
import { dailyPuzzle } from './daily';
import { dateOf, dayOf } from './day';
import { difficulty, drill, ladder, mistakes } from './queue';
import type { Entry } from './source';

const entries: Entry[] = Array.from({ length: 100 }, (_, n) => ({
  id: `p-${n}`,
  patterns: [n % 2 === 0 ? 'wocao-ma' : 'mengong'],
  length: 1 + (n % 5),
  level: 1 + (n % 6),
}));
const ids = entries.map(({ id }) => id);

describe('days', () => {
  it('begin at midnight of the reader', () => {
    const late = Date.UTC(2026, 10, 30, 17, 30);
    expect(dateOf(dayOf(late, 0))).toBe('2026-11-30');
    // Beijing is eight hours ahead, New York five behind.
    expect(dateOf(dayOf(late, -480))).toBe('2026-12-01');
    expect(dateOf(dayOf(Date.UTC(2026, 10, 30, 3), 300))).toBe('2026-11-29');
  });
});

describe('the hash', () => {
  it('is the one that it is said to be', () => {
    // Computed apart, by FNV-1a and the finisher of MurmurHash3 written in Python.
    expect(hash('')).toBe(0xab3e7c0b);
    expect(hash('2026-11-30/basics-0001')).toBe(0x1715e82c);
  });

  it('spreads near texts evenly', () => {
    const buckets = Array<number>(16).fill(0);
    for (let n = 0; n < 16_000; n += 1) {
      const bucket = hash(`2026-11-30/basics-${n}`) >>> 28;
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    expect(Math.min(...buckets)).toBeGreaterThan(850);
    expect(Math.max(...buckets)).toBeLessThan(1150);
  });
});

describe('the puzzle of the day', () => {
  const first = dayOf(Date.UTC(2026, 0, 1), 0);
  const year = Array.from({ length: 365 }, (_, n) => first + n);

  it('does not depend on the order of the list', () => {
    for (const day of year.slice(0, 40)) expect(dailyPuzzle(day, [...ids].reverse())).toBe(dailyPuzzle(day, ids));
  });

  it('is not the same twice in a month', () => {
    for (let month = 0; month < 12; month += 1) {
      const days = year.filter((day) => new Date(day * 86_400_000).getUTCMonth() === month);
      expect(new Set(days.map((day) => dailyPuzzle(day, ids))).size).toBe(days.length);
    }
  });

  it('keeps most days when puzzles join, and gives the others to those that joined', () => {
    const grown = [...ids, ...Array.from({ length: 10 }, (_, n) => `new-${n}`)];
    const changed = year.filter((day) => dailyPuzzle(day, grown) !== dailyPuzzle(day, ids));
    const expected = (365 * 10) / 110;
    expect(changed.length).toBeLessThan(2 * expected);
    expect(changed.length).toBeGreaterThan(0);
  });

  it('is always one of a short list, none of an empty one', () => {
    for (const day of year) expect(['x', 'y']).toContain(dailyPuzzle(day, ['x', 'y']));
    expect(dailyPuzzle(first, [])).toBeNull();
  });
});

describe('queues', () => {
  it('climb from easy to hard, differently for each seed', () => {
    const one = ladder(entries, 'one', 30);
    const of = new Map(entries.map((entry) => [entry.id, difficulty(entry)]));
    const steps = one.map((id) => of.get(id) ?? 0);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(new Set(one).size).toBe(30);
    expect(one).toEqual(ladder([...entries].reverse(), 'one', 30));
    expect(one).not.toEqual(ladder(entries, 'two', 30));
    expect(ladder(entries, 'one', 1000)).toHaveLength(100);
    expect(ladder([], 'one', 5)).toEqual([]);
  });

  it('find the last mistakes', () => {
    const at = (puzzle: string, result: 'clean' | 'helped' | 'failed', when: number) => ({ puzzle, result, at: when });
    const attempts = [at('a', 'failed', 10), at('b', 'failed', 11), at('a', 'clean', 12), at('c', 'helped', 13), at('d', 'failed', 1)];
    expect(mistakes(attempts, 5, 10)).toEqual(['c', 'b']);
    expect(mistakes(attempts, 0, 2)).toEqual(['c', 'b']);
  });

  it('drill one pattern, what is new before what is known', () => {
    const solved = new Set(ids.filter((_, n) => n < 90));
    const queue = drill(entries, ['mengong'], solved, 'seed', 5);
    expect(queue).toHaveLength(5);
    expect(queue.filter((id) => !solved.has(id))).toHaveLength(5);
    expect(drill(entries, ['none'], solved, 'seed', 5)).toEqual([]);
  });

  it('shuffle all, lose none', () => expect([...shuffled(ids, 's', (id) => id)].sort()).toEqual([...ids].sort()));
});
