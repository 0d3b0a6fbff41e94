/** What of a page cannot be read or reached because it is too wide for its place. */
import type { Page } from '@playwright/test';

/** Words and buttons that stand over the window's edge, or over that of their own box, where nothing scrolls to them. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const faults = document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
    for (const element of document.querySelectorAll('main *, nav *, header *')) {
      const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
      if ((!words && !element.matches('button, a, input, select')) || element.closest('.unseen, .board-grid, svg, [hidden]') !== null) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(element).visibility === 'hidden' || scrolls(element)) continue;
      const what = `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? '').slice(0, 30)}" ${Math.round(box.left)} to ${Math.round(box.right)}`;
      if (box.right > innerWidth + 1 || box.left < -1) faults.push(what);
      // Lines that end in dots are so on purpose, and tell the rest when tapped.
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === 'hidden' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1) faults.push(`${what}: clipped`);
    }
    return faults;
  });
}
