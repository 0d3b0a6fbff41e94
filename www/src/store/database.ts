/**
 * The store in IndexedDB.
 *
 * | version | what it brought |
 * | --- | --- |
 * | 1 | settings, attempts, standings |
 * | 2 | cards, runs, daily; attempts say their mode |
 * | 3 | what belongs to lessons: sets, homework, classes |
 * | 4 | cards by when they are due |
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Contents } from './backup';
import { parseCard, type Card } from './cards';
import { addAttempt, parseAttempt, parseStanding, type Attempt, type Standing } from './records';
import { parseDaily, parseRun, type DailyRecord, type RunRecord } from './runs';
import { parseSettings } from './settings';
import { TABLES, type Row, type Rows } from './rows';
import type { Store } from './store';
import { parseSums } from './sums';

interface Schema extends DBSchema {
  settings: { key: string; value: unknown };
  attempts: { key: number; value: Attempt; indexes: { puzzle: string; at: number } };
  standings: { key: string; value: Standing };
  cards: { key: string; value: Card; indexes: { due: number } };
  runs: { key: string; value: RunRecord; indexes: { startedAt: number } };
  daily: { key: number; value: DailyRecord };
  sets: { key: string; value: Row };
  homework: { key: string; value: Row };
  classes: { key: string; value: Row };
}

const VERSION = 4;
const SETTINGS_KEY = 'settings';
const SUMS_KEY = 'sums';
const ALL = ['settings', 'attempts', 'standings', 'cards', 'runs', 'daily', ...TABLES] as const;

/** Rejects where the browser refuses. */
export async function openDatabase(name: string): Promise<Store> {
  const db = await openDB<Schema>(name, VERSION, {
    // One step for each version, so that a jump over several runs them all in turn.
    upgrade(database, from, _to, change) {
      if (from < 1) {
        database.createObjectStore('settings');
        const attempts = database.createObjectStore('attempts', { autoIncrement: true });
        attempts.createIndex('puzzle', 'puzzle');
        attempts.createIndex('at', 'at');
        database.createObjectStore('standings', { keyPath: 'puzzle' });
      }
      if (from < 2) {
        // Attempts from before are plain practice, which is how an attempt without a mode is read.
        database.createObjectStore('cards', { keyPath: 'puzzle' });
        database.createObjectStore('runs', { keyPath: 'id' }).createIndex('startedAt', 'startedAt');
        database.createObjectStore('daily', { keyPath: 'day' });
      }
      if (from < 3) {
        for (const table of TABLES) database.createObjectStore(table, { keyPath: 'id' });
      }
      if (from < 4) change.objectStore('cards').createIndex('due', 'due');
    },
    // A newer version of the page wants to migrate: this one lets go.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
    },
  });
  return inDatabase(db);
}

/** Records that cannot be read are left out. */
function read<T>(stored: readonly unknown[], parse: (each: unknown) => T | null): T[] {
  return stored.map(parse).filter((each) => each !== null);
}

/** All rows of all tables. */
async function rowsOf(all: (table: keyof Rows) => Promise<Row[]>): Promise<Rows> {
  const [sets, homework, classes] = await Promise.all([all('sets'), all('homework'), all('classes')]);
  return { sets, homework, classes };
}

function abort(change: { abort(): void }): void {
  try {
    change.abort();
  } catch {
    // It was over already.
  }
}

function inDatabase(db: IDBPDatabase<Schema>): Store {
  const contents = async (): Promise<Contents> => {
    const all = db.transaction(ALL, 'readonly');
    const [settings, attempts, cards, runs, daily, rows] = await Promise.all([
      all.objectStore('settings').get(SETTINGS_KEY),
      all.objectStore('attempts').index('at').getAll(),
      all.objectStore('cards').getAll(),
      all.objectStore('runs').getAll(),
      all.objectStore('daily').getAll(),
      rowsOf((table) => all.objectStore(table).getAll()),
    ]);
    return {
      settings: settings === undefined ? null : parseSettings(settings),
      attempts: read(attempts, parseAttempt),
      cards: read(cards, parseCard),
      runs: read(runs, parseRun),
      daily: read(daily, parseDaily),
      ...rows,
    };
  };
  return {
    durable: true,
    settings: async () => parseSettings(await db.get('settings', SETTINGS_KEY)),
    async saveSettings(settings) {
      await db.put('settings', settings, SETTINGS_KEY);
    },
    async standings() {
      const all = read(await db.getAll('standings'), parseStanding);
      return new Map(all.map((standing) => [standing.puzzle, standing]));
    },
    async record(attempt) {
      const change = db.transaction(['attempts', 'standings'], 'readwrite');
      const standings = change.objectStore('standings');
      const before = parseStanding(await standings.get(attempt.puzzle));
      const after = addAttempt(before, attempt);
      await Promise.all([change.objectStore('attempts').add(attempt), standings.put(after), change.done]);
      return after;
    },
    // They were added as they were made, but for those of backups: putting them in order is less work than reading them by an index.
    attempts: async () => read(await db.getAll('attempts'), parseAttempt).sort((a, b) => a.at - b.at),
    async history(wanted, since) {
      const all = db.transaction(['settings', 'attempts'], 'readonly');
      const attempts = all.objectStore('attempts');
      const sums = wanted ? parseSums(await all.objectStore('settings').get(SUMS_KEY)) : null;
      const [rest, recent, count, last] = await Promise.all([
        attempts.getAll(IDBKeyRange.lowerBound(sums?.last ?? 0, true)),
        attempts.index('at').getAll(IDBKeyRange.lowerBound(since)),
        attempts.count(),
        attempts.openKeyCursor(null, 'prev'),
      ]);
      return { sums, rest: read(rest, parseAttempt), added: rest.length, recent: read(recent, parseAttempt), count, last: last?.key ?? 0 };
    },
    async saveSums(sums) {
      await db.put('settings', sums, SUMS_KEY);
    },
    cards: async () => read(await db.getAll('cards'), parseCard),
    due: (by) => db.getAllKeysFromIndex('cards', 'due', IDBKeyRange.upperBound(by)),
    card: async (puzzle) => parseCard(await db.get('cards', puzzle)),
    async saveCards(cards) {
      const change = db.transaction('cards', 'readwrite');
      await Promise.all([...cards.map((card) => change.store.put(card)), change.done]);
    },
    runs: async () => read(await db.getAllFromIndex('runs', 'startedAt'), parseRun),
    async saveRun(run) {
      await db.put('runs', run);
    },
    daily: async () => read(await db.getAll('daily'), parseDaily),
    dailyOf: async (day) => parseDaily(await db.get('daily', day)),
    async saveDaily(daily) {
      await db.put('daily', daily);
    },
    rows: (table) => db.getAll(table),
    async saveRow(table, row) {
      await db.put(table, row);
    },
    async dropRow(table, id) {
      await db.delete(table, id);
    },
    contents,
    async restore(backup) {
      // Before the transaction, which does not wait for a file.
      const { merge, restoredBy } = await import('./backup');
      const change = db.transaction(ALL, 'readwrite');
      const stores = {
        settings: change.objectStore('settings'),
        attempts: change.objectStore('attempts'),
        standings: change.objectStore('standings'),
        cards: change.objectStore('cards'),
        runs: change.objectStore('runs'),
        daily: change.objectStore('daily'),
      };
      const [settings, attempts, standings, cards, runs, daily, rows] = await Promise.all([
        stores.settings.get(SETTINGS_KEY),
        stores.attempts.getAll(),
        stores.standings.getAll(),
        stores.cards.getAll(),
        stores.runs.getAll(),
        stores.daily.getAll(),
        rowsOf((table) => change.objectStore(table).getAll()),
      ]);
      const present = {
        settings: settings === undefined ? null : parseSettings(settings),
        attempts: read(attempts, parseAttempt),
        standings: new Map(read(standings, parseStanding).map((standing) => [standing.puzzle, standing])),
        cards: read(cards, parseCard),
        runs: read(runs, parseRun),
        daily: read(daily, parseDaily),
        ...rows,
      };
      const changes = merge(present, backup);
      const requests: Promise<unknown>[] = [];
      try {
        if (changes.settings !== null) requests.push(stores.settings.put(changes.settings, SETTINGS_KEY));
        for (const attempt of changes.attempts) requests.push(stores.attempts.add(attempt));
        for (const standing of changes.standings) requests.push(stores.standings.put(standing));
        for (const card of changes.cards) requests.push(stores.cards.put(card));
        for (const run of changes.runs) requests.push(stores.runs.put(run));
        for (const record of changes.daily) requests.push(stores.daily.put(record));
        for (const table of TABLES) for (const row of changes[table]) requests.push(change.objectStore(table).put(row));
        await Promise.all([...requests, change.done]);
      } catch (error) {
        // A request that is refused before it is made does not undo the others by itself.
        for (const request of [...requests, change.done]) request.catch(() => undefined);
        abort(change);
        throw error;
      }
      return restoredBy(changes);
    },
    async clear() {
      const change = db.transaction(ALL, 'readwrite');
      await Promise.all([...ALL.map((name) => change.objectStore(name).clear()), change.done]);
    },
  };
}
