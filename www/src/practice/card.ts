/** Which cards are due, and when the next ones will be. The arithmetic of a review is in `schedule.ts`. */
import type { Card } from '../store/cards';

/** The cards due by a moment (the end of the reader's day), the longest overdue first. */
export function dueBy(cards: Iterable<Card>, by: number): Card[] {
  return [...cards].filter(({ due }) => due <= by).sort((a, b) => a.due - b.due || (a.puzzle < b.puzzle ? -1 : 1));
}

/** What is due of a reader's cards. */
export interface Reviewed {
  cards: ReadonlyMap<string, Card>;
  /** The puzzles that there are. */
  entries: { has(id: string): boolean };
  /** The last millisecond of the reader's day. */
  dayEnd: number;
}

/** The puzzles that are due today, the longest overdue first; one that has gone from the library is not. */
export function dueToday({ cards, entries, dayEnd }: Reviewed): string[] {
  return dueBy(cards.values(), dayEnd).map(({ puzzle }) => puzzle).filter((id) => entries.has(id));
}

/** When the next cards come after a moment, and how many on that day; null where none do. */
export function nextDue(cards: Iterable<Card>, after: number, dayOf: (at: number) => number): { day: number; count: number } | null {
  let day = Infinity;
  let count = 0;
  for (const card of cards) {
    if (card.due <= after) continue;
    const its = dayOf(card.due);
    if (its > day) continue;
    count = its === day ? count + 1 : 1;
    day = its;
  }
  return count === 0 ? null : { day, count };
}
