import { describe, expect, it } from 'vitest';
import type { Judgement } from '../engine/wire';
import { judgementOf } from '../session/script';
import { afterLine, NO_DEFENCES, type Defences } from './all-defences';

const judged = (move: string, ...replies: string[]): Judgement => judgementOf(move, 'best', { replies: replies.map((reply) => ({ move: reply, mateIn: 1, atMost: false })) });

/** A mate in three: two replies to the first move; after each, two or one to the second. */
const LINES: Readonly<Record<string, readonly Judgement[]>> = {
  'a0a1 x b0b1 p c0c1': [judged('a0a1', 'x', 'y'), judged('b0b1', 'p', 'q'), judged('c0c1')],
  'a0a1 x b0b1 q c0c1': [judged('a0a1', 'x', 'y'), judged('b0b1', 'p', 'q'), judged('c0c1')],
  'a0a1 y d0d1 r e0e1': [judged('a0a1', 'x', 'y'), judged('d0d1', 'r'), judged('e0e1')],
};
const after = (before: Defences, line: string) => afterLine(before, { moves: line.split(' '), judgements: [...(LINES[line] ?? [])] });

describe('every defence', () => {
  it('goes through the replies depth first, and ends when none is left', () => {
    const [one, first] = after(NO_DEFENCES, 'a0a1 x b0b1 p c0c1');
    expect(first).toEqual({ turn: 1, move: 'q' });
    expect([one.answered.size, one.known.size]).toEqual([2, 4]);
    const [two, second] = after(one, 'a0a1 x b0b1 q c0c1');
    expect(second).toEqual({ turn: 0, move: 'y' });
    const [three, third] = after(two, 'a0a1 y d0d1 r e0e1');
    expect(third).toBeNull();
    expect([three.answered.size, three.known.size]).toEqual([5, 5]);
  });

  it('is done at once where there is nothing to answer', () => {
    expect(afterLine(NO_DEFENCES, { moves: ['a0a1'], judgements: [judged('a0a1')] })[1]).toBeNull();
  });
});
