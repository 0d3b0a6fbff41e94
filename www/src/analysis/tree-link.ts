/** A tree as it stands in a link: moves of four characters one after the other, variations to a move in brackets after it. */
import { add, nodeAt, ROOT, tokensOf, EMPTY_TREE, type Place, type Tree } from './tree';

/** Characters of a tree in a link. */
export const LONGEST_TREE = 6000;
const DEEPEST = 40;

export function writeTree(tree: Tree): string {
  const signs = { open: '(', close: ')' } as const;
  return tokensOf(tree)
    .map((token) => (token.kind === 'move' ? nodeAt(tree, token.at).move : signs[token.kind]))
    .join('');
}

/** The position after a legal move; null where it is not legal. */
export type Play = (fen: string, move: string) => string | null;

/**
 * Reads a tree from the position `fen` on, as far as it can be read: `whole` says whether that was all of it. The place is the end of
 * the main line.
 */
export function readTree(text: string, fen: string, play: Play): Place & { readonly whole: boolean } {
  let tree = EMPTY_TREE;
  let at = ROOT;
  const fens = new Map([[ROOT, fen]]);
  const open: number[] = [];
  const end = (whole: boolean) => ({ tree, at: open[0] ?? at, whole });
  const marks = text.length > LONGEST_TREE ? null : text.match(/[a-i]\d[a-i]\d|[()]|./gu);
  if (marks === null) return end(text === '');
  for (const mark of marks) {
    if (mark === '(') {
      if (at === ROOT || open.length >= DEEPEST) return end(false);
      open.push(at);
      at = nodeAt(tree, at).parent;
    } else if (mark === ')') {
      const back = open.pop();
      if (back === undefined) return end(false);
      at = back;
    } else {
      const before = fens.get(at);
      const after = mark.length === 4 && before !== undefined ? play(before, mark) : null;
      const next = after === null ? null : add(tree, at, mark);
      if (after === null || next === null) return end(false);
      ({ tree, at } = next);
      fens.set(at, after);
    }
  }
  return end(open.length === 0);
}
