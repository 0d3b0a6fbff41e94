/** Days as a reader's calendar names them. */
import { language } from '../../i18n/messages';
import { dateAt } from '../../practice/day';

const format = (day: number, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language(), { ...options, timeZone: 'UTC' }).format(dateAt(day));

/** With its month, and its weekday where that tells something. */
export function dayName(day: number, weekday = false): string {
  return format(day, { month: 'long', day: 'numeric', ...(weekday && { weekday: 'short' }) });
}

/** Of the month of a day, short. */
export function monthName(day: number): string {
  return format(day, { month: 'short' });
}

/** In one letter. */
export function weekdayName(day: number): string {
  return format(day, { weekday: 'narrow' });
}

/** Whether a week that begins on this day is the first whose Monday is of its month. */
export function beginsMonth(monday: number): boolean {
  return dateAt(monday).getUTCDate() <= 7;
}
