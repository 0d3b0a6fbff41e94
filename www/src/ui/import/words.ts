/** What codes of files say, in words; a code without words is named as it is, so that it can be reported. */
import type { Book, Source } from '../../intake/intake';
import { has, t } from '../../i18n/messages';
import type { Note, RecordHead } from '../../workshop/wire';
import { faultText } from '../words';

/** A kind of warning. Rules that a set-up breaks have the words that they have everywhere. */
export function warningText(code: string): string {
  if (has(`warning-${code}`)) return t(`warning-${code}`);
  return has(`fault-${code}`) ? faultText(code) : t('warning-other', { code });
}

export function placeText({ at, unit }: Note): string {
  // Games of a file are counted from 0 in the report, from 1 by people.
  return t(`at-${unit}`, { at: String(unit === 'game' ? at + 1 : at) });
}

/** Why a file was not read. Bytes are written as programs write them, without separators. */
export function failureText({ code, at }: NonNullable<Source['failure']>): string {
  if (has(`unread-${code}`)) return t(`unread-${code}`, { at: String(at) });
  return code.startsWith('set-') || code.startsWith('exercise-') ? t('unread-set', { code }) : t('unread-other', { code });
}

export function titleOf({ title }: Pick<RecordHead, 'title'>, number: number): string {
  return title === '' ? t('import-untitled', { n: number }) : title;
}

/** How the book compares; null where there is nothing to compare. */
export function bookText(book: Book | null): string | null {
  if (book === null || book.kind === 'none') return null;
  return t(`book-${book.kind}`, { at: 'at' in book ? book.at : 0, by: 'by' in book ? book.by : 0 });
}

/** Whether the proof and the book part. */
export function differs(book: Book | null): boolean {
  return book !== null && book.kind !== 'none' && book.kind !== 'same' && book.kind !== 'unfinished';
}
