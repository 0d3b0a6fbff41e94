/** Whatever is chosen, the board can be read: contrast of lines, labels, marks and figures (WCAG 2.x). */
import { describe, expect, it } from 'vitest';
import { paletteOf } from './looks';
import { PICTURES } from './pictures';
import type { Ground, Theme } from './state';

const channel = (byte: number) => (byte <= 10.31 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

const GROUNDS: readonly Ground[] = ['plain', 'wood', 'paper', 'green', 'slate'];
const cases = GROUNDS.flatMap((ground) => (['light', 'dark'] as const).map((theme): [Ground, Theme] => [ground, theme]));

describe.each(cases)('%s in the %s theme', (ground, theme) => {
  const palette = paletteOf(theme, ground, true);

  it('shows lines and marks', () => {
    const { board, line, last, check, hint, focus, arrows } = palette;
    for (const mark of [line, last, check, hint, focus, arrows.refute, arrows.hint]) expect(contrast(mark, board)).toBeGreaterThanOrEqual(3);
  });

  it('shows labels and pieces as well as text', () => {
    const { board, label, red, black, discEdge, darkDisc } = palette;
    expect(contrast(label, board)).toBeGreaterThanOrEqual(4.5);
    for (const ink of [red, black]) expect(contrast(ink, discEdge)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(darkDisc?.ink ?? board, darkDisc?.centre ?? board)).toBeGreaterThanOrEqual(4.5);
  });
});

it('tells the sides by how light their discs are, where that is asked for', () => {
  const { discEdge, darkDisc } = paletteOf('light', 'plain', true);
  expect(contrast(discEdge, darkDisc?.centre ?? discEdge)).toBeGreaterThan(7);
  expect(paletteOf('light', 'plain', false).darkDisc).toBeUndefined();
});

it('has a picture of every piece, within its disc', () => {
  expect(Object.keys(PICTURES).sort()).toEqual(['A', 'B', 'C', 'K', 'N', 'P', 'R']);
  for (const path of Object.values(PICTURES)) {
    const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(32);
  }
});
