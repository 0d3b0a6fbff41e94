/** The line of a book beside the proof, with an engine whose answers are given: what is asked, and what is made of the answers. */
import { describe, expect, it } from 'vitest';
import type { Judgement, SolveAnswer } from '../engine/wire';
import type { Verdict } from './intake';
import { compare, nextGoal, prove, type Judge } from './judging';

const solved = (change: Partial<SolveAnswer>): SolveAnswer => ({
  verdict: 'mate', goal: 'checks', mateIn: 2, exact: true, keys: ['k1'], keysComplete: true, line: ['k1', 'r1', 'k2'], certificate: null, nodes: 1, why: null, faults: [], ...change,
});
const judged = (change: Partial<Judgement>): Judgement => ({
  move: 'x', verdict: 'longer', mateIn: 3, extra: 1, end: null, quiet: false, replies: [], refutation: [], certified: 1, nodes: 1, ...change,
});
const MATE: Verdict & { kind: 'mate' } = { kind: 'mate', goal: 'checks', mateIn: 2, exact: true, keys: ['k1'], line: ['k1', 'r1', 'k2'] };

/** Positions are named by the moves that lead there. */
function judge(solves: Record<string, SolveAnswer | null>, firsts: Record<string, Judgement | null> = {}): Judge {
  return {
    solve: (fen, goal) => Promise.resolve(solves[`${fen}:${goal}`] ?? null),
    first: (_, move) => Promise.resolve(firsts[move] ?? null),
    after: (fen, move) => `${fen}+${move}`,
  };
}

const SECOND = { 'f+k1+r1:checks': solved({ mateIn: 1, keys: ['k2'], line: ['k2'] }) };

describe('the verdict', () => {
  it('is what the engine says, and nothing where it does not answer', async () => {
    const engine = judge({ 'f:checks': solved({ verdict: 'no-mate' }), 'f:any': solved({ verdict: 'unknown', goal: 'any', why: 'nodes' }) });
    expect(await prove('f', 'checks', engine)).toEqual({ kind: 'no-mate', goal: 'checks' });
    expect(await prove('f', 'any', engine)).toEqual({ kind: 'unknown', goal: 'any', why: 'nodes' });
    expect(await prove('g', 'checks', engine)).toBeNull();
  });

  it('looks for quiet moves only when asked, or when no mate by checks is there', () => {
    expect(nextGoal(null, 'either')).toBe('checks');
    expect(nextGoal(null, 'any')).toBe('any');
    expect(nextGoal({ kind: 'no-mate', goal: 'checks' }, 'either')).toBe('any');
    expect(nextGoal({ kind: 'unknown', goal: 'checks', why: null }, 'either')).toBe('any');
    expect(nextGoal({ kind: 'no-mate', goal: 'checks' }, 'checks')).toBeNull();
    expect(nextGoal({ kind: 'no-mate', goal: 'any' }, 'either')).toBeNull();
    expect(nextGoal(MATE, 'either')).toBeNull();
    expect(nextGoal({ kind: 'illegal', faults: [] }, 'either')).toBeNull();
  });
});

describe('the line of a book', () => {
  const of = (line: string[], broken: number | null = null, firsts: Record<string, Judgement | null> = {}, solves: Record<string, SolveAnswer | null> = SECOND) =>
    compare('f', { line, broken }, MATE, judge(solves, firsts));

  it('is the same when every move of the attacker is a shortest one', async () => {
    expect(await of(['k1', 'r1', 'k2'])).toEqual({ kind: 'same' });
  });

  it('may end before the mate, or have no move at all', async () => {
    expect(await of(['k1', 'r1'])).toEqual({ kind: 'unfinished' });
    expect(await of(['k1'])).toEqual({ kind: 'unfinished' });
    expect(await of([])).toEqual({ kind: 'none' });
  });

  it.each([
    ['longer', { kind: 'longer', at: 1, by: 1 }],
    ['check-no-mate', { kind: 'not-forced', at: 1 }],
    ['attack-lost', { kind: 'not-forced', at: 1 }],
    ['too-slow', { kind: 'too-slow', at: 1 }],
    ['unknown', { kind: 'undecided', at: 1 }],
  ] as const)('is told by a first move that is %s', async (verdict, book) => {
    expect(await of(['x', 'r1', 'k2'], null, { x: judged({ verdict }) })).toEqual(book);
  });

  it('is judged at later moves, too', async () => {
    expect(await of(['k1', 'r1', 'x'], null, { x: judged({ verdict: 'attack-lost' }) })).toEqual({ kind: 'not-forced', at: 3 });
  });

  it('says where it breaks, unless something is wrong before', async () => {
    expect(await of(['k1'], 2)).toEqual({ kind: 'illegal', at: 2 });
    expect(await of([], 1)).toEqual({ kind: 'illegal', at: 1 });
    expect(await of(['x'], 2, { x: judged({}) })).toEqual({ kind: 'longer', at: 1, by: 1 });
    expect(await of(['k1', 'r1', 'k2'], 4)).toEqual({ kind: 'same' });
  });

  it('is not told when the engine does not answer', async () => {
    expect(await of(['x'])).toBeNull();
    expect(await of(['k1', 'r1', 'k2'], null, {}, {})).toBeNull();
  });
});
