import { describe, expect, it } from 'vitest';
import { add, addLine, branchOf, EMPTY_TREE, lastOf, LONGEST_COMMENT, MOST_NODES, MOST_PLIES, movesTo, nodeAt, pathTo, promote, remove, ROOT, setComment, tokensOf, walk, type Tree } from './tree';

/** Grows lines from the root; the numbers of their last nodes. */
function grown(...lines: string[]): { tree: Tree; ends: number[] } {
  let tree = EMPTY_TREE;
  const ends = lines.map((line) => {
    const place = addLine(tree, ROOT, line.split(' '));
    tree = place.tree;
    return place.at;
  });
  return { tree, ends };
}

/** The tree as letters and brackets. */
const written = (tree: Tree) => tokensOf(tree).map((token) => (token.kind === 'move' ? nodeAt(tree, token.at).move : token.kind === 'open' ? '(' : ')')).join('');

describe('a tree of variations', () => {
  it('goes on along moves that are known, and branches at others', () => {
    const { tree, ends } = grown('a b c', 'a b d', 'a e', 'f');
    expect(tree.nodes.size).toBe(7);
    expect(written(tree)).toBe('a(f)b(e)c(d)');
    expect(ends.map((end) => movesTo(tree, end).join(''))).toEqual(['abc', 'abd', 'ae', 'f']);
    expect(add(tree, ROOT, 'a')).toEqual({ tree, at: 1 });
  });

  it('says where a number has to stand again', () => {
    const { tree } = grown('a b c', 'a d');
    const fresh = tokensOf(tree).flatMap((token) => (token.kind === 'move' ? [`${nodeAt(tree, token.at).move}${token.fresh ? '!' : ''}`] : []));
    expect(fresh).toEqual(['a!', 'b', 'd!', 'c!']);
  });

  it('promotes the variation that a node is in, one fork at a time', () => {
    const { tree, ends } = grown('a b c', 'a d e', 'a d f');
    const [main = 0, , inner = 0] = ends;
    expect(branchOf(tree, main)).toBeNull();
    expect(promote(tree, main)).toBe(tree);
    const once = promote(tree, inner);
    expect(written(once)).toBe('ab(df(e))c');
    expect(written(promote(once, inner))).toBe('ad(bc)f(e)');
  });

  it('removes a node with all that follows, and nothing else', () => {
    const { tree, ends } = grown('a b c', 'a b d', 'e');
    const b = pathTo(tree, ends[0] ?? 0)[1] ?? 0;
    const { tree: left, at } = remove(tree, b);
    expect(written(left)).toBe('a(e)');
    expect(movesTo(left, at)).toEqual(['a']);
    expect(remove(tree, ROOT)).toEqual({ tree, at: ROOT });
    expect(remove(left, b)).toEqual({ tree: left, at: ROOT });
  });

  it('is walked step by step and from end to end', () => {
    const { tree, ends } = grown('a b', 'a c d');
    const last = lastOf(tree, ROOT);
    expect(last).toBe(ends[0]);
    expect(walk(tree, ROOT, 'back')).toBe(ROOT);
    expect(walk(tree, ROOT, 'forward')).toBe(1);
    expect(walk(tree, last, 'forward')).toBe(last);
    expect(walk(tree, ends[1] ?? 0, 'first')).toBe(ROOT);
    expect(walk(tree, 1, 'last')).toBe(last);
  });

  it('keeps comments, cut to their longest', () => {
    const tree = setComment(grown('a').tree, 1, 'x'.repeat(LONGEST_COMMENT + 9));
    expect(nodeAt(tree, 1).comment).toHaveLength(LONGEST_COMMENT);
  });

  it('is capped in length and size, and neither long nor wide ones overflow anything', () => {
    const long = addLine(EMPTY_TREE, ROOT, Array.from({ length: MOST_PLIES + 50 }, (_, ply) => `m${ply}`));
    expect(nodeAt(long.tree, long.at).ply).toBe(MOST_PLIES);
    let { tree } = long;
    for (let n = 0; n < MOST_NODES; n += 1) tree = add(tree, ROOT, `w${n}`)?.tree ?? tree;
    expect(tree.nodes.size).toBe(MOST_NODES);
    expect(tokensOf(tree).filter(({ kind }) => kind === 'move')).toHaveLength(MOST_NODES - 1);
    expect(remove(tree, 1).tree.nodes.size).toBe(MOST_NODES - MOST_PLIES);
  });
});
