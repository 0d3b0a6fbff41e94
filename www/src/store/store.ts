/**
 * Everything that outlives a visit, in IndexedDB: settings, attempts, and the standing of each puzzle. Where the browser
 * refuses storage the same interface keeps things in memory, and `durable` says so. Export and import belong here too
 * once there is a page for them.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { addAttempt, parseAttempt, parseStanding, type Attempt, type Standing } from './records';
import { DEFAULTS, parseSettings, type Settings } from './settings';

export interface Store {
  /** False where nothing survives the closing of the page. */
  durable: boolean;
  settings(): Promise<Settings>;
  saveSettings(settings: Settings): Promise<void>;
  standings(): Promise<Map<string, Standing>>;
  /** Keeps an attempt and gives the puzzle's new standing. */
  record(attempt: Attempt): Promise<Standing>;
  attempts(): Promise<Attempt[]>;
}

interface Schema extends DBSchema {
  settings: { key: string; value: unknown };
  attempts: { key: number; value: Attempt; indexes: { puzzle: string; at: number } };
  standings: { key: string; value: Standing };
}

const VERSION = 1;
const SETTINGS_KEY = 'settings';

/** Opens the database; a browser that refuses gets the store in memory. */
export async function openStore(name = 'canju'): Promise<Store> {
  try {
    const db = await openDB<Schema>(name, VERSION, {
      // One step for each version, so that a jump over several runs them all in turn.
      upgrade(database, from) {
        if (from < 1) {
          database.createObjectStore('settings');
          const attempts = database.createObjectStore('attempts', { autoIncrement: true });
          attempts.createIndex('puzzle', 'puzzle');
          attempts.createIndex('at', 'at');
          database.createObjectStore('standings', { keyPath: 'puzzle' });
        }
      },
      // A newer version of the page wants to migrate: this one lets go.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
      },
    });
    return inDatabase(db);
  } catch {
    return inMemory();
  }
}

function inDatabase(db: IDBPDatabase<Schema>): Store {
  return {
    durable: true,
    settings: async () => parseSettings(await db.get('settings', SETTINGS_KEY)),
    async saveSettings(settings) {
      await db.put('settings', settings, SETTINGS_KEY);
    },
    async standings() {
      const all = new Map<string, Standing>();
      for (const stored of await db.getAll('standings')) {
        const standing = parseStanding(stored);
        if (standing !== null) all.set(standing.puzzle, standing);
      }
      return all;
    },
    async record(attempt) {
      const change = db.transaction(['attempts', 'standings'], 'readwrite');
      const standings = change.objectStore('standings');
      const before = parseStanding(await standings.get(attempt.puzzle));
      const after = addAttempt(before, attempt);
      await Promise.all([change.objectStore('attempts').add(attempt), standings.put(after), change.done]);
      return after;
    },
    async attempts() {
      const stored = await db.getAllFromIndex('attempts', 'at');
      return stored.map(parseAttempt).filter((attempt) => attempt !== null);
    },
  };
}

export function inMemory(): Store {
  let settings = DEFAULTS;
  const standings = new Map<string, Standing>();
  const attempts: Attempt[] = [];
  return {
    durable: false,
    settings: () => Promise.resolve(settings),
    saveSettings(next) {
      settings = next;
      return Promise.resolve();
    },
    standings: () => Promise.resolve(new Map(standings)),
    record(attempt) {
      attempts.push(attempt);
      const after = addAttempt(standings.get(attempt.puzzle) ?? null, attempt);
      standings.set(attempt.puzzle, after);
      return Promise.resolve(after);
    },
    attempts: () => Promise.resolve([...attempts]),
  };
}
