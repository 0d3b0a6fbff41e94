import { describe, expect, it } from 'vitest';
import type { Judgement } from '../engine/wire';
import { judgementOf, PUZZLE, viewOf } from '../session/script';
import type { Answer, Ask } from '../session/types';
import { judgeLine } from './judge-line';

const replies = (...list: [string, number, boolean?][]) => list.map(([move, mateIn, atMost = false]) => ({ move, mateIn, atMost }));

/** A judge that knows these judgements by move, and answers with the first reply as the real one does. */
function judgeOf(judgements: Readonly<Record<string, Judgement>>) {
  const asked: Ask[] = [];
  const moves: string[] = [];
  const judge = (ask: Ask): Promise<Answer> => {
    asked.push(ask);
    if (ask.kind !== 'play') return Promise.resolve({ kind: 'view', view: viewOf(moves) });
    const judgement = judgements[ask.move] ?? judgementOf(ask.move, 'unknown');
    if (judgement.verdict === 'best' || judgement.verdict === 'longer') moves.push(ask.move, judgement.replies[0]?.move ?? '');
    return Promise.resolve({ kind: 'played', judgement, view: viewOf([...moves]) });
  };
  return { judge, asked };
}

const FIRST = judgementOf('b6c8', 'best', { mateIn: 2, replies: replies(['e9d9', 2], ['e9f9', 2], ['e8d7', 1]) });
const END = judgementOf('d4d7', 'solved');

describe('a written line', () => {
  it('is right when every move keeps the mate, whichever of the longest defences is written', async () => {
    const second = judgementOf('e4d4', 'best', { mateIn: 1, replies: replies(['e8d7', 1]) });
    const { judge, asked } = judgeOf({ b6c8: FIRST, e4d4: second, d4d7: END });
    expect(await judgeLine(PUZZLE, ['b6c8', 'e9f9', 'e4d4', 'e8d7', 'd4d7'], judge)).toEqual({ kind: 'mate', extra: 0, end: 'checkmate' });
    expect(asked).toContainEqual({ kind: 'defend', move: 'e9f9' });
    expect(asked).not.toContainEqual({ kind: 'defend', move: 'e8d7' });
  });

  it('says how much longer than need be it mates', async () => {
    const detour = judgementOf('d3d5', 'longer', { extra: 2, replies: replies(['e9d9', 3]) });
    const { judge } = judgeOf({ d3d5: detour, d4d7: END });
    expect(await judgeLine(PUZZLE, ['d3d5', 'e9d9', 'd4d7'], judge)).toMatchObject({ kind: 'mate', extra: 2 });
  });

  it('goes wrong at the move that loses the mate, with what shows it', async () => {
    const wrong = judgementOf('e4e6', 'check-no-mate', { refutation: ['d8e9'] });
    const { judge } = judgeOf({ b6c8: FIRST, e4e6: wrong });
    expect(await judgeLine(PUZZLE, ['b6c8', 'e9d9', 'e4e6', 'd8e9'], judge)).toEqual({ kind: 'wrong', ply: 2, judgement: wrong });
  });

  it('goes wrong at a defence that gives in sooner than another is proved to', async () => {
    const { judge } = judgeOf({ b6c8: FIRST });
    expect(await judgeLine(PUZZLE, ['b6c8', 'e8d7', 'd4d7'], judge)).toEqual({ kind: 'soft', ply: 1, better: 'e9d9', held: 1, holds: 2 });
  });

  it('blames no defence by a length that is only a bound', async () => {
    const first = judgementOf('b6c8', 'best', { replies: replies(['e9d9', 3, true], ['e8d7', 1]) });
    const { judge } = judgeOf({ b6c8: first, d4d7: END });
    expect(await judgeLine(PUZZLE, ['b6c8', 'e8d7', 'd4d7'], judge)).toMatchObject({ kind: 'mate' });
  });

  it('is short where moves are missing, and open where the judge does not know', async () => {
    const { judge } = judgeOf({ b6c8: FIRST });
    expect(await judgeLine(PUZZLE, ['b6c8'], judge)).toEqual({ kind: 'short', ply: 1, left: 2 });
    expect(await judgeLine(PUZZLE, ['a3a4'], judgeOf({}).judge)).toEqual({ kind: 'unknown', ply: 0 });
    expect(await judgeLine(PUZZLE, ['a3a4'], judgeOf({ a3a4: judgementOf('a3a4', 'too-slow') }).judge)).toEqual({ kind: 'slow', ply: 0 });
    expect(await judgeLine(PUZZLE, ['a3a4'], judgeOf({ a3a4: judgementOf('a3a4', 'best', { quiet: true }) }).judge)).toEqual({ kind: 'quiet', ply: 0 });
  });

  it('hands a fault of the judge on', async () => {
    const fault = { code: 'engine-lost', squares: [], message: '' };
    expect(await judgeLine(PUZZLE, ['b6c8'], () => Promise.resolve({ kind: 'error', fault }))).toEqual({ kind: 'fault', fault });
  });
});
