/** Exercises and sets for tests. Positions are our own. */
import { DEFAULT_OPTIONS, type Exercise, type ExerciseSet } from './exercise-set';

export const exercise = (change: Partial<Exercise> = {}): Exercise => ({
  fen: '4kab2/5P3/R3b4/9/9/9/9/9/9/4K4 w',
  goal: 'checks',
  length: 1,
  ...change,
});

export const exerciseSet = (change: Partial<ExerciseSet> = {}): ExerciseSet => ({
  title: '周三作业',
  options: DEFAULT_OPTIONS,
  exercises: [exercise({ puzzle: 'basics-0001' }), exercise({ fen: '2bk2b2/4a4/5a3/9/2R4c1/9/6R2/9/9/4K4 w', length: 2, notes: { c5d5: '想一想' } })],
  ...change,
});
