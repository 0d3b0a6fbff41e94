/** Names and lengths that several pages of practice show. */
import { t } from '../../i18n/messages';
import { par } from '../../practice/grade';
import { patternOf } from '../../library/library';
import type { Lines } from '../../practice/source';
import type { PageProps } from '../model';
import { inOwnWords } from '../words';

/** What a pattern is called; its key where the library does not know it. */
export function patternName(key: string, { library }: Pick<PageProps['state'], 'library'>): string {
  if (typeof library === 'string') return key;
  const pattern = patternOf(library, key);
  return pattern === null ? key : inOwnWords(pattern.name);
}

/** About how many minutes puzzles take, at least one: what they ask for, and a moment between them. */
export function minutesFor(ids: readonly string[], entries: Pick<Lines, 'get'>): number {
  const ms = ids.reduce((sum, id) => sum + par(entries.get(id) ?? { length: 2, level: 3 }) + 5000, 0);
  return Math.max(1, Math.round(ms / 60_000));
}

/** "today", "tomorrow", or in how many days. */
export function inDays(days: number): string {
  if (days <= 0) return t('when-today');
  return days === 1 ? t('when-tomorrow') : t('when-days', { n: days });
}
