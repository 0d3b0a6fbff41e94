/** Results of a class that a teacher has asked to keep: the set, and the result codes as they came. */
import { isFault, parseSet, type ExerciseSet } from '../teach/exercise-set';
import { fieldsOf, LATEST, nameOf, whole } from './fields';

export interface ClassRecord {
  /** The mark of the set (`teach/set-mark.ts`). */
  readonly id: string;
  readonly changedAt: number;
  readonly set: ExerciseSet;
  /** Result codes (`teach/result-code.ts`), one for each pupil. */
  readonly codes: readonly string[];
}

/** More than one class, and far less than what would slow the table down. */
export const MOST_CODES = 500;

export function parseClass(stored: unknown): ClassRecord | null {
  const from = fieldsOf(stored);
  const id = nameOf(from?.id);
  const changedAt = whole(from?.changedAt, LATEST);
  const set = parseSet(from?.set);
  if (from === null || id === null || changedAt === null || isFault(set) || !Array.isArray(from.codes) || from.codes.length > MOST_CODES) return null;
  const codes = from.codes.filter((each): each is string => typeof each === 'string' && /^[0-9A-Z-]{8,400}$/.test(each));
  return { id, changedAt, set, codes };
}
