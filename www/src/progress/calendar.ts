/** The days of practice: cells of the heat map, weeks as columns from Monday to Sunday, and runs of days. */
import type { Summary } from './summary';

export interface Cell {
  day: number;
  attempts: number;
  /** 0 for none, then 1 to 4 by how many. */
  heat: 0 | 1 | 2 | 3 | 4;
}

/** From so many attempts a day is of the next shade, for those to whom twenty are a full day. */
const SHADES = [1, 5, 10, 20] as const;
const FULL = 20;

/** `full` is what a full day is to this reader; a single attempt is seen however much that is. */
export function heatOf(attempts: number, full = FULL): Cell['heat'] {
  let heat = 0;
  while (heat < SHADES.length && attempts >= (heat === 0 ? 1 : ((SHADES[heat] ?? Infinity) * full) / FULL)) heat += 1;
  return heat as Cell['heat'];
}

/** What only a tenth of the days of practice exceed, and no less than the usual full day: so that the calendar of a keen reader is not of one shade. */
function fullDay(counts: readonly number[]): number {
  const sorted = counts.filter((count) => count > 0).sort((a, b) => a - b);
  return Math.max(FULL, sorted[Math.floor((sorted.length - 1) * 0.9)] ?? 0);
}

function mondayOf(day: number): number {
  return day - ((((day + 3) % 7) + 7) % 7);
}

/** The last `weeks` weeks, the present one last and cut off after today. */
export function calendar({ days }: Pick<Summary, 'days'>, today: number, weeks: number): Cell[][] {
  const monday = mondayOf(today);
  const begin = monday - 7 * (weeks - 1);
  const full = fullDay([...days].flatMap(([day, attempts]) => (day >= begin && day <= today ? [attempts] : [])));
  return Array.from({ length: weeks }, (_, index) => {
    const first = begin + 7 * index;
    const cells: Cell[] = [];
    for (let day = first; day < first + 7 && day <= today; day += 1) {
      const attempts = days.get(day) ?? 0;
      cells.push({ day, attempts, heat: heatOf(attempts, full) });
    }
    return cells;
  });
}

/** So many days with practice after `last`. */
export function practiceDays({ days }: Pick<Summary, 'days'>, last = -Infinity): number {
  return [...days].filter(([day, attempts]) => attempts > 0 && day > last).length;
}

/**
 * So many days in a row up to today; a today without practice yet does not break them. Whoever flies east loses a day of the calendar,
 * which breaks nothing and counts for nothing; whoever flies west may have practised on what is tomorrow there.
 */
export function daysInRow({ days }: Pick<Summary, 'days'>, today: number): number {
  let day = [today + 1, today].find((each) => days.has(each)) ?? today - 1;
  let count = 0;
  while (days.has(day)) {
    if (days.get(day) !== 0) count += 1;
    day -= 1;
  }
  return count;
}

/** A point of the curve: the first-try rate of one week. */
export interface WeekPoint {
  /** Its Monday. */
  day: number;
  attempts: number;
  rate: number;
}

/** The weeks that have counted attempts among the last `weeks`, oldest first. */
export function curve({ byDay }: Pick<Summary, 'byDay'>, today: number, weeks: number): WeekPoint[] {
  const points: WeekPoint[] = [];
  for (let monday = mondayOf(today) - 7 * (weeks - 1); monday <= today; monday += 7) {
    let attempts = 0;
    let clean = 0;
    for (let day = monday; day < monday + 7; day += 1) {
      attempts += byDay.get(day)?.attempts ?? 0;
      clean += byDay.get(day)?.clean ?? 0;
    }
    if (attempts > 0) points.push({ day: monday, attempts, rate: clean / attempts });
  }
  return points;
}

/** Days of four weeks, that of the point included. */
const SMOOTH = 28;

/** The same weeks, each with the rate of all puzzles of the four weeks up to it. */
export function smoothed(points: readonly WeekPoint[]): WeekPoint[] {
  return points.map(({ day }) => {
    const near = points.filter((each) => each.day <= day && each.day > day - SMOOTH);
    const attempts = near.reduce((sum, each) => sum + each.attempts, 0);
    return { day, attempts, rate: near.reduce((sum, each) => sum + each.rate * each.attempts, 0) / attempts };
  });
}
