/** Colours of the board in both themes (the table of the visual design). The page's own colours are in ui/theme.css. */
import type { ArrowKind, Theme } from './state';

export interface Palette {
  readonly board: string;
  readonly line: string;
  readonly label: string;
  readonly river: string;
  readonly discCentre: string;
  readonly discEdge: string;
  readonly rim: string;
  readonly shadow: string;
  readonly red: string;
  readonly black: string;
  /** Last move and selection. */
  readonly last: string;
  readonly check: string;
  /** Seal, badge, thumbnails of Red's pieces. */
  readonly zhu: string;
  /** Keyboard cursor. */
  readonly focus: string;
  /** Destinations and hints. */
  readonly hint: string;
  /** Casing of arrows and dots. */
  readonly halo: string;
  readonly arrows: Readonly<Record<ArrowKind, string>>;
  /** Black's thumbnail disc and the stroke around it. */
  readonly thumbBlack: string;
  readonly thumbStroke: string | null;
  /** Black's discs where they are darker than Red's. */
  readonly darkDisc?: DarkDisc | undefined;
}

export interface DarkDisc {
  readonly centre: string;
  readonly edge: string;
  readonly rim: string;
  readonly ink: string;
}

const READER_ARROWS = { green: '#15781b', red: '#882020', blue: '#003088', yellow: '#e68f00' };
const READER_ARROWS_DARK = { green: '#5fae63', red: '#d97070', blue: '#7da3ea', yellow: '#e6a73c' };

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    board: '#f1e7d0',
    line: '#4a3a22',
    label: '#5d4520',
    river: '#5d4520',
    discCentre: '#fdf6e4',
    discEdge: '#f3e5c4',
    rim: '#6a5230',
    shadow: 'rgba(70,48,16,.34)',
    red: '#a8121b',
    black: '#1b1b1b',
    last: '#0b5cad',
    check: '#c4161c',
    zhu: '#b4281e',
    focus: '#1f5578',
    hint: '#2a6a4a',
    halo: '#fdf6e4',
    arrows: { refute: '#b4231a', hint: '#2a6a4a', ...READER_ARROWS },
    thumbBlack: '#201d1a',
    thumbStroke: null,
  },
  dark: {
    board: '#2a2e2e',
    line: '#a99e89',
    label: '#b9ae9a',
    river: '#a99e89',
    discCentre: '#e9dcbf',
    discEdge: '#d6c49d',
    rim: '#15120d',
    shadow: 'rgba(0,0,0,.5)',
    red: '#98101a',
    black: '#191919',
    last: '#7fb8e6',
    check: '#ff8a7d',
    zhu: '#c6453a',
    focus: '#8abcd9',
    hint: '#7cc49b',
    halo: '#1b1e1e',
    arrows: { refute: '#f0685a', hint: '#7cc49b', ...READER_ARROWS_DARK },
    thumbBlack: '#191919',
    thumbStroke: '#a99e89',
  },
};
