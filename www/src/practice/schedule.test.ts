import { describe, expect, it } from 'vitest';
import type { Card } from '../store/cards';
import { dueBy, dueToday, nextDue } from './card';
import { gradeOf, par, type Grade } from './grade';
import { cardAfter, cardsFrom, createScheduler, type Seen } from './schedule';

const DAY = 86_400_000;
const START = new Date(2022, 11, 29, 12, 30).getTime();

/**
 * The results that ts-fsrs documents in its own tests (long-term_scheduler.test.ts and FSRS-6.test.ts of the project, MIT),
 * reached through our plain cards: nothing may be lost on the way through them.
 */
describe('the vectors of ts-fsrs', () => {
  const w = [
    0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904, 0.3025, 2.1214, 0.2498, 2.9466,
    0.4891, 0.6468,
  ];
  const run = (grades: readonly Grade[], parameters: object, gaps?: readonly number[]): Card[] => {
    const scheduler = createScheduler({ maximum_interval: 36_500, ...parameters });
    const cards: Card[] = [];
    let at = START;
    for (const [index, grade] of grades.entries()) {
      if (gaps !== undefined) at += (gaps[index] ?? 0) * DAY;
      const card = scheduler.review('p', cards.at(-1) ?? null, grade, at);
      cards.push(card);
      if (gaps === undefined) at = card.due;
    }
    return cards;
  };
  const good = (n: number): Grade[] => Array<Grade>(n).fill('good');

  it('long-term, test 1', () => {
    const cards = run([...good(6), 'again', 'again', ...good(5)], { w });
    expect(cards.map(({ interval }) => interval)).toEqual([3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773]);
    expect(cards.at(-1)?.stability).toBeCloseTo(772.94026648, 4);
    expect(cards.at(-1)?.difficulty).toBeCloseTo(4.26464541, 4);
    expect(cards.at(-1)).toMatchObject({ reps: 13, lapses: 2 });
  });

  it.each([
    [['again', 'hard', 'good', 'easy', 'again', 'hard', 'good', 'easy'], [1, 2, 6, 41, 4, 7, 21, 133]],
    [['hard', 'good', 'easy', 'again', 'hard', 'good', 'easy', 'again'], [2, 7, 54, 5, 8, 26, 171, 8]],
    [['good', 'easy', 'again', 'hard', 'good', 'easy', 'again', 'hard'], [3, 33, 4, 7, 26, 193, 9, 14]],
    [['easy', 'again', 'hard', 'good', 'easy', 'again', 'hard', 'good'], [15, 3, 6, 27, 240, 10, 17, 60]],
  ] as const)('long-term, %j', (grades, intervals) => {
    expect(run(grades, { w }).map(({ interval }) => interval)).toEqual(intervals);
  });

  it('memory state of the default parameters', () => {
    const last = run(['again', ...good(5)], {}, [0, 0, 1, 3, 8, 21]).at(-1);
    expect(last?.stability).toBeCloseTo(53.335106, 4);
    expect(last?.difficulty).toBeCloseTo(6.3574867, 4);
  });

  it('the first review of the default parameters', () => {
    const first = (['again', 'hard', 'good', 'easy'] as const).map((grade) => createScheduler().review('p', null, grade, START));
    expect(first.map(({ stability }) => stability)).toEqual([0.212, 1.2931, 2.3065, 8.2956]);
    for (const [index, difficulty] of [6.4133, 5.11217071, 2.11810397, 1].entries()) expect(first[index]?.difficulty).toBeCloseTo(difficulty, 6);
  });
});

describe('grades', () => {
  const puzzle = { length: 3, level: 4 };
  const attempt = { result: 'clean' as const, wrong: 0, hintStage: 0, took: 30_000 };

  it('go by what the puzzle asks for', () => {
    expect(par(puzzle)).toBe(42_000);
    expect(par({ length: 1, level: 1 })).toBe(8000);
  });

  it.each([
    ['clean', {}, 'good'],
    ['clean and fast', { took: 21_000 }, 'easy'],
    ['clean and slow', { took: 126_001 }, 'hard'],
    ['a small hint', { result: 'helped', hintStage: 2, took: 1000 }, 'hard'],
    ['the move shown', { result: 'helped', hintStage: 3 }, 'hard'],
    ['the next defence shown', { result: 'helped', hintStage: 4 }, 'hard'],
    ['a wrong move', { result: 'helped', wrong: 1 }, 'again'],
    ['not solved', { result: 'failed' }, 'again'],
  ] as const)('%s', (_, change, grade) => expect(gradeOf({ ...attempt, ...change }, puzzle)).toBe(grade));
});

describe('cards', () => {
  const scheduler = createScheduler();
  const puzzle = { length: 1, level: 1 };
  const seen = (change: Partial<Seen>): Seen => ({ puzzle: 'p', result: 'clean', wrong: 0, hintStage: 0, took: 5000, at: START, solution: false, ...change });

  it('are made for what was not known, and kept up from then on', () => {
    expect(cardAfter(scheduler, null, seen({}), puzzle)).toBeNull();
    const failed = cardAfter(scheduler, null, seen({ result: 'failed' }), puzzle);
    expect(failed).toMatchObject({ puzzle: 'p', reps: 1, seen: START, due: START + DAY });
    const known = cardAfter(scheduler, failed, seen({ at: START + DAY }), puzzle);
    expect(known?.reps).toBe(2);
    expect(known?.due).toBeGreaterThan(START + 2 * DAY);
    expect(cardAfter(scheduler, known, seen({ result: 'failed', at: START }), puzzle)).toBe(known);
  });

  it('stay as they are when a puzzle is solved after its solution was shown', () => {
    const shown = cardAfter(scheduler, null, seen({ result: 'failed', solution: true }), puzzle);
    expect(shown?.reps).toBe(1);
    expect(cardAfter(scheduler, shown, seen({ result: 'helped', solution: true, at: START + 5 }), puzzle)).toBe(shown);
  });

  it('are made by what the reader wants', () => {
    const made = (policy: 'failed' | 'unsure' | 'all', change: Parameters<typeof seen>[0]) => cardAfter(scheduler, null, seen(change), puzzle, policy) !== null;
    expect([made('failed', { result: 'failed' }), made('failed', { result: 'helped', hintStage: 1 }), made('failed', {})]).toEqual([true, false, false]);
    expect([made('unsure', { result: 'helped', hintStage: 1 }), made('unsure', {})]).toEqual([true, false]);
    expect(made('all', {})).toBe(true);
  });

  it('do not outgrow a year', () => {
    let card = scheduler.review('p', null, 'easy', START);
    for (let n = 0; n < 12; n += 1) card = scheduler.review('p', card, 'easy', card.due);
    // The algorithm keeps hard, good and easy a day apart, past the limit too.
    expect(card.interval).toBeLessThanOrEqual(367);
    expect(card.interval).toBeGreaterThanOrEqual(365);
  });

  it('come from old attempts in the order in which they were made', () => {
    const attempts = [seen({ at: START + DAY }), seen({ result: 'failed' }), seen({ puzzle: 'gone', result: 'failed' })];
    const cards = cardsFrom(scheduler, attempts, new Map([['p', { id: 'p', patterns: [], ...puzzle }]]));
    expect([...cards.keys()]).toEqual(['p']);
    expect(cards.get('p')?.reps).toBe(2);
  });

  it('are due by the end of a day', () => {
    const card = (id: string, due: number): Card => ({ puzzle: id, due, seen: 0, stability: 1, difficulty: 5, interval: 1, reps: 1, lapses: 0 });
    const cards = [card('late', 10 * DAY), card('b', 2 * DAY), card('a', DAY), card('c', 10 * DAY + 5)];
    expect(dueBy(cards, 2 * DAY).map(({ puzzle: id }) => id)).toEqual(['a', 'b']);
    const dayOf = (at: number) => Math.floor(at / DAY);
    expect(nextDue(cards, 2 * DAY, dayOf)).toEqual({ day: 10, count: 2 });
    expect(nextDue(cards, 20 * DAY, dayOf)).toBeNull();
    const kept = { cards: new Map(cards.map((each) => [each.puzzle, each])), entries: new Set(['b', 'late']), dayEnd: 2 * DAY };
    expect(dueToday(kept), 'what has gone from the library is not').toEqual(['b']);
  });
});
