/** The solve screen as a person uses it: points of the board, the verdict strip, the buttons. Handles are named here only. */
import type { Locator, Page } from '@playwright/test';
import type { PackPuzzle } from './packs.ts';
import { packOf } from './packs.ts';
import { expect } from './site.ts';

/** The kind of a verdict strip, as in www/src/session/view.ts. */
export type Strip =
  | 'loading'
  | 'idle'
  | 'right'
  | 'longer'
  | 'check-no-mate'
  | 'attack-lost'
  | 'illegal'
  | 'hint'
  | 'film'
  | 'why'
  | 'solved'
  | 'given-up';

export type Hand = 'click' | 'drag' | 'tap' | 'touch-drag' | 'keys';

export class SolvePage {
  readonly page: Page;
  readonly strip: Locator;
  readonly moves: Locator;

  constructor(page: Page) {
    this.page = page;
    this.strip = page.getByTestId('verdict');
    this.moves = page.getByTestId('moves');
  }

  static address(puzzle: PackPuzzle): string {
    return `#/solve/${packOf(puzzle).id}/${puzzle.id}`;
  }

  async open(puzzle: PackPuzzle): Promise<void> {
    await this.page.goto(SolvePage.address(puzzle));
    await this.shows('idle');
  }

  /** Waits until the strip is of one of these kinds. */
  async shows(...kinds: Strip[]): Promise<void> {
    await expect(this.strip).toHaveAttribute('data-verdict', new RegExp(`^(?:${kinds.join('|')})$`));
  }

  action(id: string): Locator {
    return this.page.locator(`[data-action="${id}"]`);
  }

  /** The element over a point of the board. */
  point(square: string): Locator {
    return this.page.locator(`[data-square="${square}"]`);
  }

  /** What a screen reader says of a point. */
  async name(square: string): Promise<string> {
    return (await this.point(square).getAttribute('aria-label')) ?? '';
  }

  /** The defender's reply to attacker move number `turn` (from 0), as soon as the move list has it. */
  async reply(turn: number): Promise<string> {
    const ply = this.moves.locator(`[data-ply="${2 * turn + 2}"]`).first();
    await expect(ply).toBeVisible();
    const move = await ply.getAttribute('data-move');
    if (move === null) throw new Error('a move of the list does not say which it is');
    return move;
  }

  /** Makes a move on the board; half a move ("h2") is one click or tap on that point. */
  async move(move: string, hand: Hand): Promise<void> {
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    const points = [from, to].filter((square) => square !== '');
    switch (hand) {
      case 'click':
        for (const square of points) {
          const { x, y } = await this.#centre(square);
          await this.page.mouse.click(x, y);
        }
        return;
      case 'tap':
        for (const square of points) {
          const { x, y } = await this.#centre(square);
          await this.page.touchscreen.tap(x, y);
        }
        return;
      case 'drag': {
        const [start, end] = [await this.#centre(from), await this.#centre(to)];
        await this.page.mouse.move(start.x, start.y);
        await this.page.mouse.down();
        await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
        await this.page.mouse.move(end.x, end.y, { steps: 4 });
        await this.page.mouse.up();
        return;
      }
      case 'touch-drag':
        return this.#touchDrag(await this.#centre(from), await this.#centre(to));
      case 'keys':
        await this.#walk(from);
        await this.page.keyboard.press('Enter');
        await this.#walk(to);
        await this.page.keyboard.press('Enter');
    }
  }

  async #centre(square: string): Promise<{ x: number; y: number }> {
    const box = await this.point(square).boundingBox();
    if (box === null) throw new Error(`${square} is not on the page`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** A finger that goes down, moves and lifts: Playwright's touchscreen only taps. */
  async #touchDrag(start: { x: number; y: number }, end: { x: number; y: number }): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const finger = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    const STEPS = 8;
    await finger('touchStart', start.x, start.y);
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      await finger('touchMove', start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }

  /** Goes to a point with Tab (if the board has not got the focus yet) and arrow keys alone. */
  async #walk(square: string): Promise<void> {
    let at = await this.#focused();
    for (let tabs = 0; at === null && tabs < 40; tabs += 1) {
      await this.page.keyboard.press('Tab');
      at = await this.#focused();
    }
    if (at === null) throw new Error('Tab does not reach the board');
    const across = square.charCodeAt(0) - at.charCodeAt(0);
    const up = Number(square[1]) - Number(at[1]);
    // Red is below: a higher rank is further up, a later file further right.
    for (let step = 0; step < Math.abs(across); step += 1) await this.page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let step = 0; step < Math.abs(up); step += 1) await this.page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
    expect(await this.#focused(), 'the arrow keys went where they should').toBe(square);
  }

  /** The point that has the focus. */
  #focused(): Promise<string | null> {
    return this.page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? null);
  }
}
