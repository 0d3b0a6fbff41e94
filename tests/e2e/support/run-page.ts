/** A practice run as a person goes through it. */
import type { Page } from '@playwright/test';
import { engine, judgeFirstMoves } from './engine.ts';
import { puzzles, type PackPuzzle } from './packs.ts';
import { expect } from './site.ts';
import { solveFrom } from './solve.ts';
import { SolvePage, type Hand } from './solve-page.ts';

/** A run of the page: the puzzle at hand, and the ways to solve it or not. */
export class RunPage {
  readonly page: Page;
  readonly solve: SolvePage;
  readonly hand: Hand;
  /** Puzzles of the run at hand that were solved because there was no move to miss them with. */
  private unmissable = 0;

  constructor(page: Page, hasTouch: boolean) {
    this.page = page;
    this.solve = new SolvePage(page);
    this.hand = hasTouch ? 'tap' : 'click';
  }

  async start(mode: string): Promise<void> {
    await this.page.goto(`./#/run/${mode}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.page.getByTestId('solve')).toHaveAttribute('data-active', 'true');
  }

  /** The puzzle on the board. */
  async puzzle(): Promise<PackPuzzle> {
    const id = await this.page.getByTestId('solve').getAttribute('data-puzzle');
    const found = puzzles.find((each) => each.id === id);
    if (found === undefined) throw new Error(`${id ?? 'nothing'} is in no pack`);
    return found;
  }

  /** Until another puzzle than this one is on the board. */
  async after(puzzle: PackPuzzle): Promise<void> {
    await expect(this.page.getByTestId('solve')).not.toHaveAttribute('data-puzzle', puzzle.id);
    await this.ready();
  }

  /** Solves a puzzle after which the next one comes by itself. */
  async dash(hand: Hand = this.hand): Promise<PackPuzzle> {
    const puzzle = await this.puzzle();
    if (puzzle.mate_in === 1) await this.solve.move(puzzle.keys[0] ?? '', hand);
    else await solveFrom(this.solve, puzzle, hand);
    return puzzle;
  }

  /** Makes a first move that loses the mate. Puzzles without one are solved, and the next one is missed. */
  async miss(hand: Hand = this.hand): Promise<PackPuzzle> {
    const puzzle = await this.puzzle();
    const moves = engine.position(puzzle.fen).legal.filter((move) => !puzzle.keys.includes(move));
    for await (const { verdict, move } of judgeFirstMoves(puzzle, moves)) {
      if (verdict !== 'check-no-mate' && verdict !== 'attack-lost') continue;
      await this.solve.move(move, hand);
      return puzzle;
    }
    await this.after(await this.dash(hand));
    this.unmissable += 1;
    return this.miss(hand);
  }

  async stop(): Promise<void> {
    await this.page.getByTestId('run-stop').or(this.page.locator('.run-leave')).filter({ visible: true }).first().click();
    await expect(this.page.getByTestId('result')).toBeVisible();
  }

  /** The result tells `n` puzzles, and those that could not be missed; gives how many that makes. */
  async score(n: number): Promise<number> {
    const total = n + this.unmissable;
    await expect(this.page.getByTestId('result')).toHaveAttribute('data-score', String(total));
    this.unmissable = 0;
    return total;
  }
}
