import { expect, it } from 'vitest';
import type { Verdict } from '../engine/wire';
import { groupFirstMoves, type Judged } from './first-moves';
import { judgementOf } from './script';

const names = { iccs: '', uci: '', chinese: '', chineseFilePawns: '', traditional: '', halfWidth: '', short: '', wxf: '', wxfFilePawns: '' };
const first = (move: string, verdict: Verdict | null, change = {}): Judged => ({
  named: { move, names, side: 'red' },
  judgement: verdict === null ? null : judgementOf(move, verdict, change),
  reply: null,
});
const shape = (moves: Judged[]) => groupFirstMoves(moves).map(({ group, list }) => [group, list.map(({ named }) => named.move)]);

it('puts moves of one worth together, and leaves out what there is none of', () => {
  const moves = [first('a', 'attack-lost'), first('b', 'best'), first('c', 'longer'), first('d', 'solved'), first('e', 'unknown')];
  expect(shape(moves)).toEqual([
    ['best', ['b', 'd']],
    ['longer', ['c']],
    ['wrong', ['a']],
    ['open', ['e']],
  ]);
  expect(shape([first('a', 'too-slow')])).toEqual([['slow', ['a']]]);
});

it('has the shorter mates first, and the checks before the other wrong moves', () => {
  const moves = [
    first('a', 'longer', { extra: 3 }),
    first('b', 'attack-lost'),
    first('c', 'longer', { extra: 1 }),
    first('d', 'check-no-mate'),
    first('e', 'attack-lost'),
  ];
  expect(shape(moves)).toEqual([
    ['longer', ['c', 'a']],
    ['wrong', ['d', 'b', 'e']],
  ]);
});

it('never calls a move wrong that was not judged, nor shortest one that is no check where checks are asked for', () => {
  expect(shape([first('a', null), first('b', 'solved', { quiet: true })])).toEqual([
    ['quiet', ['b']],
    ['open', ['a']],
  ]);
});
