/** Walking through the tree of a record: which nodes lie on a line, and what else could be played at a point. */
import type { NodeView, RecordView } from '../workshop/wire';

/** A node by its place in the list. */
export type NodePlace = number;

/** The continuations of each node, the main line's first. */
export function childrenOf({ nodes }: Pick<RecordView, 'nodes'>): NodePlace[][] {
  const children: NodePlace[][] = nodes.map(() => []);
  nodes.forEach(({ parent }, place) => {
    if (place > 0) children[parent]?.push(place);
  });
  return children;
}

/** The line through a node: from the first move to it, and on by first continuations. */
export function lineThrough({ nodes }: Pick<RecordView, 'nodes'>, children: readonly (readonly NodePlace[])[], place: NodePlace): NodePlace[] {
  const line: NodePlace[] = [];
  for (let at = place; at > 0; at = nodes[at]?.parent ?? 0) line.unshift(at);
  for (let next = children[place]?.[0]; next !== undefined; next = children[next]?.[0]) line.push(next);
  return line;
}

/** Moves of a line as far as they are legal. */
export function legalMoves({ nodes }: Pick<RecordView, 'nodes'>, line: readonly NodePlace[]): string[] {
  const moves: string[] = [];
  for (const place of line) {
    const node: NodeView | undefined = nodes[place];
    if (node?.standing !== 'legal' || node.move === null) break;
    moves.push(node.move);
  }
  return moves;
}

/** Glyphs as players write them. */
const GLYPHS: Readonly<Record<number, string>> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

export function glyphsOf(nags: readonly number[]): string {
  return nags.map((nag) => GLYPHS[nag] ?? `$${nag}`).join(' ');
}
