/** A mate in one and a mate in three, by every hand that a reader may have. */
import { puzzleWhere } from './support/packs.ts';
import { test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage, type Hand } from './support/solve-page.ts';

const lengths = [1, 3].map((n) => puzzleWhere(`a mate in ${n}`, (puzzle) => puzzle.mate_in === n && puzzle.fen.includes(' w')));

for (const puzzle of lengths) {
  test(`a mate in ${puzzle.mate_in}, point by point`, async ({ page, hasTouch }) => {
    const solve = new SolvePage(page);
    await solve.open(puzzle);
    await solveFrom(solve, puzzle, hasTouch ? 'tap' : 'click');
  });

  test(`a mate in ${puzzle.mate_in}, dragging`, async ({ page, hasTouch }) => {
    const solve = new SolvePage(page);
    await solve.open(puzzle);
    await solveFrom(solve, puzzle, hasTouch ? 'touch-drag' : 'drag');
  });

  test(`a mate in ${puzzle.mate_in}, keyboard alone`, async ({ page, hasTouch }) => {
    test.skip(hasTouch === true, 'a phone has no keyboard');
    const solve = new SolvePage(page);
    await solve.open(puzzle);
    await solveFrom(solve, puzzle, 'keys' satisfies Hand);
  });
}
