/** Sets that a pupil has opened, and how far the work at them is. They are kept in this browser only. */
import { isFault, parseSet, type ExerciseSet } from '../teach/exercise-set';
import { isTag } from '../teach/pupil';
import { parseWork, type Work } from '../teach/work';
import { fieldsOf, LATEST, nameOf, whole } from './fields';

export interface Homework {
  /** The mark of the set (`teach/set-mark.ts`), so that the same exercises are the same homework however they came. */
  readonly id: string;
  /** Milliseconds since 1970, as all times here. */
  readonly changedAt: number;
  /** With the options that it was last opened with. */
  readonly set: ExerciseSet;
  /** Null before the pupil has chosen. */
  readonly pupil: number | null;
  readonly startedAt: number | null;
  /** One for each exercise. */
  readonly work: readonly Work[];
  readonly handedAt: number | null;
}

export function parseHomework(stored: unknown): Homework | null {
  const from = fieldsOf(stored);
  const id = nameOf(from?.id);
  const changedAt = whole(from?.changedAt, LATEST);
  const set = parseSet(from?.set);
  if (from === null || id === null || changedAt === null || isFault(set) || !Array.isArray(from.work) || from.work.length !== set.exercises.length) return null;
  const work = from.work.map(parseWork).filter((each) => each !== null);
  if (work.length !== set.exercises.length) return null;
  return {
    id,
    changedAt,
    set,
    pupil: isTag(from.pupil) ? from.pupil : null,
    startedAt: whole(from.startedAt, LATEST),
    work,
    handedAt: whole(from.handedAt, LATEST),
  };
}
