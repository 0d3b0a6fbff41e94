/**
 * Spaced repetition by `ts-fsrs` (FSRS-6 with its default parameters). Intervals are whole days: short-term steps are off,
 * as a position seen ten minutes ago is remembered and not found. A file of its own, fetched when a card is first graded.
 */
import { createEmptyCard, fsrs, Rating, State, type CardInput, type FSRSParameters, type Grade as FsrsGrade } from 'ts-fsrs';
import type { Card } from '../store/cards';
import type { CardPolicy } from '../store/settings';
import { gradeOf, makesCard, type Grade, type Graded } from './grade';
import type { Entry, Lines } from './source';

const RATING: Readonly<Record<Grade, FsrsGrade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

export interface Scheduler {
  /** The card after a review; null stands for a puzzle that has none yet. */
  review(puzzle: string, card: Card | null, grade: Grade, at: number): Card;
}

export function createScheduler(parameters: Partial<FSRSParameters> = {}): Scheduler {
  const algorithm = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365, ...parameters });
  return {
    review(puzzle, card, grade, at) {
      const { card: next } = algorithm.next(card === null ? createEmptyCard(at) : inputOf(card), at, RATING[grade]);
      return {
        puzzle,
        due: next.due.getTime(),
        seen: at,
        stability: next.stability,
        difficulty: next.difficulty,
        interval: next.scheduled_days,
        reps: next.reps,
        lapses: next.lapses,
      };
    },
  };
}

function inputOf({ due, seen, stability, difficulty, interval, reps, lapses }: Card): CardInput {
  return { ...createEmptyCard(seen), due, last_review: seen, stability, difficulty, scheduled_days: interval, reps, lapses, state: State.Review };
}

/** An attempt at a puzzle, as far as cards need it. */
export interface Seen extends Graded {
  puzzle: string;
  at: number;
  /** The whole solution was shown. */
  solution: boolean;
}

/**
 * The card of a puzzle after an attempt; null where it needs none. A puzzle gets a card when it is first not solved clean and
 * in good time, unless the reader wants it otherwise: what one knows does not come back by itself.
 */
export function cardAfter(scheduler: Scheduler, card: Card | null, attempt: Seen, entry: Pick<Entry, 'length' | 'level'>, policy: CardPolicy = 'unsure'): Card | null {
  // What follows a shown solution is for learning: that it was shown has been graded.
  if (attempt.solution && attempt.result !== 'failed') return card;
  const grade = gradeOf(attempt, entry);
  if (card === null && !makesCard(grade, policy)) return null;
  // An attempt from elsewhere (an import) may be older than the card.
  if (card !== null && attempt.at < card.seen) return card;
  return scheduler.review(attempt.puzzle, card, grade, attempt.at);
}

/** The cards that attempts come to, oldest first: for attempts that were made before there were cards. */
export function cardsFrom(scheduler: Scheduler, attempts: readonly Seen[], entries: Pick<Lines, 'get'>): Map<string, Card> {
  const cards = new Map<string, Card>();
  for (const attempt of [...attempts].sort((a, b) => a.at - b.at)) {
    const entry = entries.get(attempt.puzzle);
    if (entry === undefined) continue;
    const card = cardAfter(scheduler, cards.get(attempt.puzzle) ?? null, attempt, entry);
    if (card !== null) cards.set(attempt.puzzle, card);
  }
  return cards;
}
