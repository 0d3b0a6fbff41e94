/** Solving a puzzle on the page, with the node engine as the one who knows the keys. */
import { engine, solvePosition } from './engine.ts';
import type { PackPuzzle } from './packs.ts';
import { expect } from './site.ts';
import type { Hand, SolvePage } from './solve-page.ts';

/**
 * Plays shortest mates from `fen` until the page says solved, answering whatever the page's defender replies.
 * `turn` is how many attacker moves are on the board already.
 */
export async function solveFrom(
  solve: SolvePage,
  puzzle: PackPuzzle,
  hand: Hand,
  { fen = puzzle.fen, turn = 0 }: { fen?: string; turn?: number } = {},
): Promise<void> {
  for (let played = turn; ; played += 1) {
    const answer = await solvePosition(fen, puzzle.goal);
    expect(answer.verdict, `a mate from ${fen}`).toBe('mate');
    const key = answer.keys[0] ?? '';
    await solve.move(key, hand);
    const after = engine.play(fen, key);
    if (after.status !== 'playing') {
      await solve.shows('solved');
      return;
    }
    await solve.shows('right');
    fen = engine.play(after.fen, await solve.reply(played)).fen;
  }
}
