import { describe, expect, it } from 'vitest';
import type { MoveNames } from '../engine/wire';
import { setAddress, solveAddress } from '../library/address';
import { edits, nearestMoves } from './nearest';
import { routeOf } from './route';
import { PUZZLE } from './script';
import { shortcutOf } from './shortcuts';
import { sketch, sketchAfter } from './sketch';

describe('addresses', () => {
  it.each([
    ['', { page: 'patterns' }],
    ['#/', { page: 'patterns' }],
    ['#/sets', { page: 'sets' }],
    ['#/me', { page: 'me' }],
    ['#/pack/basics', { page: 'set', set: 'basics', part: 1 }],
    [setAddress({ id: 'wocao-ma', query: '' }), { page: 'set', set: 'wocao-ma', part: 1 }],
    [setAddress({ id: 'basics', query: '' }, 3), { page: 'set', set: 'basics', part: 3 }],
    [setAddress({ id: 'library', query: 'length=1.2&pieces=RN' }, 2), { page: 'library', query: 'length=1.2&pieces=RN', part: 2 }],
    [setAddress({ id: 'library', query: '' }), { page: 'library', query: '', part: 1 }],
    [solveAddress('basics', 'basics-0001'), { page: 'solve', set: 'basics', puzzle: 'basics-0001', query: '' }],
    [solveAddress('library', 'basics-0001', 'level=3'), { page: 'solve', set: 'library', puzzle: 'basics-0001', query: 'level=3' }],
    ['#/library?part=0', { page: 'library', query: '', part: 1 }],
    ['#/library?part=x&level=2', { page: 'library', query: 'level=2', part: 1 }],
    ['#/library?<b>', { page: 'unknown' }],
    ['#/library/x', { page: 'unknown' }],
    ['#/solve/basics', { page: 'unknown' }],
    ['#/solve/basics/a/b', { page: 'unknown' }],
    ['#/set/<img>', { page: 'unknown' }],
    ['#/me/x', { page: 'unknown' }],
    ['#/nothing', { page: 'unknown' }],
    ['#/today', { page: 'today' }],
    ['#/run/storm-3', { page: 'run', mode: 'storm-3', from: '' }],
    ['#/run/exam/basics', { page: 'run', mode: 'exam', from: 'basics' }],
    ['#/run', { page: 'unknown' }],
    ['#/run/exam/basics/x', { page: 'unknown' }],
  ])('%s', (hash, route) => expect(routeOf(hash)).toEqual(route));
});

describe('a sketch', () => {
  it('finds every piece of a FEN where it stands', () => {
    const placed = sketch(PUZZLE.fen);
    expect(placed).toHaveLength(16);
    expect(placed).toContainEqual({ square: 'b6', piece: 'N' });
    expect(placed).toContainEqual({ square: 'e9', piece: 'k' });
    expect(placed).toContainEqual({ square: 'i1', piece: 'r' });
  });

  it('moves pieces and takes what is in the way', () => {
    const end = sketchAfter(PUZZLE.fen, ['b6d7', 'e8d7']);
    expect(end).toContainEqual({ square: 'd7', piece: 'a' });
    expect(end.some(({ piece }) => piece === 'N')).toBe(false);
  });

  it('survives nonsense', () => expect(sketch('x/99999/KKKKKKKKKKKKKKKKKK////')).toHaveLength(9));
});

describe('nearest moves', () => {
  const named = (halfWidth: string, wxf: string, iccs: string): MoveNames => ({
    iccs,
    uci: '',
    chinese: halfWidth,
    chineseFilePawns: halfWidth,
    traditional: halfWidth,
    halfWidth,
    short: '',
    wxf,
    wxfFilePawns: wxf,
  });
  const legal = [named('马八进七', 'H8+7', 'B6-C8'), named('车五平六', 'R5=6', 'E4-D4'), named('帅六进一', 'K6+1', 'D0-D1')];

  it('counts edits', () => {
    expect(edits('abc', 'abc')).toBe(0);
    expect(edits('', 'abc')).toBe(3);
    expect(edits('abc', 'axcd')).toBe(2);
  });

  it('puts the likeliest first, whatever the notation', () => {
    expect(nearestMoves('马八进六', legal)[0]?.halfWidth).toBe('马八进七');
    expect(nearestMoves('r5=5', legal)[0]?.halfWidth).toBe('车五平六');
    expect(nearestMoves('d0d2', legal)[0]?.halfWidth).toBe('帅六进一');
    expect(nearestMoves('完全不同的话', legal)).toEqual([]);
  });
});

describe('keys', () => {
  const key = (name: string, code = '', extra = {}) => shortcutOf({ key: name, code, ctrlKey: false, altKey: false, metaKey: false, ...extra });

  it('mean the same in any script and case', () => {
    expect(key('t')).toBe('hint');
    expect(key('T')).toBe('hint');
    expect(key('ㄔ', 'KeyT')).toBe('hint');
    expect(key('ArrowLeft')).toBe('back');
    expect(key('?')).toBe('keys');
  });

  it('leave the browser its own', () => {
    expect(key('f', 'KeyF', { ctrlKey: true })).toBeNull();
    expect(key('q', 'KeyQ')).toBeNull();
  });
});
