/** The engine under node, to find moves that a test wants: a longer mate, a wrong check, the reply to expect. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createDesk, type Engine } from '../../../www/src/engine/desk.ts';
import type { Goal, Judgement, MoveNames, PositionView, Request, Response, SolveAnswer } from '../../../www/src/engine/wire.ts';
import { type PackPuzzle, ROOT } from './packs.ts';

interface EngineModule {
  notate(fen: string, move: string): MoveNames;
  position(fen: string): PositionView;
  play(fen: string, move: string): PositionView;
  Searcher: new (tableMb: number) => Engine;
}

const folder = process.env['CANJU_WASM_NODE'] ?? join(ROOT, 'target', 'wasm-node');

/** The wasm module that `cargo xtask wasm` built for node. */
export const engine = createRequire(import.meta.url)(join(folder, 'canju_wasm.js')) as EngineModule;

/** One searcher for all, so that a worker of the test runner holds one table. */
const carryOut = createDesk(new engine.Searcher(16), {
  send: (message) => (last = message),
  pause: () => Promise.resolve(),
  now: () => performance.now(),
});
let last: Response | undefined;
let lastId = 0;

async function ask(request: WithoutId<Request>): Promise<Response> {
  lastId += 1;
  await carryOut({ ...request, id: lastId } as Request);
  if (last === undefined) throw new Error(`no answer to ${request.kind}`);
  if (last.kind === 'error') throw new Error(`${request.kind}: ${last.fault.code} ${last.fault.message}`);
  return last;
}

type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** Solves a position. */
export async function solvePosition(fen: string, goal: Goal): Promise<SolveAnswer> {
  const answer = await ask({ kind: 'solve', fen, goal });
  if (answer.kind !== 'solved') throw new Error(`solve ${fen}: ${JSON.stringify(answer)}`);
  return answer.answer;
}

/** How first moves of a puzzle are judged, each from the start. */
export async function* judgeFirstMoves(puzzle: PackPuzzle, moves: readonly string[]): AsyncGenerator<Judgement> {
  const { mate_in: mateIn, ...rest } = puzzle;
  await ask({ kind: 'open', puzzle: { ...rest, mateIn } });
  for (const move of moves) {
    const answer = await ask({ kind: 'play', move });
    if (answer.kind !== 'played') throw new Error(`play ${move}: ${JSON.stringify(answer)}`);
    yield answer.judgement;
    // A move that stands has to be taken back; a wrong one has not been kept.
    if (answer.view.moves.length > 0) await ask({ kind: 'restart' });
  }
}

/** The first puzzle with a first move, no key, that is judged so, and that move. */
export async function firstMoveJudged(
  puzzles: readonly PackPuzzle[],
  fits: (judgement: Judgement) => boolean,
): Promise<{ puzzle: PackPuzzle; move: string; judgement: Judgement }> {
  for (const puzzle of puzzles) {
    const moves = engine.position(puzzle.fen).legal.filter((move) => !puzzle.keys.includes(move));
    for await (const judgement of judgeFirstMoves(puzzle, moves)) {
      if (fits(judgement)) return { puzzle, move: judgement.move, judgement };
    }
  }
  throw new Error('no puzzle has such a first move');
}
