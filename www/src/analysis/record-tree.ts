/** The tree of a record that another program wrote, as far as its moves are legal and there is room. */
import type { RecordView } from '../workshop/wire';
import { add, EMPTY_TREE, lastOf, ROOT, setComment, type Place } from './tree';

/** `whole`: all of its moves are there. */
export function recordTree({ nodes }: Pick<RecordView, 'nodes'>): Place & { readonly whole: boolean } {
  let tree = EMPTY_TREE;
  let whole = true;
  /** Our node for each of the record's; those that could not be taken are missing, and so is what follows them. */
  const places = new Map([[0, ROOT]]);
  for (const [index, { parent, move, standing, comment }] of nodes.entries()) {
    if (index > 0) {
      const from = places.get(parent);
      const next = from === undefined || move === null || standing !== 'legal' ? null : add(tree, from, move);
      whole &&= next !== null;
      if (next === null) continue;
      tree = next.tree;
      places.set(index, next.at);
    }
    if (comment.trim() !== '') tree = setComment(tree, places.get(index) ?? ROOT, comment.trim());
  }
  return { tree, at: lastOf(tree, ROOT), whole };
}
