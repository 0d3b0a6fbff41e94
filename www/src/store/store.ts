/**
 * Everything that outlives a visit: settings, attempts, the standing of each puzzle, cards for review, runs, days, lessons. It lives in
 * IndexedDB (`database.ts`); where the browser refuses storage the same interface keeps things in memory (`memory.ts`), and
 * `durable` says so.
 */
import type { Backup, Contents } from './backup';
import type { Card } from './cards';
import { openDatabase } from './database';
import { inMemory } from './memory';
import type { Attempt, Standing } from './records';
import type { Row, Rows, Table } from './rows';
import type { DailyRecord, RunRecord } from './runs';
import type { Settings } from './settings';
import type { History, Sums } from './sums';

export { inMemory } from './memory';
export { parseAttempt } from './records';

/** How many records of each kind a backup brought that were not here, or not so far. */
export interface Restored {
  attempts: number;
  cards: number;
  runs: number;
  daily: number;
  /** Sets, homework and classes together. */
  lessons: number;
  /** Whether settings were taken over: none had been chosen here. */
  settings: boolean;
}

export interface Store {
  /** False where nothing survives the closing of the page. */
  durable: boolean;
  settings(): Promise<Settings>;
  saveSettings(settings: Settings): Promise<void>;
  standings(): Promise<Map<string, Standing>>;
  /** Keeps an attempt and gives the puzzle's new standing. */
  record(attempt: Attempt): Promise<Standing>;
  /** All attempts, oldest first. */
  attempts(): Promise<Attempt[]>;
  /** The sums that were kept and the attempts that are not in them (without sums, all), and the attempts made since a moment. */
  history(sums: boolean, since: number): Promise<History>;
  saveSums(sums: Sums): Promise<void>;
  cards(): Promise<Card[]>;
  /** The card of a puzzle; null where there is none. */
  card(puzzle: string): Promise<Card | null>;
  /** The puzzles whose cards are due by a moment, the longest overdue first; other cards are not read. */
  due(by: number): Promise<string[]>;
  saveCards(cards: readonly Card[]): Promise<void>;
  /** All runs, oldest first. */
  runs(): Promise<RunRecord[]>;
  saveRun(run: RunRecord): Promise<void>;
  daily(): Promise<DailyRecord[]>;
  /** What a day's puzzle came to; null where it has not been done. */
  dailyOf(day: number): Promise<DailyRecord | null>;
  saveDaily(daily: DailyRecord): Promise<void>;
  /** The rows of a table; whoever asks reads them with bounds (`lessons.ts`). */
  rows(table: Table): Promise<Rows[Table]>;
  saveRow(table: Table, row: Row): Promise<void>;
  dropRow(table: Table, id: string): Promise<void>;
  /** Everything, to be written into a file. */
  contents(): Promise<Contents>;
  /** Merges a backup in; all of it or, where that fails, nothing. */
  restore(backup: Backup): Promise<Restored>;
  /** Deletes everything. */
  clear(): Promise<void>;
}

/** Opens the database; a browser that refuses gets the store in memory. */
export async function openStore(name = 'canju'): Promise<Store> {
  try {
    return await openDatabase(name);
  } catch {
    return inMemory();
  }
}
