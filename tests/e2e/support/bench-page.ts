/** The editor and the analysis board as a person uses them. Handles are named here only. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** A position for an address. */
export const linked = (fen: string) => fen.split(' ').slice(0, 2).join('_');

export class BenchPage {
  readonly page: Page;
  readonly proof: Locator;
  readonly main: Locator;

  constructor(page: Page, name: 'edit' | 'analysis') {
    this.page = page;
    this.main = page.getByTestId(name);
    this.proof = page.getByTestId('proof');
  }

  async open(address: string): Promise<void> {
    await this.page.goto(`./${address}`);
    await expect(this.main).toBeVisible();
  }

  /** Waits until the proof stands so: `mate`, `no-mate`, `unknown`, `faulty`… */
  async stands(...kinds: string[]): Promise<void> {
    await expect(this.proof).toHaveAttribute('data-standing', new RegExp(`^(?:${kinds.join('|')})$`));
  }

  point(square: string): Locator {
    return this.page.locator(`[data-square="${square}"]`);
  }

  tool(name: string): Locator {
    return this.page.locator(`[data-tool="${name}"]`).filter({ visible: true }).first();
  }

  /** What a screen reader says of a point. */
  async name(square: string): Promise<string> {
    return (await this.point(square).getAttribute('aria-label')) ?? '';
  }

  async centre(of: Locator): Promise<{ x: number; y: number }> {
    const box = await of.boundingBox();
    if (box === null) throw new Error('not on the page');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async click(square: string): Promise<void> {
    const { x, y } = await this.centre(this.point(square));
    await this.page.mouse.click(x, y);
  }

  async drag(from: Locator, to: { x: number; y: number }): Promise<void> {
    const start = await this.centre(from);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + to.x) / 2, (start.y + to.y) / 2, { steps: 4 });
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** From point to point with the arrow keys, once the board has the focus. */
  async walk(square: string): Promise<void> {
    const focused = () => this.page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? null);
    let at = await focused();
    for (let tabs = 0; at === null && tabs < 60; tabs += 1) {
      await this.page.keyboard.press('Tab');
      at = await focused();
    }
    if (at === null) throw new Error('Tab does not reach the board');
    const across = square.charCodeAt(0) - at.charCodeAt(0);
    const up = Number(square[1]) - Number(at[1]);
    for (let step = 0; step < Math.abs(across); step += 1) await this.page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let step = 0; step < Math.abs(up); step += 1) await this.page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
    expect(await focused()).toBe(square);
  }
}
