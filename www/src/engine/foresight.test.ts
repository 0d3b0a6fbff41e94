import { beforeEach, describe, expect, it } from 'vitest';
import type { Client, Question, Reply } from './client';
import { foresee } from './foresight';
import type { AttemptView } from './wire';

/**
 * A mate in two: a0a1, two replies (b9b8 holds out one move, b9c9 none longer), then a1a2 or a1a3; each ends the game.
 *
 * Words by hand: a head is edges | moves left << 8 | exact << 24 | stalemate << 25, an edge is move << 19 | place.
 */
const index = (square: string) => square.charCodeAt(0) - 97 + 9 * Number(square[1]);
const head = (edges: number, left: number, more = 0) => edges + left * 256 + 2 ** 24 + more;
const edge = (move: string, to: number) => (90 * index(move.slice(0, 2)) + index(move.slice(2))) * 2 ** 19 + to;
const GRAPH = [
  7,
  head(1, 2), edge('a0a1', 3),
  head(2, 1), edge('b9b8', 6), edge('b9c9', 9),
  head(2, 1), edge('a1a2', 11), edge('a1a3', 12),
  head(1, 1), edge('a1a2', 11),
  head(0, 0),
  head(0, 0, 2 ** 25),
];

const view = (moves: string[], change: Partial<AttemptView> = {}): AttemptView => ({
  moves,
  judgements: [],
  mateIn: 2,
  state: 'solving',
  hintStage: 1,
  wrongTries: 2,
  longerTries: 0,
  solutionShown: false,
  ...change,
});

let asked: { question: Question; settle(reply: Reply): void; cancelled: boolean }[];
let client: Client;

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const kinds = () => asked.map(({ question }) => question.kind);
/** Answers the first request of a kind that waits. */
async function answer(kind: string, reply: Reply): Promise<void> {
  const at = asked.findIndex(({ question }) => question.kind === kind);
  asked.splice(at, 1)[0]?.settle(reply);
  await settled();
}
const puzzle = { id: 'p', fen: '', goal: 'checks', mateIn: 2, keys: [], line: [], tags: [], level: 1 } as const;

beforeEach(async () => {
  asked = [];
  client = foresee({
    ready: Promise.resolve(null),
    close: () => undefined,
    ask(question) {
      let settle: (reply: Reply) => void = () => undefined;
      const entry = { question, settle: (reply: Reply) => settle(reply), cancelled: false };
      asked.push(entry);
      return { answer: new Promise((resolve) => (settle = resolve)), cancel: () => (entry.cancelled = true) };
    },
  });
  client.ask({ kind: 'open', puzzle: { ...puzzle, keys: [], line: [], tags: [] } });
  await answer('open', { kind: 'view', view: view([]) });
});

describe('a move of the solution', () => {
  beforeEach(() => answer('graph', { kind: 'graph', graph: GRAPH }));

  it('is judged at once, with all replies and the longest played; the worker hears of it', async () => {
    const { answer: early } = client.ask({ kind: 'play', move: 'a0a1' });
    expect(kinds()).toEqual(['play']);
    expect(await early).toEqual({
      kind: 'played',
      judgement: {
        move: 'a0a1',
        verdict: 'best',
        mateIn: 1,
        extra: 0,
        end: null,
        quiet: false,
        replies: [
          { move: 'b9b8', mateIn: 1, atMost: false },
          { move: 'b9c9', mateIn: 1, atMost: false },
        ],
        refutation: [],
        certified: 7,
        nodes: 0,
      },
      view: view(['a0a1', 'b9b8'], { mateIn: 1, judgements: [expect.anything() as never] }),
    });
  });

  it('may be followed by the next one before the worker has said anything, and late views do not take it back', async () => {
    client.ask({ kind: 'play', move: 'a0a1' });
    const end = await client.ask({ kind: 'play', move: 'a1a3' }).answer;
    expect(end).toMatchObject({ judgement: { verdict: 'solved', end: 'stalemate', certified: 0 }, view: { state: 'solved', mateIn: null } });
    await answer('play', { kind: 'played', judgement: { ...(end as Reply & { kind: 'played' }).judgement }, view: view(['a0a1', 'b9b8']) });
    expect(kinds(), 'the first view is old: nothing is looked for').toEqual(['play']);
  });

  it('goes on after another reply, as far as the solution says how', async () => {
    client.ask({ kind: 'defend', move: 'b9c9' });
    await answer('defend', { kind: 'view', view: view(['a0a1', 'b9c9'], { mateIn: 1 }) });
    expect(kinds(), 'the position is in the solution').toEqual([]);
    expect(await client.ask({ kind: 'play', move: 'a1a2' }).answer).toMatchObject({ judgement: { verdict: 'solved', end: 'checkmate' } });
    client.ask({ kind: 'take-back' });
    await answer('take-back', { kind: 'view', view: view(['a0a1', 'b9c9'], { mateIn: 1 }) });
    client.ask({ kind: 'play', move: 'a1a3' });
    expect(asked.at(-1)?.question).toEqual({ kind: 'play', move: 'a1a3' });
  });
});

describe('the solution', () => {
  it('is looked for again, from where the attempt is, when a move leads out of it', async () => {
    await answer('graph', { kind: 'graph', graph: GRAPH });
    const call = client.ask({ kind: 'play', move: 'i0i1' });
    const longer = view(['i0i1', 'b9b8']);
    await answer('play', { kind: 'played', judgement: expect.anything() as never, view: longer });
    expect(await call.answer).toMatchObject({ view: longer });
    expect(kinds()).toEqual(['graph']);
    await answer('graph', { kind: 'graph', graph: GRAPH });
    expect(await client.ask({ kind: 'play', move: 'a0a1' }).answer).toMatchObject({ view: { moves: ['i0i1', 'b9b8', 'a0a1', 'b9b8'] } });
  });

  it('gives way to every request, and is looked for again after it', async () => {
    const [first] = asked;
    client.ask({ kind: 'hint' });
    expect(first?.cancelled).toBe(true);
    first?.settle({ kind: 'cancelled' });
    asked.shift();
    await answer('hint', { kind: 'hint', hint: expect.anything() as never, view: view([]) });
    expect(kinds()).toEqual(['graph']);
  });

  it('is not asked for twice where there is none, nor when all is over', async () => {
    await answer('graph', { kind: 'graph', graph: null });
    client.ask({ kind: 'restart' });
    await answer('restart', { kind: 'view', view: view([]) });
    client.ask({ kind: 'give-up' });
    await answer('give-up', { kind: 'solution', line: [], view: view([], { state: 'given-up' }) });
    expect(kinds()).toEqual([]);
  });
});
