/** An attempt for tests. */
import type { Attempt } from './records';

export const attempt = (change: Partial<Attempt> = {}): Attempt => ({
  puzzle: 'basics-0001',
  goal: 'checks',
  result: 'clean',
  at: 1_700_000_000_000,
  took: 12_000,
  wrong: 0,
  longer: 0,
  hintStage: 0,
  hints: [0, 0, 0, 0],
  solution: false,
  firstWrong: null,
  mode: 'practise',
  ...change,
});
