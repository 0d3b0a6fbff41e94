/** By what a set is known in result codes, and a puzzle of the library in links. */
import { hash } from '../practice/chance';
import type { Exercise } from './exercise-set';

/** Numbers that a mark can be. */
export const MARKS = 1 << 24;

/**
 * 24 bits of the positions and their tasks, in their order: the same exercises have the same mark, however they were sent and under
 * whatever title and terms.
 */
export function markOf(exercises: readonly Pick<Exercise, 'fen' | 'goal'>[]): number {
  return hash(exercises.map(({ fen, goal }) => `${fen} ${goal}`).join('\n')) % MARKS;
}

/** A mark as the store and addresses have it. */
export function markText(mark: number): string {
  return mark.toString(16).padStart(6, '0');
}

/** The four bytes that a puzzle of the library is sent by. */
export function puzzleMark(id: string): number {
  return hash(id);
}
