/** The engine under node, to find moves that a test wants: a longer mate, a wrong check, the reply to expect. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AttemptView, Goal, Judgement, PositionView, Puzzle, Request, Response, SolveAnswer } from '../../../www/src/engine/wire.ts';
import { type PackPuzzle, ROOT } from './packs.ts';

interface EngineModule {
  position(fen: string): PositionView;
  play(fen: string, move: string): PositionView;
  Searcher: new (tableMb: number) => {
    handle(request: Request, onMessage: (message: Response) => void): Promise<void>;
  };
}

const folder = process.env['CANJU_WASM_NODE'] ?? join(ROOT, 'target', 'wasm-node');

/** The wasm module that `cargo xtask wasm` built for node. */
export const engine = createRequire(import.meta.url)(join(folder, 'canju_wasm.js')) as EngineModule;

/** One attempt at a puzzle, as the page makes it. */
export class Attempt {
  readonly #searcher = new engine.Searcher(16);
  #nextId = 1;

  static async open(puzzle: PackPuzzle): Promise<Attempt> {
    const attempt = new Attempt();
    const { mate_in: mateIn, ...rest } = puzzle;
    await attempt.#ask({ id: attempt.#id(), kind: 'open', puzzle: { ...rest, mateIn } satisfies Puzzle });
    return attempt;
  }

  /** Judges a move of the attacker; a right one stands, with the defender's reply. */
  async play(move: string): Promise<{ judgement: Judgement; view: AttemptView }> {
    const answer = await this.#ask({ id: this.#id(), kind: 'play', move });
    if (answer.kind !== 'played') throw new Error(`play ${move}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Solves a position of its own, apart from the puzzle. */
  async solve(fen: string, goal: Goal): Promise<SolveAnswer> {
    const answer = await this.#ask({ id: this.#id(), kind: 'solve', fen, goal });
    if (answer.kind !== 'solved') throw new Error(`solve ${fen}: ${JSON.stringify(answer)}`);
    return answer.answer;
  }

  #id(): number {
    return this.#nextId++;
  }

  async #ask(request: Request): Promise<Response> {
    let last: Response | undefined;
    await this.#searcher.handle(request, (message) => {
      if (message.kind !== 'progress') last = message;
    });
    if (last === undefined) throw new Error(`no answer to ${request.kind}`);
    if (last.kind === 'error') throw new Error(`${request.kind}: ${last.fault.code} ${last.fault.message}`);
    return last;
  }
}

/** How the first move `move` of a puzzle is judged. */
export async function judgeFirst(puzzle: PackPuzzle, move: string): Promise<Judgement> {
  const attempt = await Attempt.open(puzzle);
  return (await attempt.play(move)).judgement;
}

/** The first puzzle with a first move that is judged so, and that move. */
export async function firstMoveJudged(
  puzzles: readonly PackPuzzle[],
  fits: (judgement: Judgement) => boolean,
): Promise<{ puzzle: PackPuzzle; move: string; judgement: Judgement }> {
  for (const puzzle of puzzles) {
    for (const move of engine.position(puzzle.fen).legal) {
      if (puzzle.keys.includes(move)) continue;
      const judgement = await judgeFirst(puzzle, move);
      if (fits(judgement)) return { puzzle, move, judgement };
    }
  }
  throw new Error('no puzzle has such a first move');
}
