/** Sheets and keys hold what belongs on them, and nothing reaches over an edge. */
import { describe, expect, it } from 'vitest';
import { answerLines, codeWidthOf, DEFAULT_SHEET, entryHeight, keyPages, layoutOf, MARGIN, pagesOf, PAPERS, PER_PAGE, perPageOf, type SheetOptions } from './layout';

const every = PAPERS.flatMap((paper) =>
  PER_PAGE.flatMap((perPage) => [false, true].flatMap((large) => [0, 57, 97].map((modules): { options: SheetOptions; modules: number } & Pick<SheetOptions, 'paper' | 'perPage' | 'large'> => ({ options: { ...DEFAULT_SHEET, paper, perPage, large }, paper, perPage, large, modules })))),
);

describe('sheets', () => {
  it.each(every)('of $perPage on $paper (large $large, code of $modules) stay on the paper', ({ options, modules }) => {
    for (const lengths of [[1], [2, 3, null], [9], [23]]) {
      const layout = layoutOf(options, lengths, modules);
      const { columns, rows, cellWidth, cellHeight, boardWidth } = layout;
      expect(columns * rows).toBe(perPageOf(options));
      expect(columns * cellWidth + 2 * MARGIN.side).toBeLessThanOrEqual(layout.width);
      expect(rows * cellHeight + 2 * MARGIN.top + layout.codeWidth).toBeLessThanOrEqual(layout.height);
      expect(boardWidth).toBeLessThanOrEqual(cellWidth);
      expect(boardWidth * (layout.labels ? 1088 / 900 : 10 / 9) + layout.text * (7 + 8 * layout.answerRows)).toBeLessThanOrEqual(cellHeight + 1e-6);
      // A board that a child can read: four millimetres a file.
      expect(boardWidth).toBeGreaterThan(modules > 60 ? 30 : 35);
    }
  });

  it('have no more than four large boards a page', () => {
    expect(perPageOf({ ...DEFAULT_SHEET, perPage: 12, large: true })).toBe(4);
    expect(perPageOf({ ...DEFAULT_SHEET, perPage: 1, large: true })).toBe(1);
  });

  it('print a code so that a phone can read it, or not at all', () => {
    expect(codeWidthOf(0)).toBe(0);
    expect(codeWidthOf(41)).toBe(17);
    expect(codeWidthOf(93)).toBeCloseTo(35.34);
    expect(codeWidthOf(149)).toBe(0);
    expect(layoutOf({ ...DEFAULT_SHEET, code: false }, [1], 57).codeWidth).toBe(0);
  });

  it('number the answers, and leave plain lines where they find no room or tell too much', () => {
    const layout = layoutOf(DEFAULT_SHEET, [2, 3, 5]);
    expect(layout).toMatchObject({ answersInRow: 3, answerRows: 2 });
    expect(answerLines(layout, 2, true)).toEqual([[1, 2]]);
    expect(answerLines(layout, 5, true)).toEqual([[1, 2, 3], [4, 5]]);
    expect(answerLines(layout, 7, true)).toEqual([[0], [0]]);
    expect(answerLines(layout, 2, false)).toEqual([[0], [0]]);
    expect(answerLines(layout, null, true)).toEqual([[0], [0]]);
    expect(answerLines(layoutOf({ ...DEFAULT_SHEET, lines: false }, [2]), 2, true)).toEqual([]);
  });

  it('lose no exercise between pages', () => {
    expect(pagesOf([1, 2, 3, 4, 5, 6, 7], 6)).toEqual([[1, 2, 3, 4, 5, 6], [7]]);
    expect(pagesOf([], 6)).toEqual([]);
  });
});

describe('keys', () => {
  it('lose no answer between pages, and put none on a page that is full', () => {
    const heights = [36, 36, 36, 36, 36, 36, 36, 120, 200, 36];
    const pages = keyPages(DEFAULT_SHEET, heights);
    expect(pages.flat()).toEqual(heights.map((_, at) => at));
    for (const page of pages) expect(page.reduce((sum, at) => sum + (heights[at] ?? 0), 0)).toBeLessThanOrEqual(297 - 20 - 27);
    expect(pages[0]).toHaveLength(6);
  });

  it('give an answer that is higher than a page one of its own', () => {
    expect(keyPages(DEFAULT_SHEET, [36, 400, 36])).toEqual([[0], [1], [2]]);
  });

  it('grow with their text', () => {
    const short = entryHeight(DEFAULT_SHEET, ['1 马五进四']);
    const long = entryHeight(DEFAULT_SHEET, ['1 马五进四 将5平6 '.repeat(20)]);
    expect(short).toBe(36);
    expect(long).toBeGreaterThan(50);
    expect(entryHeight({ ...DEFAULT_SHEET, large: true }, ['1 马五进四 将5平6 '.repeat(20)])).toBeGreaterThan(long);
  });
});
