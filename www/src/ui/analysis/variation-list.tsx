/** The tree of moves on the page: rows of the main line, variations set in beneath them, comments where they belong. */
import { useEffect, useRef } from 'preact/hooks';
import { blocksOf } from '../../analysis/blocks';
import { nodeAt, ROOT, type Tree } from '../../analysis/tree';
import type { Side } from '../../engine/wire';
import { t } from '../../i18n/messages';

export interface VariationListProps {
  readonly tree: Tree;
  readonly at: number;
  /** Who moves first. */
  readonly turn: Side;
  /** The name of a node's move. */
  name(at: number): string;
  onGo(at: number): void;
}

export function VariationList({ tree, at, turn, name, onGo }: VariationListProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list scrolls by itself where it can; the page never does.
    const list = box.current;
    const now = list?.querySelector<HTMLElement>('[data-now="true"]') ?? null;
    if (list === null || now === null) return;
    const [inner, outer] = [now.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
    else if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  }, [at, tree]);

  const move = (node: number | null) => {
    if (node === null) return <span class="ply" aria-hidden="true" />;
    const { ply } = nodeAt(tree, node);
    const side = (ply % 2 === 1) === (turn === 'red') ? 'red' : 'black';
    return (
      <button type="button" class="ply move" data-side={side} data-now={node === at} data-node={node} data-move={nodeAt(tree, node).move} aria-current={node === at ? 'step' : undefined} onClick={() => onGo(node)}>
        <span class="ply-text">{name(node)}</span>
      </button>
    );
  };
  const comment = (node: number | null) => {
    const text = node === null ? '' : nodeAt(tree, node).comment;
    return text === '' ? null : <span class="tree-comment">{text}</span>;
  };

  const blocks = blocksOf(tree, turn);
  return (
    <div ref={box} class="tree" role="group" aria-label={t('moves-label')} data-testid="tree">
      {comment(ROOT)}
      {blocks.length === 0 && <p class="quiet tree-empty">{t('tree-empty')}</p>}
      {blocks.map((block, index) =>
        block.kind === 'row' ? (
          <div key={index} class="tree-row">
            <span class="row-n">{block.n}</span>
            {move(block.first)}
            {move(block.second)}
            {comment(block.first)}
            {comment(block.second)}
          </div>
        ) : (
          <div key={index} class="tree-aside" data-depth={Math.min(4, block.depth)}>
            {block.moves.map((each) => (
              <span key={each.at} class="tree-step">
                {each.number !== null && <span class="tree-n">{each.number}</span>}
                {move(each.at)}
                {comment(each.at)}
              </span>
            ))}
          </div>
        ),
      )}
    </div>
  );
}
