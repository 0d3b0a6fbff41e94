/**
 * Looks that the first puzzle does not need: other grounds, dark discs, and the sets of letters and pictures. Comes when the
 * reader has chosen one of them.
 */
import type { PieceLetter } from '../engine/wire';
import { LETTERS } from '../generated/letters';
import { EM } from './glyph';
import { PICTURES } from './pictures';
import type { Ground, PieceSet, Theme } from './state';
import { PALETTES, type DarkDisc, type Palette } from './theme';

type GroundColours = Pick<Palette, 'board' | 'line' | 'label' | 'river' | 'halo'>;

/** The colours of a ground, and the theme whose marks stand out on it. */
const GROUNDS: Readonly<Record<Exclude<Ground, 'plain'>, GroundColours & { readonly marks: Theme }>> = {
  wood: { board: '#e6c48f', line: '#3b2a14', label: '#4d3818', river: '#4d3818', halo: '#fdf0d8', marks: 'light' },
  paper: { board: '#fdfcf9', line: '#3d3a35', label: '#4c4842', river: '#4c4842', halo: '#ffffff', marks: 'light' },
  green: { board: '#1f4436', line: '#a9c4b4', label: '#bdd4c7', river: '#a9c4b4', halo: '#12281f', marks: 'dark' },
  slate: { board: '#2a2e2e', line: '#a99e89', label: '#b9ae9a', river: '#a99e89', halo: '#1b1e1e', marks: 'dark' },
};

/** What differs on the deep yellow of wood, where some marks of the light theme are too faint. */
const ON_WOOD: Partial<Palette> = { last: '#084a8d', check: '#a80d14', hint: '#1e5237', focus: '#123f5c' };

const DARK_DISC: DarkDisc = { centre: '#3b3835', edge: '#262320', rim: '#0e0d0c', ink: '#f6ecd4' };

export function paletteOf(theme: Theme, ground: Ground, darkDiscs: boolean): Palette {
  const disc = darkDiscs ? { darkDisc: DARK_DISC } : {};
  if (ground === 'plain') return { ...PALETTES[theme], ...disc };
  const { marks, ...colours } = GROUNDS[ground];
  return { ...PALETTES[marks], ...colours, ...(ground === 'wood' && ON_WOOD), ...disc };
}

/** WXF writes H for the horse and E for the elephant. */
const WXF: Readonly<Record<string, string>> = { N: 'H', B: 'E' };

/** The letter of a piece in the set of letters. */
export function wxfLetter(piece: PieceLetter): string {
  const role = piece.toUpperCase();
  return WXF[role] ?? role;
}

const paths = new Map<string, Path2D>();

function pathOf(text: string): Path2D {
  const known = paths.get(text);
  if (known !== undefined) return known;
  const path = new Path2D(text);
  paths.set(text, path);
  return path;
}

/** Draws a piece's letter or picture, centred on 0,0 in units. */
export function drawFigure(ctx: CanvasRenderingContext2D, piece: PieceLetter, set: PieceSet, ink: string): void {
  const role = piece.toUpperCase();
  ctx.save();
  ctx.fillStyle = ink;
  if (set === 'pictures') {
    ctx.fill(pathOf(PICTURES[role] ?? ''), 'evenodd');
  } else {
    const [size, path] = LETTERS[wxfLetter(piece)] ?? [EM, ''];
    ctx.scale(46 / size, 46 / size);
    ctx.fill(pathOf(path));
  }
  ctx.restore();
}
