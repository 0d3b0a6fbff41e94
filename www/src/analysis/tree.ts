/**
 * A tree of variations over a position: nodes with a move each, the first child of a node being its main continuation. A value;
 * every change gives a new one. It knows no rules: who adds a move has had it checked. Nothing recurses, and size and depth
 * are capped, because trees come from links and pasted text too.
 */

/** The node of the position itself, which has no move. */
export const ROOT = 0;
export const MOST_NODES = 2000;
export const MOST_PLIES = 500;
/** Characters of a comment. */
export const LONGEST_COMMENT = 500;

export interface TreeNode {
  /** "h2e2"; empty for the root. */
  readonly move: string;
  /** -1 for the root. */
  readonly parent: number;
  /** Main continuation first. */
  readonly children: readonly number[];
  readonly comment: string;
  /** Moves from the root. */
  readonly ply: number;
}

export interface Tree {
  /** By number; numbers of removed nodes are not used again. */
  readonly nodes: ReadonlyMap<number, TreeNode>;
  readonly next: number;
}

/** A tree, and the node that one stands at. */
export interface Place {
  readonly tree: Tree;
  readonly at: number;
}

export const EMPTY_TREE: Tree = { nodes: new Map([[ROOT, { move: '', parent: -1, children: [], comment: '', ply: 0 }]]), next: 1 };

/** The node of a number; the root where there is none of that number. */
export function nodeAt({ nodes }: Tree, at: number): TreeNode {
  const node = nodes.get(at) ?? nodes.get(ROOT);
  if (node === undefined) throw new Error('a tree without a root');
  return node;
}

function changed(tree: Tree, changes: Iterable<readonly [number, TreeNode]>, next = tree.next): Tree {
  const nodes = new Map(tree.nodes);
  for (const [at, node] of changes) nodes.set(at, node);
  return { nodes, next };
}

/** Goes on with a move: to the child that has it, or to a new one. Null where the tree is full. */
export function add(tree: Tree, at: number, move: string): Place | null {
  const parent = nodeAt(tree, at);
  const known = parent.children.find((child) => nodeAt(tree, child).move === move);
  if (known !== undefined) return { tree, at: known };
  if (tree.nodes.size >= MOST_NODES || parent.ply >= MOST_PLIES) return null;
  const made = tree.next;
  const child: TreeNode = { move, parent: at, children: [], comment: '', ply: parent.ply + 1 };
  const grown = { ...parent, children: [...parent.children, made] };
  return { tree: changed(tree, [[made, child], [at, grown]], made + 1), at: made };
}

/** Adds moves one after the other; stops where the tree is full. */
export function addLine(tree: Tree, at: number, moves: readonly string[]): Place {
  let place: Place = { tree, at };
  for (const move of moves) {
    const next = add(place.tree, place.at, move);
    if (next === null) break;
    place = next;
  }
  return place;
}

/** Takes a node away with all that follows it; the root stays. */
export function remove(tree: Tree, at: number): Place {
  const node = tree.nodes.get(at);
  if (node === undefined || at === ROOT) return { tree, at: ROOT };
  const nodes = new Map(tree.nodes);
  const gone = [at];
  for (let each = gone.pop(); each !== undefined; each = gone.pop()) {
    gone.push(...(nodes.get(each)?.children ?? []));
    nodes.delete(each);
  }
  const parent = nodeAt(tree, node.parent);
  nodes.set(node.parent, { ...parent, children: parent.children.filter((child) => child !== at) });
  return { tree: { nodes, next: tree.next }, at: node.parent };
}

/** The last node on the way to `at` that is not a main continuation: where its variation begins. Null on the main line. */
export function branchOf(tree: Tree, at: number): number | null {
  for (let each = at; each !== ROOT; ) {
    const { parent } = nodeAt(tree, each);
    if (parent < 0) return null;
    if (nodeAt(tree, parent).children[0] !== each) return each;
    each = parent;
  }
  return null;
}

/** Makes the variation that `at` is in the main continuation of its fork. */
export function promote(tree: Tree, at: number): Tree {
  const branch = branchOf(tree, at);
  if (branch === null) return tree;
  const { parent } = nodeAt(tree, branch);
  const fork = nodeAt(tree, parent);
  const children = [branch, ...fork.children.filter((child) => child !== branch)];
  return changed(tree, [[parent, { ...fork, children }]]);
}

export function setComment(tree: Tree, at: number, text: string): Tree {
  return changed(tree, [[at, { ...nodeAt(tree, at), comment: text.slice(0, LONGEST_COMMENT) }]]);
}

/** Numbers from the first move to `at`, the root left out. */
export function pathTo(tree: Tree, at: number): number[] {
  const path: number[] = [];
  for (let each = at; each !== ROOT && tree.nodes.has(each); each = nodeAt(tree, each).parent) path.push(each);
  return path.reverse();
}

/** The moves that lead to `at`. */
export function movesTo(tree: Tree, at: number): string[] {
  return pathTo(tree, at).map((each) => nodeAt(tree, each).move);
}

/** The last node of the main continuation from `at`. */
export function lastOf(tree: Tree, at: number): number {
  let last = at;
  for (let next = nodeAt(tree, last).children[0]; next !== undefined; next = nodeAt(tree, last).children[0]) last = next;
  return last;
}

export type Walk = 'first' | 'back' | 'forward' | 'last';

/** Where a step leads; `at` itself where there is nothing more. */
export function walk(tree: Tree, at: number, to: Walk): number {
  const { parent, children } = nodeAt(tree, at);
  switch (to) {
    case 'first':
      return ROOT;
    case 'back':
      return parent < 0 ? ROOT : parent;
    case 'forward':
      return children[0] ?? at;
    case 'last':
      return lastOf(tree, at);
  }
}

/** A move, or where a variation begins or ends. */
export type Token =
  | { readonly kind: 'move'; readonly at: number; readonly depth: number; /** After something that is not the move before it. */ readonly fresh: boolean }
  | { readonly kind: 'open'; readonly depth: number }
  | { readonly kind: 'close'; readonly depth: number };

/** The whole tree as it is written: each move, then the variations to it, then what follows. */
export function tokensOf(tree: Tree): Token[] {
  type Task = Token | { readonly kind: 'after'; readonly at: number; readonly depth: number };
  const tokens: Token[] = [];
  const tasks: Task[] = [{ kind: 'after', at: ROOT, depth: 0 }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (task.kind !== 'after') {
      tokens.push(task);
      continue;
    }
    const { at, depth } = task;
    const { children, comment } = nodeAt(tree, at);
    const [main, ...others] = children;
    if (main === undefined) continue;
    const last = tokens.at(-1);
    const fresh = last?.kind !== 'move' || comment !== '';
    const parts: Task[] = [{ kind: 'move', at: main, depth, fresh }];
    for (const other of others) {
      const deeper = depth + 1;
      parts.push({ kind: 'open', depth: deeper }, { kind: 'move', at: other, depth: deeper, fresh: true }, { kind: 'after', at: other, depth: deeper }, { kind: 'close', depth: deeper });
    }
    tasks.push(...[...parts, { kind: 'after', at: main, depth } satisfies Task].reverse());
  }
  return tokens;
}
