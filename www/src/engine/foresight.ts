/**
 * Verdicts without waiting. Whenever the position at hand has no known solution, the worker is asked for it; a move that
 * is in it is judged from it at once. The worker is asked all the same, so that its attempt goes on: it holds the truth, and
 * every later view is again its own. What the list of numbers means is said in `crate/wasm/src/graph.rs`.
 */
import type { Call, Client, Reply as Answer } from './client';
import type { AttemptView, Judgement, Reply } from './wire';

type Played = Answer & { kind: 'played' };

/** A solution, and the moves that led to its first position. */
export interface Solution {
  graph: readonly number[];
  base: readonly string[];
}

interface Node {
  edges: { move: string; to: number }[];
  mateIn: number;
  exact: boolean;
  stalemate: boolean;
}

const square = (index: number) => `${'abcdefghi'.charAt(index % 9)}${Math.floor(index / 9)}`;

function nodeAt(graph: readonly number[], at: number): Node {
  const head = graph[at] ?? 0;
  const edges = graph.slice(at + 1, at + 1 + (head & 0xff)).map((edge) => {
    const step = edge >>> 19;
    return { move: square(Math.floor(step / 90)) + square(step % 90), to: edge & 0x7ffff };
  });
  return { edges, mateIn: (head >>> 8) & 0xffff, exact: (head & (1 << 24)) !== 0, stalemate: (head & (1 << 25)) !== 0 };
}

/** The node of the position after `moves`; null where the solution does not have it or not with its exact length. */
function find({ graph, base }: Solution, moves: readonly string[]): Node | null {
  if (base.some((move, ply) => moves[ply] !== move)) return null;
  let node = nodeAt(graph, 1);
  for (const move of moves.slice(base.length)) {
    const edge = node.edges.find((each) => each.move === move);
    if (edge === undefined) return null;
    node = nodeAt(graph, edge.to);
  }
  return node.exact ? node : null;
}

/** What the worker will say to a move of the solution: its verdict, and the attempt with the longest reply played. */
export function foreseen(solution: Solution, view: AttemptView, move: string): Played | null {
  const edge = find(solution, view.moves)?.edges.find((each) => each.move === move);
  if (view.state !== 'solving' || edge === undefined) return null;
  const after = nodeAt(solution.graph, edge.to);
  const replies = after.edges.map(({ move: reply, to }): Reply => {
    const { mateIn, exact } = nodeAt(solution.graph, to);
    return { move: reply, mateIn, atMost: !exact };
  });
  const [longest] = replies;
  const judgement: Judgement = {
    move,
    verdict: longest === undefined ? 'solved' : 'best',
    mateIn: longest?.mateIn ?? 0,
    extra: 0,
    end: longest !== undefined ? null : after.stalemate ? 'stalemate' : 'checkmate',
    quiet: false,
    replies,
    refutation: [],
    certified: longest === undefined ? 0 : (solution.graph[0] ?? 0),
    nodes: 0,
  };
  const moves = [...view.moves, move, ...(longest === undefined ? [] : [longest.move])];
  const judgements = [...view.judgements, judgement];
  const state = longest === undefined ? 'solved' : 'solving';
  return { kind: 'played', judgement, view: { ...view, moves, judgements, mateIn: longest?.mateIn ?? null, state } };
}

/** A client that answers from the solution where it can. */
export function foresee(client: Client): Client {
  let view: AttemptView | null = null;
  let asked = 0;
  let solution: Solution | null = null;
  /** The search for the solution, while it runs. It gives way to every request. */
  let looking: Call | null = null;

  const look = (base: readonly string[]) => {
    const call = client.ask({ kind: 'graph' });
    looking = call;
    void call.answer.then((answer) => {
      if (looking !== call) return;
      looking = null;
      // Without a graph, too, this position is not asked about again.
      if (answer.kind === 'graph') solution = { graph: answer.graph ?? [], base };
    });
  };

  const knows = (moves: readonly string[]) =>
    solution !== null && (moves.join() === solution.base.join() || find(solution, moves) !== null);

  return {
    ...client,
    ask(question, onProgress) {
      looking?.cancel();
      looking = null;
      if (question.kind === 'open') view = solution = null;
      const early = question.kind === 'play' && view !== null && solution !== null ? foreseen(solution, view, question.move) : null;
      const call = client.ask(question, onProgress);
      if (early !== null) view = early.view;
      const of = ++asked;
      void call.answer.then((answer) => {
        // Of several questions on the way the last one tells how things stand.
        if (of !== asked) return;
        if ('view' in answer) view = answer.view;
        if (view?.state === 'solving' && !knows(view.moves)) look(view.moves);
      });
      return early === null ? call : { answer: Promise.resolve(early), cancel: () => undefined };
    },
  };
}
