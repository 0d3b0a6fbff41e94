import { describe, expect, it } from 'vitest';
import { boardAddress, editAddress, readBoardLink } from './address';
import { writeText } from './move-text';
import { addLine, EMPTY_TREE, movesTo, nodeAt, ROOT, setComment } from './tree';
import { LONGEST_TREE, readTree, writeTree } from './tree-link';
import type { MoveNames } from '../engine/wire';

/** Every move is legal but those to file i; positions are the moves so far. */
const play = (fen: string, move: string) => (move.includes('i') ? null : `${fen} ${move}`);

const two = addLine(EMPTY_TREE, ROOT, ['a0a1', 'b0b1', 'c0c1']);
const tree = addLine(addLine(two.tree, 1, ['d0d1', 'e0e1']).tree, ROOT, ['f0f1']).tree;
const TEXT = 'a0a1(f0f1)b0b1(d0d1e0e1)c0c1';

describe('a tree in a link', () => {
  it('is read as it was written', () => {
    expect(writeTree(tree)).toBe(TEXT);
    const read = readTree(TEXT, 'start', play);
    expect(read.whole).toBe(true);
    expect(writeTree(read.tree)).toBe(TEXT);
    expect(movesTo(read.tree, read.at)).toEqual(['a0a1', 'b0b1', 'c0c1']);
    expect(readTree('', 'start', play)).toEqual({ tree: EMPTY_TREE, at: ROOT, whole: true });
  });

  it.each([
    ['a0a1i0i1c0c1', 'a0a1'],
    ['a0a1b0b', 'a0a1'],
    ['(a0a1)', ''],
    ['a0a1)', 'a0a1'],
    ['a0a1(b0b1', 'a0a1(b0b1)'],
    ['a0a1<b0b1', 'a0a1'],
  ])('%s is read as far as it goes', (text, kept) => {
    const read = readTree(text, 'start', play);
    expect(read.whole).toBe(false);
    expect(writeTree(read.tree)).toBe(kept);
  });

  it('is refused where it is longer than any that is written', () => {
    expect(readTree('a0a1'.repeat(LONGEST_TREE), 'start', play)).toEqual({ tree: EMPTY_TREE, at: ROOT, whole: false });
  });
});

describe('addresses', () => {
  const fen = '4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 3 7';

  it('carry position, goal, side and moves', () => {
    const address = boardAddress({ fen, goal: 'any', attacker: 'red', moves: TEXT });
    expect(address).not.toMatch(/\s/);
    expect(readBoardLink(address.split('?')[1] ?? '')).toEqual({ fen: '4k4/9/9/9/9/9/9/9/4R4/3K5 b', goal: 'any', attacker: 'red', moves: TEXT });
    expect(editAddress(fen)).toBe('#/edit?fen=4k4/9/9/9/9/9/9/9/4R4/3K5_b&goal=checks');
  });

  it('are read as other programs write them, and damaged ones as far as they go', () => {
    expect(readBoardLink('fen=4k4%2F9%20b&moves=a0a1.b0b1')).toMatchObject({ fen: '4k4/9 b', moves: 'a0a1b0b1', goal: 'checks', attacker: null });
    expect(readBoardLink('fen=%E0%A4%A&goal=win&attacker=green')).toMatchObject({ fen: '%E0%A4%A', goal: 'checks', attacker: null });
    expect(readBoardLink('')).toEqual({ fen: '', goal: 'checks', attacker: null, moves: '' });
  });
});

describe('a tree as text', () => {
  const names = (at: number) => ({ chinese: `炮${at}`, iccs: nodeAt(tree, at).move.toUpperCase() }) as MoveNames;
  const write = (turn: 'red' | 'black', kind: 'chinese' | 'pgn') => writeText(setComment(tree, 2, 'a {b}\nc'), { fen: 'FEN w', turn, kind, names });

  it('has numbers, variations and comments', () => {
    expect(write('red', 'chinese')).toBe('1. 炮1 (1. 炮6) 1... 炮2 {a b c} (1... 炮4 2. 炮5) 2. 炮3');
    expect(write('black', 'chinese')).toBe('1... 炮1 (1... 炮6) 2. 炮2 {a b c} (2. 炮4 炮5) 2... 炮3');
  });

  it('has its tags as PGN', () => {
    expect(write('red', 'pgn')).toMatch(/\[FEN "FEN w"\]\n\[SetUp "1"\]\n\n1\. A0A1 \(1\. F0F1\) .* \*\n$/s);
  });
});
