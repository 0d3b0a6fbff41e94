/** What a reader may choose, and how a stored choice is read back: unknown or damaged values fall back one by one. */

export type ThemeChoice = 'system' | 'light' | 'dark';
export type Notation = 'auto' | 'chinese' | 'file-pawns' | 'traditional' | 'wxf' | 'iccs';
export type Speed = 'off' | 'fast' | 'normal' | 'slow' | 'class';
export type PieceChoice = 'traditional' | 'simplified' | 'letters' | 'pictures';
export type BoardChoice = 'plain' | 'wood' | 'paper' | 'green' | 'slate';
export type LabelChoice = 'traditional' | 'arabic' | 'chinese' | 'iccs' | 'off';
/** Which attempts make a card for review: failed ones, those that needed help or time too, or all. */
export type CardPolicy = 'failed' | 'unsure' | 'all';
/** When the pieces go in blindfold practice: so many seconds after they came, or with one's first move. */
export type Fade = '3' | '5' | '10' | 'move';

export interface Settings {
  /** Null: as the browser asks. */
  language: 'zh-Hans' | 'zh-Hant' | 'en' | null;
  theme: ThemeChoice;
  board: BoardChoice;
  pieces: PieceChoice;
  /** Black's discs are dark, so that sides are told by more than ink and rings. */
  darkDiscs: boolean;
  notation: Notation;
  /** How moves are written that one practises reading. */
  reading: Exclude<Notation, 'auto'>;
  labels: LabelChoice;
  speed: Speed;
  /** Marks of the last move, and of a check. */
  showLast: boolean;
  showCheck: boolean;
  /** The next puzzle comes by itself. */
  autoNext: boolean;
  sounds: boolean;
  /** Percent. */
  volume: number;
  /** 将军 and 绝杀 are called out. */
  voice: boolean;
  vibration: boolean;
  cards: CardPolicy;
  fade: Fade;
  /** How many attempts there were when they were last backed up, or when the reminder of it was put off. */
  backedUp: number;
  /** The first-run page has been seen. */
  welcomed: boolean;
}

export const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  board: 'plain',
  pieces: 'traditional',
  darkDiscs: false,
  notation: 'auto',
  reading: 'chinese',
  labels: 'traditional',
  speed: 'normal',
  showLast: true,
  showCheck: true,
  autoNext: false,
  sounds: true,
  volume: 70,
  voice: false,
  vibration: false,
  cards: 'unsure',
  fade: '5',
  backedUp: 0,
  welcomed: false,
};

/** Milliseconds of one slide. */
export const SLIDE_MS: Readonly<Record<Speed, number>> = { off: 0, fast: 120, normal: 200, slow: 400, class: 900 };

const MOST_ATTEMPTS = 10_000_000;

type Listed = 'theme' | 'board' | 'pieces' | 'notation' | 'reading' | 'labels' | 'speed' | 'cards' | 'fade';

/** What each choice is between. */
const CHOICES: { readonly [K in Listed]: readonly Settings[K][] } = {
  theme: ['system', 'light', 'dark'],
  board: ['plain', 'wood', 'paper', 'green', 'slate'],
  pieces: ['traditional', 'simplified', 'letters', 'pictures'],
  notation: ['auto', 'chinese', 'file-pawns', 'traditional', 'wxf', 'iccs'],
  reading: ['chinese', 'file-pawns', 'traditional', 'wxf', 'iccs'],
  labels: ['traditional', 'arabic', 'chinese', 'iccs', 'off'],
  speed: ['off', 'fast', 'normal', 'slow', 'class'],
  cards: ['failed', 'unsure', 'all'],
  fade: ['3', '5', '10', 'move'],
};

export function parseSettings(stored: unknown): Settings {
  const from = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const listed = <K extends Listed>(key: K): Settings[K] => CHOICES[key].find((choice) => choice === from[key]) ?? DEFAULTS[key];
  const either = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  const { language, volume, labels, backedUp } = from;
  return {
    language: language === 'zh-Hans' || language === 'zh-Hant' || language === 'en' ? language : null,
    theme: listed('theme'),
    board: listed('board'),
    pieces: listed('pieces'),
    darkDiscs: either(from.darkDiscs, DEFAULTS.darkDiscs),
    notation: listed('notation'),
    reading: listed('reading'),
    // The first version had them shown or hidden.
    labels: labels === false ? 'off' : listed('labels'),
    speed: listed('speed'),
    showLast: either(from.showLast, DEFAULTS.showLast),
    showCheck: either(from.showCheck, DEFAULTS.showCheck),
    autoNext: either(from.autoNext, DEFAULTS.autoNext),
    sounds: either(from.sounds, DEFAULTS.sounds),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? Math.round(volume) : DEFAULTS.volume,
    voice: either(from.voice, DEFAULTS.voice),
    vibration: either(from.vibration, DEFAULTS.vibration),
    cards: listed('cards'),
    fade: listed('fade'),
    backedUp: typeof backedUp === 'number' && backedUp >= 0 && backedUp <= MOST_ATTEMPTS ? Math.floor(backedUp) : 0,
    welcomed: from.welcomed === true,
  };
}
