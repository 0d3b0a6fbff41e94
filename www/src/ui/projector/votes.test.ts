import { expect, it } from 'vitest';
import { arrowsOf, counted, NO_VOTES, ranked } from './votes';

it('counts votes, and shows the most wanted move first', () => {
  const votes = ['h2e2', 'b0c2', 'h2e2', 'b0c2', 'b0c2'].reduce((sum, move) => counted(sum, move, 1), NO_VOTES);
  expect(ranked(votes)).toEqual([['b0c2', 3], ['h2e2', 2]]);
  expect(arrowsOf(votes)[0]).toEqual({ from: 'b0', to: 'c2', kind: 'blue', badge: '3' });
});

it('takes votes back until none is left', () => {
  const one = counted(counted(NO_VOTES, 'h2e2', 1), 'h2e2', -1);
  expect(ranked(one)).toEqual([]);
  expect(ranked(counted(one, 'h2e2', -1))).toEqual([]);
});
