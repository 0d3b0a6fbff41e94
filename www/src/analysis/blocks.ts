/** A tree as it is set on a page: rows of the main line, and beneath a row the variations to its moves, as paragraphs set in. */
import type { Side } from '../engine/wire';
import { nodeAt, tokensOf, type Tree } from './tree';

export type Block =
  /** A move of each side, either of which may be missing: before a first move of the second player, and around variations. */
  | { readonly kind: 'row'; readonly n: number; readonly first: number | null; readonly second: number | null }
  /** Moves of a variation, up to where one to them begins; `number` stands before a move ("2." or "2..."), where one does. */
  | { readonly kind: 'aside'; readonly depth: number; readonly moves: readonly { readonly at: number; readonly number: string | null }[] };

export function blocksOf(tree: Tree, turn: Side): Block[] {
  const blocks: Block[] = [];
  let aside: { kind: 'aside'; depth: number; moves: { at: number; number: string | null }[] } | null = null;
  for (const token of tokensOf(tree)) {
    if (token.kind !== 'move') {
      aside = null;
      continue;
    }
    const { at, depth, fresh } = token;
    const half = nodeAt(tree, at).ply - 1 + (turn === 'red' ? 0 : 1);
    const n = Math.floor(half / 2) + 1;
    const leads = half % 2 === 0;
    if (depth === 0) {
      aside = null;
      const last = blocks.at(-1);
      if (!leads && last?.kind === 'row' && last.n === n) blocks[blocks.length - 1] = { ...last, second: at };
      else blocks.push({ kind: 'row', n, first: leads ? at : null, second: leads ? null : at });
      continue;
    }
    if (aside === null) {
      aside = { kind: 'aside', depth, moves: [] };
      blocks.push(aside);
    }
    const number = leads ? `${n}.` : fresh || aside.moves.length === 0 ? `${n}…` : null;
    aside.moves.push({ at, number });
  }
  return blocks;
}
