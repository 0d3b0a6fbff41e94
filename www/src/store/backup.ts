/**
 * Everything that is kept as one JSON text, and how such a text is read and merged. Nothing of it is trusted: the whole is
 * checked before anything is changed, records that are not what they should be are left out and counted, and what is already
 * here is only ever added to or bettered.
 */
import { parseCard, type Card } from './cards';
import { fieldsOf, LATEST, whole } from './fields';
import { addAttempt, parseAttempt, type Attempt, type Standing } from './records';
import { parseClass } from './classes';
import { parseHomework } from './homework';
import { parseOwnSet } from './own-sets';
import { TABLES, type Row, type Rows } from './rows';
import { parseDaily, parseRun, type DailyRecord, type RunRecord } from './runs';
import { DEFAULTS, parseSettings, type Settings } from './settings';
import type { Restored } from './store';

const FORMAT = 'canju-backup';
const VERSION = 3;

/** Far more than years of practice; a longer text is not read at all. */
export const MOST_CHARACTERS = 64_000_000;
const MOST_RECORDS = 500_000;

/** Rows of lessons are given out as they are kept, and read when a backup is. */
export interface Contents extends Rows {
  settings: Settings | null;
  attempts: Attempt[];
  cards: Card[];
  runs: RunRecord[];
  daily: DailyRecord[];
}

export interface Backup extends Contents {
  savedAt: number;
  /** Records that could not be read. */
  dropped: number;
}

/** Why a text is no backup. */
export type BackupFault = 'backup-too-big' | 'backup-not-json' | 'backup-foreign' | 'backup-newer' | 'backup-damaged';

export function writeBackup(contents: Contents, savedAt: number): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, savedAt, ...contents })}\n`;
}

export function readBackup(text: string): Backup | BackupFault {
  if (text.length > MOST_CHARACTERS) return 'backup-too-big';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'backup-not-json';
  }
  const from = fieldsOf(value);
  if (from?.format !== FORMAT) return 'backup-foreign';
  const version = whole(from.version, 1000);
  if (version === null) return 'backup-damaged';
  if (version > VERSION) return 'backup-newer';
  let dropped = 0;
  /** Null where the list is none; a list that is not there is empty. */
  const list = <T>(stored: unknown, parse: (each: unknown) => T | null): T[] | null => {
    if (stored === undefined) return [];
    if (!Array.isArray(stored) || stored.length > MOST_RECORDS) return null;
    const read = stored.map(parse).filter((each) => each !== null);
    dropped += stored.length - read.length;
    return read;
  };
  const attempts = list(from.attempts, parseAttempt);
  const cards = list(from.cards, parseCard);
  const runs = list(from.runs, parseRun);
  const daily = list(from.daily, parseDaily);
  const sets = list(from.sets, parseOwnSet);
  const homework = list(from.homework, parseHomework);
  const classes = list(from.classes, parseClass);
  if (attempts === null || cards === null || runs === null || daily === null) return 'backup-damaged';
  if (sets === null || homework === null || classes === null) return 'backup-damaged';
  const settings = fieldsOf(from.settings) === null ? null : parseSettings(from.settings);
  return { savedAt: whole(from.savedAt, LATEST) ?? 0, settings, attempts, cards, runs, daily, sets, homework, classes, dropped };
}

/** What is here already. */
export interface Present extends Contents {
  standings: ReadonlyMap<string, Standing>;
}

/** What a backup adds or betters. */
export interface Changes extends Contents {
  standings: Standing[];
}

/** No two attempts at one puzzle end in the same millisecond. */
function attemptKey({ puzzle, at }: Attempt): string {
  return `${puzzle} ${at}`;
}

/**
 * Attempts that are not here are added; of a card the later state stays, of a run the fuller one, of a day the one that is here,
 * of a lesson the later state. Settings are taken where none have been chosen here; a language that is chosen stays. */
export function merge(present: Present, backup: Contents): Changes {
  const known = new Set(present.attempts.map(attemptKey));
  const attempts: Attempt[] = [];
  const standings = new Map<string, Standing>();
  for (const attempt of backup.attempts) {
    const key = attemptKey(attempt);
    if (known.has(key)) continue;
    known.add(key);
    attempts.push(attempt);
    const before = standings.get(attempt.puzzle) ?? present.standings.get(attempt.puzzle) ?? null;
    standings.set(attempt.puzzle, addAttempt(before, attempt));
  }
  const better = <T>(here: readonly T[], there: readonly T[], keyOf: (each: T) => string | number, wins: (there: T, here: T) => boolean): T[] => {
    const best = new Map(here.map((each) => [keyOf(each), each]));
    const changed = new Map<string | number, T>();
    for (const each of there) {
      const own = best.get(keyOf(each));
      if (own !== undefined && !wins(each, own)) continue;
      best.set(keyOf(each), each);
      changed.set(keyOf(each), each);
    }
    return [...changed.values()];
  };
  const later = (table: keyof Rows): Row[] => better(present[table], backup[table], ({ id }) => id, (there, here) => there.changedAt > here.changedAt);
  return {
    settings: settingsOf(present.settings, backup.settings),
    attempts,
    standings: [...standings.values()],
    cards: better(present.cards, backup.cards, ({ puzzle }) => puzzle, (there, here) => there.seen > here.seen),
    runs: better(present.runs, backup.runs, ({ id }) => id, (there, here) => there.outcomes.length > here.outcomes.length),
    daily: better(present.daily, backup.daily, ({ day }) => day, () => false),
    sets: later('sets'),
    homework: later('homework'),
    classes: later('classes'),
  };
}

/** Whether a reader has chosen anything but a language: what the page keeps by itself is no choice. */
function isChosen(settings: Settings): boolean {
  const { language, backedUp, welcomed } = settings;
  const bare: Settings = { ...DEFAULTS, language, backedUp, welcomed };
  return (Object.keys(bare) as (keyof Settings)[]).some((key) => settings[key] !== bare[key]);
}

function settingsOf(here: Settings | null, there: Settings | null): Settings | null {
  if (here === null || there === null) return there;
  return isChosen(here) || !isChosen(there) ? null : { ...there, language: here.language ?? there.language, welcomed: true };
}

/** How much of each kind that is. */
export function restoredBy(changes: Changes): Restored {
  const { attempts, cards, runs, daily, settings } = changes;
  const lessons = TABLES.reduce((sum, table) => sum + changes[table].length, 0);
  return { attempts: attempts.length, cards: cards.length, runs: runs.length, daily: daily.length, lessons, settings: settings !== null };
}

/** What this file does, for those who are handed it when they ask. */
export interface BackupFile {
  writeBackup: typeof writeBackup;
  readBackup: typeof readBackup;
}
