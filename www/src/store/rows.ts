/**
 * The tables of lessons: sets that a teacher makes, homework that a pupil does, classes whose results are kept. Only few come here, so
 * the store keeps their rows as they are, and the file of each reads them with bounds when it is asked for.
 */

/** A row says which it is and when it was changed (milliseconds since 1970); the rest is for the file of its table. */
export interface Row {
  readonly id: string;
  readonly changedAt: number;
}

export const TABLES = ['sets', 'homework', 'classes'] as const;
export type Table = (typeof TABLES)[number];
export type Rows = Record<Table, Row[]>;
