/**
 * The file labels at both edges. Each side counts its files from its own right, so the labels turn with the board.
 */
import type { Labels } from './state';

export interface LabelText {
  readonly text: string;
  /** True where the label is drawn from our outlines rather than as text. */
  readonly numeral: boolean;
}

export interface LabelRows {
  /** Left to right on the screen. */
  readonly top: readonly LabelText[];
  readonly bottom: readonly LabelText[];
  /** Top to bottom on the screen; only with coordinates. */
  readonly ranks: readonly LabelText[];
}

function texts(characters: string, numeral: boolean): readonly LabelText[] {
  return Array.from(characters, (text) => ({ text, numeral }));
}

const CHINESE = texts('一二三四五六七八九', true);
const ARABIC = texts('123456789', false);
const LETTERS = texts('abcdefghi', false);
const RANKS = texts('9876543210', false);

function turned<T>(list: readonly T[], turn: boolean): readonly T[] {
  return turn ? [...list].reverse() : list;
}

export function labelsOf(labels: Labels, flip: boolean): LabelRows {
  if (labels === 'off') return { top: [], bottom: [], ranks: [] };
  if (labels === 'iccs') {
    const files = turned(LETTERS, flip);
    return { top: files, bottom: files, ranks: turned(RANKS, flip) };
  }
  const red = labels === 'arabic' ? ARABIC : CHINESE;
  const black = labels === 'chinese' ? CHINESE : ARABIC;
  // From Red's side of the table Red's first file is on the right and Black's on the left.
  return flip
    ? { top: red, bottom: turned(black, true), ranks: [] }
    : { top: black, bottom: turned(red, true), ranks: [] };
}
