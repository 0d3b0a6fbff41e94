/** Pasted texts, with rules in which every word of four letters and figures is a move. */
import { describe, expect, it } from 'vitest';
import type { FenReport, MoveReading, PositionView, Rules } from '../engine/wire';
import type { NodeView } from '../workshop/wire';
import { readPasted } from './pasted';
import { recordTree } from './record-tree';
import { writeTree } from './tree-link';
import { nodeAt } from './tree';

const report = (fen: string | null, ...codes: string[]): FenReport => ({ ok: codes.length === 0, fen, warnings: [], errors: codes.map((code) => ({ code, squares: [], message: code })) });
const rules: Pick<Rules, 'readFen' | 'readMove' | 'play'> = {
  readFen: (text) => (text.includes('/') ? (text.includes('!') ? report(text, 'king-count') : report(text)) : report(null, 'not-a-fen')),
  readMove: (_, text): MoveReading => (/^[a-i]\d[a-i]\d$/.test(text) ? { move: text, error: null, candidates: [], reason: null } : { move: null, error: 'syntax', candidates: [], reason: null }),
  play: (fen, move) => ({ fen: `${fen} ${move}` }) as PositionView,
};
const read = (text: string, fen: string | null = 'here') => readPasted(text, fen, rules as Rules);

describe('a pasted text', () => {
  it('is a position, with what is wrong with it', () => {
    expect(read('4k4/9 w')).toEqual({ kind: 'position', fen: '4k4/9 w', moves: '', codes: [] });
    expect(read('4k4/9! w')).toMatchObject({ kind: 'position', codes: ['king-count'] });
  });

  it('is an address of ours wherever it stands in the text', () => {
    expect(read('look: https://x.example/canju/#/board?fen=4k4/9_w&moves=a0a1b0b1 !')).toEqual({ kind: 'position', fen: '4k4/9 w', moves: 'a0a1b0b1', codes: [] });
    expect(read('#/edit?fen=zzz')).toEqual({ kind: 'wrong', codes: ['not-a-fen'] });
  });

  it('is moves, without numbers, results, comments and variations', () => {
    expect(read('1. a0a1 b0b1 {good} (1... c0c1) 2.d0d1 1-0')).toEqual({ kind: 'moves', moves: ['a0a1', 'b0b1', 'd0d1'], unread: null });
    expect(read('a0a1, b0b1; 3、 c0c1 *')).toEqual({ kind: 'moves', moves: ['a0a1', 'b0b1', 'c0c1'], unread: null });
    expect(read('a0a1 nonsense c0c1')).toEqual({ kind: 'moves', moves: ['a0a1'], unread: 'nonsense' });
  });

  it('is nothing where no word is a move, or none can be made', () => {
    expect(read('hello')).toEqual({ kind: 'wrong', codes: ['paste-unknown'] });
    expect(read('')).toEqual({ kind: 'wrong', codes: ['paste-unknown'] });
    expect(read('a0a1', null)).toEqual({ kind: 'wrong', codes: ['not-a-fen'] });
  });
});

describe('the tree of a record', () => {
  const node = (parent: number, move: string | null, more: Partial<NodeView> = {}): NodeView => ({ parent, move, text: null, comment: '', nags: [], standing: 'legal', reason: null, ...more });

  it('has its variations and comments', () => {
    const { tree, at, whole } = recordTree({ nodes: [node(0, null, { comment: ' start ' }), node(0, 'a0a1'), node(1, 'b0b1', { comment: 'fine' }), node(1, 'c0c1'), node(0, 'd0d1')] });
    expect(writeTree(tree)).toBe('a0a1(d0d1)b0b1(c0c1)');
    expect([nodeAt(tree, 0).comment, nodeAt(tree, at).comment, whole]).toEqual(['start', 'fine', true]);
  });

  it('leaves out what is not legal, with what follows it, and says so', () => {
    const { tree, whole } = recordTree({ nodes: [node(0, null), node(0, 'a0a1'), node(1, 'b0b1', { standing: 'illegal' }), node(2, 'c0c1'), node(1, null, { text: '炮二上天', standing: 'unread' })] });
    expect([writeTree(tree), whole]).toEqual(['a0a1', false]);
  });
});
