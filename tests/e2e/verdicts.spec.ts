/** What the page says to moves that are not the key, on real puzzles with moves that the engine found. */
import { engine, firstMoveJudged } from './support/engine.ts';
import { puzzles, puzzleWhere } from './support/packs.ts';
import { expect, test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';

const redFirst = puzzles.filter((puzzle) => puzzle.fen.includes(' w'));

test('a longer mate is accepted and can be carried to its end', async ({ page, hasTouch }) => {
  const { puzzle, move, judgement } = await firstMoveJudged(redFirst, ({ verdict }) => verdict === 'longer');
  const hand = hasTouch ? 'tap' : 'click';
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await solve.move(move, hand);
  await solve.shows('longer');
  await expect(solve.strip).toContainText(String(judgement.extra));
  const after = engine.play(puzzle.fen, move).fen;
  await solveFrom(solve, puzzle, hand, { fen: engine.play(after, await solve.reply(0)).fen, turn: 1 });
});

for (const verdict of ['check-no-mate', 'attack-lost'] as const) {
  test(`a wrong move is refuted on the board: ${verdict}`, async ({ page, hasTouch }) => {
    const { puzzle, move, judgement } = await firstMoveJudged(
      redFirst,
      (candidate) => candidate.verdict === verdict && candidate.refutation.length > 0,
    );
    const solve = new SolvePage(page);
    await solve.open(puzzle);
    await solve.move(move, hasTouch ? 'tap' : 'click');
    await solve.shows(verdict);

    // The refuting reply is made on the board: its piece arrives where the engine says.
    const reply = judgement.refutation[0] ?? '';
    const [from, to] = [reply.slice(0, 2), reply.slice(2)];
    const before = engine.play(puzzle.fen, move);
    const after = engine.play(before.fen, reply);
    const named = (square: string) => solve.point(square).getAttribute('aria-label');
    const [fromBefore, toBefore] = [await named(from), await named(to)];
    expect(before.pieces.some((piece) => piece.square === from), 'the reply starts from a piece').toBe(true);
    expect(after.pieces.some((piece) => piece.square === to)).toBe(true);
    await expect(solve.point(from)).not.toHaveAttribute('aria-label', fromBefore ?? '');
    await expect(solve.point(to)).not.toHaveAttribute('aria-label', toBefore ?? '');

    // Then both moves go back and the puzzle is as it was, to be tried again.
    const start = engine.position(puzzle.fen).pieces.map((piece) => piece.square);
    await expect(solve.point(from)).toHaveAttribute('aria-label', fromBefore ?? '');
    expect(start).toContain(move.slice(0, 2));
    await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');
  });
}

test('an illegal move says why and costs nothing', async ({ page, hasTouch }) => {
  const puzzle = puzzleWhere('solved by a rook or a cannon', (candidate) => /[RC]/.test(candidate.fen) && candidate.fen.includes(' w'));
  const { pieces, legal } = engine.position(puzzle.fen);
  // A piece of Red's that has moves, and a point that it cannot go to and that is not Red's own.
  const own = new Set(pieces.filter(({ piece }) => piece === piece.toUpperCase()).map(({ square }) => square));
  const mover = pieces.find(({ square, piece }) => /[RC]/.test(piece) && legal.some((move) => move.startsWith(square)));
  if (mover === undefined) throw new Error('no mover');
  const target = ['a0', 'i9', 'a9', 'i0', 'e5', 'd6', 'f6', 'c7', 'g7'].find(
    (square) => !own.has(square) && square !== mover.square && !legal.includes(mover.square + square),
  );
  if (target === undefined) throw new Error('no target');

  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await solve.move(mover.square + target, hasTouch ? 'tap' : 'click');
  await solve.shows('illegal');
  await expect(solve.strip).not.toHaveText('');
  await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');
});

test('困毙 counts: a move that leaves the defender no move solves', async ({ page, hasTouch }) => {
  const puzzle = puzzleWhere('won by stalemate', (candidate) => {
    const end = candidate.line.reduce((fen, move) => engine.play(fen, move).fen, candidate.fen);
    return candidate.fen.includes(' w') && engine.position(end).status === 'stalemate';
  });
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  let fen = puzzle.fen;
  for (const [index, move] of puzzle.line.entries()) {
    if (index % 2 === 0) {
      await solve.move(move, hasTouch ? 'tap' : 'click');
    } else {
      expect(await solve.reply((index - 1) / 2)).toBe(move);
    }
    fen = engine.play(fen, move).fen;
  }
  await solve.shows('solved');
  await expect(solve.strip).toContainText('困毙');
});
