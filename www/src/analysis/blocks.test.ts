import { describe, expect, it } from 'vitest';
import { blocksOf, type Block } from './blocks';
import { addLine, EMPTY_TREE, nodeAt, ROOT, type Tree } from './tree';

const grown = (...lines: string[]) => lines.reduce((tree: Tree, line) => addLine(tree, ROOT, line.split(' ')).tree, EMPTY_TREE);

function written(tree: Tree, turn: 'red' | 'black'): string[] {
  const name = (at: number | null) => (at === null ? '·' : nodeAt(tree, at).move);
  return blocksOf(tree, turn).map((block: Block) =>
    block.kind === 'row' ? `${block.n} ${name(block.first)} ${name(block.second)}` : `${'>'.repeat(block.depth)} ${block.moves.map(({ at, number }) => `${number ?? ''}${name(at)}`).join(' ')}`,
  );
}

describe('blocks of a tree', () => {
  it('are rows, with the variations to a move beneath it', () => {
    expect(written(grown('a b c d', 'a b x y', 'a z w'), 'red')).toEqual(['1 a b', '> 1…z 2.w', '2 c ·', '> 2.x y', '2 · d']);
  });

  it('begin in the middle of a row where the second player is to move', () => {
    expect(written(grown('a b c'), 'black')).toEqual(['1 · a', '2 b c']);
  });

  it('set a variation to a variation further in, and go on after it', () => {
    expect(written(grown('a b', 'x y z', 'x q'), 'red')).toEqual(['1 a ·', '> 1.x y', '>> 1…q', '> 2.z', '1 · b']);
  });

  it('of nothing are none', () => expect(blocksOf(EMPTY_TREE, 'red')).toEqual([]));
});
