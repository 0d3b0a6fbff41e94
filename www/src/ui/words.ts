/** Words that several views need: moves in the notation in use, names of patterns, lengths of time, faults. */
import type { LocalText, MoveNames, PieceLetter, Puzzle } from '../engine/wire';
import type { Language } from '../i18n/languages';
import { has, language, t } from '../i18n/messages';
import type { Notation } from '../store/settings';

const TRADITIONAL: Readonly<Record<string, string>> = { 帅: '帥', 将: '將', 马: '馬', 车: '車', 后: '後', 进: '進' };

/** Black's figures are full-width in print; beside Latin letters on a screen half-width ones sit better. */
function halfWidth(text: string): string {
  return text.replace(/[１-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

function inLanguage(simplified: string, spoken: Language): string {
  return spoken === 'zh-Hant' ? simplified.replace(/[帅将马车后进]/g, (char) => TRADITIONAL[char] ?? char) : simplified;
}

export function moveText(names: MoveNames, notation: Notation): string {
  const spoken = language();
  switch (notation) {
    case 'auto':
      if (spoken === 'en') return names.wxfFilePawns;
      return spoken === 'zh-Hant' ? halfWidth(names.traditional) : names.halfWidth;
    case 'chinese':
      return spoken === 'zh-Hant' ? halfWidth(names.traditional) : names.halfWidth;
    case 'file-pawns':
      return inLanguage(halfWidth(names.chineseFilePawns), spoken);
    case 'traditional':
      return halfWidth(names.traditional);
    case 'wxf':
      return names.wxfFilePawns;
    case 'iccs':
      return names.iccs;
  }
}

export function inOwnWords(text: LocalText): string {
  return text[language()];
}

/** The name of a puzzle's main tag. */
export function tagName(tag: string, names: ReadonlyMap<string, LocalText>): string {
  const name = names.get(tag);
  return name === undefined ? tag : inOwnWords(name);
}

export function timeText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return t('time-seconds', { n: seconds });
  return t('time-minutes', { m: Math.floor(seconds / 60), s: seconds % 60 });
}

export function pieceWord(piece: PieceLetter | null): string {
  return piece === null ? '' : t('piece-word', { piece });
}

/** What a fault says; a code that has no words is named, so that it can be reported. */
export function faultText(code: string, piece: PieceLetter | null = null): string {
  const key = `fault-${code}`;
  return has(key) ? t(key, { piece: piece ?? 'other' }) : t('fault-other', { code });
}

/** A second line to some faults. */
export function faultNote(code: string): string {
  const key = `fault-note-${code}`;
  return has(key) ? t(key) : '';
}

/** Kilobytes or megabytes as people write them. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** What is to be known of a puzzle before its first move: how moves are made, where one is enough; else which may be made. */
export function termsText({ mateIn, goal }: Pick<Puzzle, 'mateIn' | 'goal'>): string {
  if (mateIn === 1) return t('first-tip');
  return t(goal === 'checks' ? 'verdict-quiet-note' : 'note-quiet');
}
