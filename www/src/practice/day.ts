/**
 * Days as whole numbers: day 0 is 1 January 1970 of the calendar on the reader's wall. What makes a day of a moment is the
 * time zone, which only the rim knows; here are the sums.
 */

export const DAY_MS = 86_400_000;

/** The day of a moment in a time zone so many minutes behind UTC (`Date.prototype.getTimezoneOffset`). */
export function dayOf(at: number, minutesBehind: number): number {
  return Math.floor((at - minutesBehind * 60_000) / DAY_MS);
}

/** The last millisecond of the day of a moment. */
export function dayEnd(at: number, minutesBehind: number): number {
  return (dayOf(at, minutesBehind) + 1) * DAY_MS + minutesBehind * 60_000 - 1;
}

/** `2026-11-30`. */
export function dateOf(day: number): string {
  return dateAt(day).toISOString().slice(0, 10);
}

/** The day as a date whose UTC fields are those of the reader's calendar. */
export function dateAt(day: number): Date {
  return new Date(day * DAY_MS);
}
