/** What is said, in a shorthand instead of the words of a language: the message's name and its arguments. */
import { describe, expect, it } from 'vitest';
import type { PieceLetter } from '../engine/wire';
import { freshText } from './live';
import { aroundText, checkText, movesText } from './reports';
import { squareText, type BoardWords, type Scene } from './words';

const words: BoardWords = {
  text: (id, args = {}) => {
    const name = id.replace('board-', '');
    if (id === 'board-separator') return ', ';
    if (id === 'board-piece') return String(args.piece);
    if (id === 'board-point') return `${String(args.file)}/${String(args.rank)}`;
    if (id === 'board-square') return `${String(args.file)}/${String(args.rank)} ${String(args.content)}`;
    const values = Object.values(args);
    return values.length === 0 ? name : `${name}(${values.join(' ')})`;
  },
};

const pieces = new Map<string, PieceLetter>([
  ['e9', 'k'],
  ['d9', 'a'],
  ['e8', 'a'],
  ['c8', 'N'],
  ['c9', 'b'],
  ['e4', 'R'],
  ['e2', 'C'],
  ['d0', 'K'],
]);
const scene: Scene = { pieces, legal: new Map(), check: null, checkers: [], counting: 'red' };
const moves = new Map([['e4', new Set(['e5', 'e8'])]]);

describe('squareText', () => {
  it('names file and rank by the counting side, then the piece', () => {
    expect(squareText('e0', null, scene, words)).toBe('5/1 empty');
    expect(squareText('d0', null, scene, words)).toBe('6/1 K');
    expect(squareText('d9', null, { ...scene, counting: 'black' }, words)).toBe('4/1 a');
  });

  it('says where the picked piece can go and what it can take', () => {
    expect(squareText('e5', 'e4', { ...scene, legal: moves }, words)).toBe('5/6 empty, can-move');
    expect(squareText('e8', 'e4', { ...scene, legal: moves }, words)).toBe('5/9 a, can-capture');
    expect(squareText('e8', 'e2', { ...scene, legal: moves }, words)).toBe('5/9 a');
    expect(squareText('e8', null, { ...scene, legal: moves }, words)).toBe('5/9 a');
  });
});

describe('movesText', () => {
  it('lists all moves or the captures', () => {
    expect(movesText('e4', false, { ...scene, legal: moves }, words)).toBe('moves(5/6, 5/9 a)');
    expect(movesText('e4', true, { ...scene, legal: moves }, words)).toBe('captures(5/9 a)');
    expect(movesText('e2', false, { ...scene, legal: moves }, words)).toBe('no-moves');
    expect(movesText('e2', true, { ...scene, legal: moves }, words)).toBe('no-captures');
  });
});

describe('aroundText', () => {
  it('names the nearest piece in each direction with its distance', () => {
    expect(aroundText('e4', scene, words)).toBe('around(around-piece(forward 4 a), around-piece(back 2 C))');
  });

  it('names screen and target for a cannon', () => {
    expect(aroundText('e2', scene, words)).toBe('around(around-screen(forward 2 R a))');
  });

  it('names the blocked legs of a horse', () => {
    expect(aroundText('c8', scene, words)).toBe('around(leg-blocked(forward b), around-piece(right 2 a))');
  });

  it('looks from the other side of the table for Black', () => {
    expect(aroundText('e4', { ...scene, counting: 'black' }, words)).toBe('around(around-piece(forward 2 C), around-piece(back 4 a))');
  });

  it('says when there is nothing', () => {
    expect(aroundText('i6', scene, words)).toBe('around-none');
  });
});

describe('checkText', () => {
  const checked: Scene = { ...scene, check: 'e9', checkers: ['c8'] };

  it('says that there is none', () => {
    expect(checkText(scene, words)).toBe('no-check');
  });

  it('names who gives it, and the free points of the king when its side is to move', () => {
    expect(checkText({ ...checked, legal: new Map([['e9', new Set(['f9'])]]) }, words)).toBe('check-by(N 7/9), king-free(4/10)');
    expect(checkText({ ...checked, legal: new Map([['d9', new Set(['d8'])]]) }, words)).toBe('check-by(N 7/9), king-stuck');
  });

  it('claims nothing of the king while the other side is to move', () => {
    expect(checkText({ ...checked, legal: moves }, words)).toBe('check-by(N 7/9)');
  });
});

describe('freshText', () => {
  it('changes words that are said twice, and only those', () => {
    expect(freshText('', 'check')).toBe('check');
    expect(freshText('check', 'check')).toBe('check\u00a0');
    expect(freshText('check\u00a0', 'check')).toBe('check');
    expect(freshText('', '')).toBe('');
  });
});
