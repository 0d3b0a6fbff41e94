/** A puzzle's place in spaced repetition, as plain numbers, and how a stored one is read back. */
import { fieldsOf, LATEST, nameOf, whole, within } from './fields';

export interface Card {
  puzzle: string;
  /** When it is to be seen again, and when it was seen last: milliseconds since 1970. */
  due: number;
  seen: number;
  /** Days until recall falls to nine in ten. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  /** Days of the present interval. */
  interval: number;
  /** Reviews, and how often it was forgotten. */
  reps: number;
  lapses: number;
}

export function parseCard(stored: unknown): Card | null {
  const from = fieldsOf(stored);
  const puzzle = nameOf(from?.puzzle);
  const due = whole(from?.due, LATEST);
  const seen = whole(from?.seen, LATEST);
  const stability = within(from?.stability, 0.001, 36_500);
  const difficulty = within(from?.difficulty, 1, 10);
  const interval = whole(from?.interval, 36_500);
  const reps = whole(from?.reps, 1_000_000);
  const lapses = whole(from?.lapses, 1_000_000);
  if (puzzle === null || due === null || seen === null || stability === null || difficulty === null) return null;
  if (interval === null || reps === null || lapses === null) return null;
  return { puzzle, due, seen, stability, difficulty, interval, reps, lapses };
}
