import { describe, expect, it } from 'vitest';
import { attempt } from '../store/fixture';
import { parseAttempt } from '../store/records';
import { readLeft } from './left';

const left = { attempt: attempt({ puzzle: 'basics-1', result: 'failed', wrong: 1 }), puzzle: { mateIn: 3, level: 2 } };

describe('what the page was closed on', () => {
  it('is read as it was written', () => {
    expect(readLeft(JSON.stringify(left), parseAttempt)).toEqual(left);
  });

  it.each(['', '{', 'null', '[]', '{"attempt":{}}', JSON.stringify({ ...left, puzzle: { mateIn: 0, level: 2 } }), JSON.stringify({ ...left, puzzle: { mateIn: 3, level: '2' } }), JSON.stringify({ ...left, attempt: { ...left.attempt, result: 'won' } })])(
    'is nothing where it cannot be read: %s',
    (text) => expect(readLeft(text, parseAttempt)).toBeNull(),
  );
});
