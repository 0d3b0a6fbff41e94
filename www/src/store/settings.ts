/** What a reader may choose, and how a stored choice is read back: unknown or damaged values fall back one by one. */

export type ThemeChoice = 'system' | 'light' | 'dark';
export type Notation = 'auto' | 'chinese' | 'file-pawns' | 'wxf' | 'iccs';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export type PieceChoice = 'traditional' | 'simplified';

export interface Settings {
  /** Null: as the browser asks. */
  language: 'zh-Hans' | 'zh-Hant' | 'en' | null;
  theme: ThemeChoice;
  notation: Notation;
  speed: Speed;
  labels: boolean;
  pieces: PieceChoice;
  /** The first-run page has been seen. */
  welcomed: boolean;
}

export const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  notation: 'auto',
  speed: 'normal',
  labels: true,
  pieces: 'traditional',
  welcomed: false,
};

/** Milliseconds of one slide. */
export const SLIDE_MS: Readonly<Record<Speed, number>> = { off: 0, fast: 120, normal: 200, slow: 400 };

function oneOf<const T extends string>(value: unknown, choices: readonly T[], otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

export function parseSettings(stored: unknown): Settings {
  const from = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const language = oneOf(from.language, ['zh-Hans', 'zh-Hant', 'en', ''], '');
  return {
    language: language === '' ? null : language,
    theme: oneOf(from.theme, ['system', 'light', 'dark'], DEFAULTS.theme),
    notation: oneOf(from.notation, ['auto', 'chinese', 'file-pawns', 'wxf', 'iccs'], DEFAULTS.notation),
    speed: oneOf(from.speed, ['off', 'fast', 'normal', 'slow'], DEFAULTS.speed),
    labels: typeof from.labels === 'boolean' ? from.labels : DEFAULTS.labels,
    pieces: oneOf(from.pieces, ['traditional', 'simplified'], DEFAULTS.pieces),
    welcomed: from.welcomed === true,
  };
}
