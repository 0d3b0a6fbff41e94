/**
 * From an attempt to a grade for spaced repetition.
 *
 * - A wrong move, or a shown solution: again.
 * - A hint of any stage, or slow: hard.
 * - The first try clean: good; fast as well: easy.
 *
 * Fast and slow are told by what the puzzle asks for: `par` is 8 seconds for each of the attacker's moves, and a quarter more
 * for each level above the first (a mate in three of level 4: 42 s). Up to half of par is fast, more than three times is slow.
 * The numbers are ours, by trying, and nothing else rests on them.
 */
import type { CardPolicy } from '../store/settings';
import type { Entry } from './source';

export type Grade = 'again' | 'hard' | 'good' | 'easy';

export interface Graded {
  result: 'clean' | 'helped' | 'failed';
  wrong: number;
  hintStage: number;
  /** Milliseconds. */
  took: number;
}

const PAR_MS = 8000;
const FAST = 0.5;
const SLOW = 3;

/** Milliseconds within which a puzzle is solved in good time. */
export function par({ length, level }: Pick<Entry, 'length' | 'level'>): number {
  return PAR_MS * length * (1 + (level - 1) / 4);
}

/** Whether a puzzle that has no card gets one by such a grade. */
export function makesCard(grade: Grade, policy: CardPolicy): boolean {
  if (policy === 'all') return true;
  return grade === 'again' || (grade === 'hard' && policy === 'unsure');
}

export function gradeOf(attempt: Graded, puzzle: Pick<Entry, 'length' | 'level'>): Grade {
  if (attempt.result === 'failed' || attempt.wrong > 0) return 'again';
  const time = par(puzzle);
  if (attempt.hintStage > 0 || attempt.result === 'helped' || attempt.took > SLOW * time) return 'hard';
  return attempt.took <= FAST * time ? 'easy' : 'good';
}
