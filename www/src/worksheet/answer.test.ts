/** What the key says is what the judge said, no more. */
import { describe, expect, it } from 'vitest';
import type { Judgement, MoveNames, SolveAnswer } from '../engine/wire';
import { keyAnswer } from './answer';

const names = (fen: string, move: string): MoveNames => {
  const text = `${fen}:${move}`;
  return { iccs: text, uci: text, chinese: text, chineseFilePawns: text, traditional: text, halfWidth: text, short: text, wxf: text, wxfFilePawns: text };
};

const solved = (change: Partial<SolveAnswer>): SolveAnswer => ({
  verdict: 'mate', goal: 'checks', mateIn: 2, exact: true, keys: ['a0a1', 'b0b1'], keysComplete: true, line: ['b0b1', 'e9d9', 'c0c1'],
  certificate: { checked: true, positions: 4 }, nodes: 10, why: null, faults: [], ...change,
});

const judged: Judgement = {
  move: 'b0b1', verdict: 'best', mateIn: 1, extra: 0, end: null, quiet: false, refutation: [], certified: 4, nodes: 9,
  replies: [{ move: 'e9d9', mateIn: 1, atMost: false }, { move: 'e9f9', mateIn: 1, atMost: true }],
};

const fens = ['P', 'Q', 'R', 'S'];

describe('an answer of the key', () => {
  it('has the keys, that of the line first, named where they are played', () => {
    const answer = keyAnswer('red', fens, [{ fen: 'P', answer: solved({}) }], judged, 'Q', names);
    expect(answer).toMatchObject({ verdict: 'mate', mateIn: 2, exact: true, complete: true });
    if (answer.verdict !== 'mate') return;
    expect(answer.keys.map(({ move }) => move)).toEqual(['b0b1', 'a0a1']);
    expect(answer.line.map(({ names: { iccs } }) => iccs)).toEqual(['P:b0b1', 'Q:e9d9', 'R:c0c1']);
    expect(answer.defences.map(({ move, atMost, names: { iccs } }) => [move, atMost, iccs])).toEqual([['e9d9', false, 'Q:e9d9'], ['e9f9', true, 'Q:e9f9']]);
  });

  it('tells later second ways, and only those that are not the line', () => {
    const later = { fen: 'R', answer: solved({ mateIn: 1, keys: ['c0c1', 'c0c2'], line: ['c0c1'] }) };
    const answer = keyAnswer('red', fens, [{ fen: 'P', answer: solved({}) }, later], judged, 'Q', names);
    expect(answer.verdict === 'mate' && answer.duals.map(({ turn, moves }) => [turn, moves.map(({ move }) => move)])).toEqual([[2, ['c0c2']]]);
    const single = { fen: 'R', answer: solved({ mateIn: 1, keys: ['c0c1'], line: ['c0c1'] }) };
    const none = keyAnswer('red', fens, [{ fen: 'P', answer: solved({}) }, single], judged, 'Q', names);
    expect(none.verdict === 'mate' && none.duals).toEqual([]);
  });

  it('says nothing of a number of keys that was not proved', () => {
    const answer = keyAnswer('red', fens, [{ fen: 'P', answer: solved({ keysComplete: false, keys: ['b0b1'] }) }], null, 'Q', names);
    expect(answer).toMatchObject({ verdict: 'mate', complete: false, defences: [] });
  });

  it('tells no mate from not decided', () => {
    const none = solved({ verdict: 'no-mate', mateIn: null, keys: [], line: ['b0b1', 'e9e8'] });
    expect(keyAnswer('black', fens, [{ fen: 'P', answer: none }], null, null, names)).toEqual({ verdict: 'no-mate', side: 'black' });
    const open = solved({ verdict: 'unknown', mateIn: null, keys: [], line: [] });
    expect(keyAnswer('red', fens, [{ fen: 'P', answer: open }], null, null, names)).toEqual({ verdict: 'unknown', side: 'red', code: null });
    expect(keyAnswer('red', fens, [], null, null, names)).toEqual({ verdict: 'unknown', side: 'red', code: null });
  });
});
