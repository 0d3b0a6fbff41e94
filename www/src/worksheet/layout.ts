/**
 * How exercises lie on paper: which page, how large a board, how many lines to write on. All lengths are millimetres; pure, so
 * that what is printed is known before anything is drawn.
 */

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
export const PER_PAGE = [1, 4, 6, 9, 12] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** What a teacher chooses for a sheet. */
export interface SheetOptions {
  readonly paper: Paper;
  readonly perPage: PerPage;
  /** Larger text and lines, four boards a page at most. */
  readonly large: boolean;
  /** "Mate in three" above a board, or only who moves. */
  readonly lengths: boolean;
  /** Room for the pupil's answer. */
  readonly lines: boolean;
  /** The code that opens the same set on a phone. */
  readonly code: boolean;
  /** The pages with the answers. */
  readonly key: boolean;
}

export const DEFAULT_SHEET: SheetOptions = { paper: 'a4', perPage: 6, large: false, lengths: true, lines: true, code: true, key: true };

const SIZES: Readonly<Record<Paper, { width: number; height: number }>> = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } };
const GRIDS: Readonly<Record<PerPage, { columns: number; rows: number }>> = {
  1: { columns: 1, rows: 1 },
  4: { columns: 2, rows: 2 },
  6: { columns: 2, rows: 3 },
  9: { columns: 3, rows: 3 },
  12: { columns: 3, rows: 4 },
};

/** White at the edges: sides, and top and bottom. */
export const MARGIN = { side: 15, top: 10 } as const;
const HEAD = 15;
/** The foot without a code, and what stands around one. */
const FOOT = { plain: 9, around: 5 } as const;
/** A phone reads modules of so many millimetres off paper; larger codes than the largest would leave no room for boards. */
const MODULE = 0.38;
const CODE = { least: 17, most: 48 } as const;
const GAP = { column: 10, row: 2.5 } as const;
/** Above a board, and a row of answer lines below it. */
const HEADING = 7;
const ANSWER = 8;
/** An answer of one move needs so much of a line. */
const BLANK = 23;
const MOST_ANSWERS: Readonly<Record<PerPage, number>> = { 1: 6, 4: 3, 6: 2, 9: 2, 12: 1 };
/** Height over width of a board, without file labels and with them. */
const BOARD = { plain: 1000 / 900, labelled: 1088 / 900 } as const;

/** Everything that is the same for all exercises of a sheet. */
export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  readonly perPage: PerPage;
  readonly columns: number;
  readonly rows: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly boardWidth: number;
  /** Side of the code at the foot; 0 where there is none. */
  readonly codeWidth: number;
  /** File labels and river: on large boards only. */
  readonly labels: boolean;
  readonly river: boolean;
  /** Times the usual size of text. */
  readonly text: number;
  /** Rows of answer lines below each board. */
  readonly answerRows: number;
  /** Answers in a row. */
  readonly answersInRow: number;
}

/** The boards of a page, with large print taken into account. */
export function perPageOf({ perPage, large }: SheetOptions): PerPage {
  return large && perPage > 4 ? 4 : perPage;
}

/** How wide a code of so many modules a side is printed; 0 where it would be too large. */
export function codeWidthOf(modules: number): number {
  const width = Math.max(CODE.least, modules * MODULE);
  return modules === 0 || width > CODE.most ? 0 : width;
}

/**
 * The layout for exercises of these lengths (the attacker's moves; null where that is not known). `modules`: of the code, quiet zone
 * included; 0 for none.
 */
export function layoutOf(options: SheetOptions, lengths: readonly (number | null)[], modules = 0): SheetLayout {
  const codeWidth = options.code ? codeWidthOf(modules) : 0;
  const perPage = perPageOf(options);
  const { width, height } = SIZES[options.paper];
  const { columns, rows } = GRIDS[perPage];
  const text = options.large ? 1.35 : perPage >= 9 ? 0.9 : 1;
  const cellWidth = (width - 2 * MARGIN.side - GAP.column * (columns - 1)) / columns;
  const room = height - 2 * MARGIN.top - HEAD - (codeWidth > 0 ? codeWidth + FOOT.around : FOOT.plain);
  const cellHeight = (room - GAP.row * (rows - 1)) / rows;
  const answersInRow = Math.max(1, Math.floor(cellWidth / (BLANK * text)));
  const longest = Math.max(1, ...lengths.map((length) => (options.lengths ? (length ?? 1) : 1)));
  const answerRows = options.lines ? Math.min(MOST_ANSWERS[perPage], Math.ceil(longest / answersInRow)) : 0;
  const labels = perPage <= 4;
  const boardRoom = cellHeight - HEADING * text - answerRows * ANSWER * text;
  const boardWidth = Math.min(cellWidth, boardRoom / (labels ? BOARD.labelled : BOARD.plain), perPage === 1 ? 150 : cellWidth);
  return { width, height, perPage, columns, rows, cellWidth, cellHeight, boardWidth, codeWidth, labels, river: perPage < 12, text, answerRows, answersInRow };
}

/**
 * Numbers to write answers beside, by rows: "1 ____ 2 ____". Where the length is not to be told, or the moves find no room, the
 * rows are plain lines (0).
 */
export function answerLines({ answerRows, answersInRow }: SheetLayout, length: number | null, told: boolean): number[][] {
  if (answerRows === 0) return [];
  if (!told || length === null || length > answerRows * answersInRow) return Array.from({ length: answerRows }, () => [0]);
  const rows: number[][] = [];
  for (let first = 1; first <= length; first += answersInRow) {
    rows.push(Array.from({ length: Math.min(answersInRow, length - first + 1) }, (_, n) => first + n));
  }
  return rows;
}

/** A list in pages of so many. */
export function pagesOf<T>(list: readonly T[], perPage: number): T[][] {
  const pages: T[][] = [];
  for (let first = 0; first < list.length; first += perPage) pages.push(list.slice(first, first + perPage));
  return pages;
}

/** Room for answers on a page of the key, and what each takes: never less than its little board. */
const KEY_HEAD = 17;
const KEY_FOOT = 10;
const ENTRY = { least: 36, padding: 7, heading: 8, line: 6.2 } as const;
/** Width of a character of the text, Chinese or Latin, and of the column it stands in. */
const CHARACTER = { wide: 4.1, narrow: 2.2 } as const;
const KEY_BOARD = 38;

/** How high an answer with these paragraphs becomes; rather too much than too little. */
export function entryHeight(options: SheetOptions, paragraphs: readonly string[]): number {
  const column = SIZES[options.paper].width - 2 * MARGIN.side - KEY_BOARD;
  const text = options.large ? 1.35 : 1;
  const lines = paragraphs.reduce((sum, paragraph) => {
    const width = Array.from(paragraph).reduce((all, char) => all + (char > '\u2e7f' ? CHARACTER.wide : CHARACTER.narrow), 0);
    return sum + Math.max(1, Math.ceil((width * text * 1.06) / column));
  }, 0);
  return Math.max(ENTRY.least, ENTRY.padding + text * (ENTRY.heading + ENTRY.line * lines));
}

/** Answers of these heights, as places in the list, page by page. */
export function keyPages(options: SheetOptions, heights: readonly number[]): number[][] {
  const room = SIZES[options.paper].height - 2 * MARGIN.top - KEY_HEAD - KEY_FOOT;
  const pages: number[][] = [];
  let left = 0;
  for (const [at, height] of heights.entries()) {
    const page = pages.at(-1);
    if (page === undefined || height > left) {
      pages.push([at]);
      left = room - height;
    } else {
      page.push(at);
      left -= height;
    }
  }
  return pages;
}
