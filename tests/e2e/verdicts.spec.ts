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
    const reply = judgement.refutation[0] ?? '';
    const [from, to] = [reply.slice(0, 2), reply.slice(2)];
    const solve = new SolvePage(page);
    await solve.open(puzzle);
    const defender = await solve.name(from);
    const before = await solve.name(to);

    // The refuting reply is made on the board: its piece leaves its point and stands where the engine says. It is there for
    // a moment only, so the page is watched at every frame.
    const refuted = page.waitForFunction(
      ([start, end, away]) => {
        const named = (square: string) => document.querySelector(`[data-square="${square}"]`)?.getAttribute('aria-label') ?? '';
        const piece = (label: string) => label.split(/[，,、]/).at(-1)?.trim() ?? '';
        return named(start) !== away && piece(named(end)) === piece(away);
      },
      [from, to, defender] as const,
    );
    await solve.move(move, hasTouch ? 'tap' : 'click');
    await solve.shows(verdict);
    await refuted;

    // Then both moves go back, the verdict still stands, and the puzzle can be tried again.
    await expect(solve.point(from)).toHaveAttribute('aria-label', defender);
    await expect(solve.point(to)).toHaveAttribute('aria-label', before);
    await solve.shows(verdict);
    await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');
  });
}

test('a refutation that is played out ends on the defender, and says when no check is left', async ({ page, hasTouch }) => {
  const { puzzle, move, judgement } = await firstMoveJudged(redFirst, ({ verdict, refutation }) => verdict === 'check-no-mate' && refutation.length === 3);
  const solve = new SolvePage(page);
  await solve.open(puzzle);
  await solve.move(move, hasTouch ? 'tap' : 'click');
  await solve.shows('check-no-mate');
  await expect(solve.strip).not.toContainText('后无连将');
  await page.getByRole('button', { name: '看下去' }).filter({ visible: true }).click();
  await expect(solve.strip).toContainText('没有将可打');
  await expect(solve.moves.locator('[data-ply]')).toHaveCount(1 + judgement.refutation.length);
  await solve.action('retry').click();
  await solve.shows('idle');
});

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
