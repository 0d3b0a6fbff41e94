import { describe, expect, it } from 'vitest';
import type { SolveAnswer } from '../engine/wire';
import { answerTo, EFFORTS, isSettled, MOST_NODES, moreThan, NOTHING, standingOf, type Question, type Standing } from './question';

const question: Question = { fen: 'a w', goal: 'checks', attacker: 'red', nodes: 10 };
const answer = (more: Partial<SolveAnswer> = {}): SolveAnswer => ({
  verdict: 'mate',
  goal: 'checks',
  mateIn: 2,
  exact: true,
  keys: ['a0a1'],
  keysComplete: true,
  line: [],
  certificate: null,
  nodes: 5,
  why: null,
  faults: [],
  ...more,
});

describe('what stands of a question', () => {
  const answered: Standing = { kind: 'answered', question, answer: answer() };

  it('is the answer to it, with however many nodes it was asked', () => {
    expect(answerTo(answered, { ...question, nodes: 99 })).toBe(answered.answer);
    expect(standingOf(answered, question)).toBe(answered);
  });

  it('is never the answer to another position, goal or side', () => {
    for (const other of [{ fen: 'b w' }, { goal: 'any' }, { attacker: 'black' }] as const) {
      expect(answerTo(answered, { ...question, ...other })).toBeNull();
      expect(standingOf(answered, { ...question, ...other }).kind).toBe('searching');
    }
    expect(standingOf(answered, null)).toBe(NOTHING);
  });
});

describe('more nodes', () => {
  it('are of use until all is said', () => {
    const open = [answer({ exact: false }), answer({ keysComplete: false }), answer({ verdict: 'unknown', why: 'nodes' })];
    const settled = [answer(), answer({ verdict: 'no-mate' }), answer({ verdict: 'illegal' }), answer({ verdict: 'unknown', why: 'perpetual-check' })];
    expect(open.map(isSettled)).toEqual([false, false, false]);
    expect(settled.map(isSettled)).toEqual([true, true, true, true]);
  });

  it('grow with each asking, and end', () => {
    const asked: number[] = [];
    for (let nodes: number | null = EFFORTS.quick; nodes !== null; nodes = moreThan(nodes)) asked.push(nodes);
    expect(asked[1]).toBe(EFFORTS.thorough);
    expect(asked.at(-1)).toBe(MOST_NODES);
    expect(asked.length).toBeLessThan(8);
  });
});
