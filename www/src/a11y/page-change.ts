/**
 * When a page or a puzzle takes another's place, its heading is spoken, and a focus that went with what is gone is set where the
 * keyboard goes on: on the board of a puzzle, else at the heading. A hand at the mouse is left alone, and so is a focus that was
 * nowhere.
 */

export function followPages(say: (heading: HTMLElement) => void): void {
  /** What had the focus when a key was last pressed; null after a pointer. */
  let held: Element | null = null;
  addEventListener('keydown', () => (held = document.activeElement), true);
  addEventListener('pointerdown', () => (held = null), true);

  watchPages((main, heading) => {
    const board = main.classList.contains('solve') ? main.querySelector<HTMLElement>('.board-cell[tabindex="0"]') : null;
    const lost = held !== null && !held.isConnected && document.activeElement === document.body;
    // A heading that gets the focus is read for that.
    if (!lost || board !== null) say(heading);
    if (!lost) return;
    heading.tabIndex = -1;
    (board ?? heading).focus({ preventScroll: true });
  });
}

/** Calls back with each page that takes the place of the one that stands, as soon as it has a heading and has set its own focus. */
function watchPages(onPage: (main: HTMLElement, heading: HTMLElement) => void): void {
  let seen = document.getElementById('main');
  new MutationObserver(() => {
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1') ?? null;
    // A page that is still on its way has no heading.
    if (main === null || main === seen || heading === null) return;
    seen = main;
    // Effects run after the next frame.
    requestAnimationFrame(() => setTimeout(() => onPage(main, heading)));
  }).observe(document.body, { childList: true, subtree: true });
}
