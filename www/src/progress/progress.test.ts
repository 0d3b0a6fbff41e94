import { describe, expect, it } from 'vitest';
import { calendar, curve, daysInRow, heatOf, practiceDays, smoothed } from './calendar';
import { standings, strongest, weakest } from './ranking';
import { accuracy, addTo, emptySummary, firstTryRate, meanTime, type Context, type Counted } from './summary';
import { wilson } from './wilson';

const DAY = 86_400_000;
const about = new Map([
  ['a', { patterns: ['wocao-ma'], length: 1, level: 1 }],
  ['b', { patterns: ['mengong', 'wocao-ma'], length: 3, level: 4 }],
]);
const context: Context = { about: (puzzle) => about.get(puzzle) ?? null, dayOf: (at) => Math.floor(at / DAY) };
const attempt = (puzzle: string, result: Counted['result'], at = 0, mode = 'practise'): Counted => ({ puzzle, result, at, took: 1000, mode });

function summarise(attempts: readonly Counted[], by: Context) {
  const sums = emptySummary();
  for (const each of attempts) addTo(sums, each, by);
  return sums;
}

describe('the sums', () => {
  it('count by pattern, length, level and day', () => {
    const sums = summarise([attempt('a', 'clean'), attempt('a', 'failed', DAY), attempt('b', 'helped', DAY)], context);
    expect(sums.all).toEqual({ attempts: 3, clean: 1, solved: 2, took: 2000 });
    expect(sums.byPattern.get('wocao-ma')?.attempts).toBe(2);
    expect(sums.byPattern.get('mengong')?.attempts).toBe(1);
    expect(sums.byLength.get(3)?.solved).toBe(1);
    expect(sums.byLevel.get(1)?.attempts).toBe(2);
    expect([...sums.days]).toEqual([[0, 1], [1, 2]]);
    expect(firstTryRate(sums.all)).toBeCloseTo(1 / 3);
    expect(accuracy(sums.all)).toBeCloseTo(2 / 3);
    expect(meanTime(sums.all)).toBe(1000);
  });

  it('leave learning out of the rates but not out of the days', () => {
    const sums = summarise([attempt('a', 'helped', 0, 'learn')], context);
    expect(sums.all.attempts).toBe(0);
    expect(sums.days.get(0)).toBe(1);
    expect(firstTryRate(sums.all)).toBeNull();
  });

  it('keep attempts at puzzles that are gone', () => {
    const sums = summarise([attempt('zzz', 'clean')], context);
    expect(sums).toMatchObject({ strange: 1, all: { attempts: 1 } });
    expect(sums.byPattern.size).toBe(0);
  });

  it('take one step for one attempt, and have a line a day', () => {
    let steps = 0;
    const counting: Context = { about: context.about, dayOf: (at) => ((steps += 1), Math.floor(at / DAY)) };
    const sums = summarise(Array.from({ length: 10_000 }, (_, n) => attempt(n % 3 === 0 ? 'b' : 'a', n % 4 === 0 ? 'failed' : 'clean', n * 60_000)), counting);
    expect(steps).toBe(10_000);
    // What is drawn reads the sums, not the attempts.
    expect(sums.byDay.size).toBe(7);
  });
});

describe('bounds', () => {
  it('agree with the tables', () => {
    // 90 % Wilson intervals.
    expect(wilson(8, 10).low).toBeCloseTo(0.541, 2);
    expect(wilson(8, 10).high).toBeCloseTo(0.931, 2);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    expect(wilson(0, 5).low).toBe(0);
    expect(wilson(5, 5).high).toBe(1);
  });

  it('narrow as the numbers grow', () => {
    const width = (n: number) => wilson(n / 2, n).high - wilson(n / 2, n).low;
    expect(width(100)).toBeLessThan(width(10));
  });
});

describe('strong and weak', () => {
  const sums = (...rows: [string, number, number][]) => {
    const byPattern = new Map(rows.map(([key, clean, attempts]) => [key, { attempts, clean, solved: attempts, took: 0 }]));
    const all = { attempts: 0, clean: 0, solved: 0, took: 0 };
    for (const tally of byPattern.values()) {
      all.attempts += tally.attempts;
      all.clean += tally.clean;
    }
    return { byPattern, all };
  };

  it('do not believe a single try', () => {
    const few = sums(['unlucky', 0, 1], ['lucky', 1, 1], ['solid', 18, 20], ['poor', 4, 20]);
    expect(weakest(few, 3).map(({ key }) => key)).toEqual(['poor']);
    expect(strongest(few, 3).map(({ key }) => key)).toEqual(['solid']);
    expect(standings(few)).toHaveLength(4);
  });

  it('find nobody weak who is as good everywhere', () => {
    expect(weakest(sums(['a', 9, 10], ['b', 18, 20]), 3)).toEqual([]);
    expect(weakest(sums(), 3)).toEqual([]);
  });

  it('prefer the sure to the lucky', () => {
    expect(strongest(sums(['four', 4, 4], ['forty', 39, 40]), 1)[0]?.key).toBe('forty');
  });
});

describe('days', () => {
  // Day 4 is Monday, 5 January 1970.
  const days = new Map([[3, 2], [4, 25], [5, 6]]);
  const byDay = new Map([[3, { attempts: 2, clean: 1, solved: 2, took: 0 }], [5, { attempts: 6, clean: 3, solved: 6, took: 0 }]]);

  it('stand in weeks from Monday, up to today', () => {
    const weeks = calendar({ days }, 5, 2);
    expect(weeks.map((week) => week.map(({ day }) => day))).toEqual([[-3, -2, -1, 0, 1, 2, 3], [4, 5]]);
    expect(weeks[1]?.map(({ heat }) => heat)).toEqual([4, 2]);
    expect([0, 1, 4, 5, 9, 10, 19, 20].map((attempts) => heatOf(attempts))).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });

  it('have all shades where every one is of many attempts', () => {
    const keen = new Map(Array.from({ length: 28 }, (_, n) => [4 + n, 5 * (n + 1)] as const));
    const heats = calendar({ days: keen }, 31, 4).flat().map(({ heat }) => heat);
    expect(new Set(heats)).toEqual(new Set([1, 2, 3, 4]));
    // One wild day does not bleach the others.
    const wild = calendar({ days: new Map([...Array.from({ length: 27 }, (_, n) => [4 + n, 20] as const), [31, 900] as const]) }, 31, 4).flat();
    expect(wild.every(({ heat }) => heat === 4)).toBe(true);
  });

  it('run on until today has been missed', () => {
    expect(daysInRow({ days }, 5)).toBe(3);
    expect(daysInRow({ days }, 6)).toBe(3);
    expect(daysInRow({ days }, 7)).toBe(0);
  });

  it('are those of the place where one was: a flight breaks no row and lengthens none', () => {
    const HOUR = DAY / 24;
    const zoned: Context = { about: () => null, dayOf: (at, behind = 480) => Math.floor((at - behind * 60_000) / DAY) };
    const rowOf = (today: number, ...made: [utc: number, behind: number][]) => {
      const summary = emptySummary();
      for (const [utc, behind] of made) addTo(summary, { puzzle: 'p', result: 'clean', at: utc, took: 1, mode: 'practise', zone: behind }, zoned);
      return daysInRow(summary, today);
    };
    // In Shanghai early on day 10, late on 11, early on 12; seen from Los Angeles, where there is nothing on 10, and it is day 11 or 12.
    const shanghai: [number, number][] = [[10 * DAY - 7 * HOUR, -480], [11 * DAY + 15 * HOUR, -480], [12 * DAY - 7 * HOUR, -480]];
    expect(rowOf(11, ...shanghai)).toBe(3);
    expect(rowOf(12, ...shanghai)).toBe(3);
    // One attempt is one day, on whichever side of midnight it is seen.
    expect(rowOf(10, [10 * DAY - 7 * HOUR, -480])).toBe(1);
    // East over the date line, from Honolulu to Auckland: day 11 is flown through.
    const auckland: Context = { about: () => null, dayOf: (at, behind = -780) => zoned.dayOf(at, behind) };
    const summary = emptySummary();
    for (const [at, zone] of [[10 * DAY + 6 * HOUR + 10 * HOUR, 600], [11 * DAY + 12 * HOUR, -780]] as const) addTo(summary, { puzzle: 'p', result: 'clean', at, took: 1, mode: 'practise', zone }, auckland);
    expect([...summary.days]).toEqual([[10, 1], [11, 0], [12, 1]]);
    expect([daysInRow(summary, 12), practiceDays(summary), practiceDays(summary, 10)]).toEqual([2, 2, 1]);
  });

  it('make a curve of weeks', () => {
    expect(curve({ byDay }, 5, 4)).toEqual([{ day: -3, attempts: 2, rate: 0.5 }, { day: 4, attempts: 6, rate: 0.5 }]);
  });

  it('make a mean of four weeks, by puzzles', () => {
    const points = [{ day: 4, attempts: 10, rate: 1 }, { day: 11, attempts: 30, rate: 0.6 }, { day: 32, attempts: 10, rate: 0.2 }];
    const mean = smoothed(points);
    expect(mean.map(({ day }) => day)).toEqual([4, 11, 32]);
    expect(mean[0]?.rate).toBe(1);
    expect(mean[1]?.rate).toBeCloseTo(28 / 40);
    // The first week is out of sight by then.
    expect(mean[2]?.rate).toBeCloseTo(20 / 40);
  });
});
