/** The store of a browser that keeps nothing: it lasts as long as the page. */
import type { Contents } from './backup';
import type { Card } from './cards';
import { addAttempt, type Attempt, type Standing } from './records';
import { TABLES, type Row, type Table } from './rows';
import type { DailyRecord, RunRecord } from './runs';
import { DEFAULTS, type Settings } from './settings';
import type { Store } from './store';
import type { Sums } from './sums';

export function inMemory(): Store {
  let settings: Settings | null = null;
  let sums: Sums | null = null;
  const standings = new Map<string, Standing>();
  const attempts: Attempt[] = [];
  const cards = new Map<string, Card>();
  const runs = new Map<string, RunRecord>();
  const daily = new Map<number, DailyRecord>();
  const tables: Readonly<Record<Table, Map<string, Row>>> = { sets: new Map(), homework: new Map(), classes: new Map() };
  const inOrder = () => [...attempts].sort((a, b) => a.at - b.at);
  const rows = (table: Table) => [...tables[table].values()];
  const contents = (): Contents => ({
    settings,
    attempts: [...attempts],
    cards: [...cards.values()],
    runs: [...runs.values()],
    daily: [...daily.values()],
    sets: rows('sets'),
    homework: rows('homework'),
    classes: rows('classes'),
  });
  return {
    durable: false,
    settings: () => Promise.resolve(settings ?? DEFAULTS),
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
    attempts: () => Promise.resolve(inOrder()),
    history(wanted, since) {
      const kept = wanted ? sums : null;
      const rest = attempts.slice(kept?.last ?? 0);
      const recent = inOrder().filter(({ at }) => at >= since);
      return Promise.resolve({ sums: kept, rest, recent, added: rest.length, count: attempts.length, last: attempts.length });
    },
    saveSums(made) {
      sums = structuredClone(made);
      return Promise.resolve();
    },
    cards: () => Promise.resolve([...cards.values()]),
    due: (by) => Promise.resolve([...cards.values()].filter(({ due }) => due <= by).sort((a, b) => a.due - b.due).map(({ puzzle }) => puzzle)),
    card: (puzzle) => Promise.resolve(cards.get(puzzle) ?? null),
    saveCards(changed) {
      for (const card of changed) cards.set(card.puzzle, card);
      return Promise.resolve();
    },
    runs: () => Promise.resolve([...runs.values()].sort((a, b) => a.startedAt - b.startedAt)),
    saveRun(run) {
      runs.set(run.id, run);
      return Promise.resolve();
    },
    daily: () => Promise.resolve([...daily.values()]),
    dailyOf: (day) => Promise.resolve(daily.get(day) ?? null),
    saveDaily(record) {
      daily.set(record.day, record);
      return Promise.resolve();
    },
    rows: (table) => Promise.resolve(rows(table)),
    saveRow(table, row) {
      tables[table].set(row.id, row);
      return Promise.resolve();
    },
    dropRow(table, id) {
      tables[table].delete(id);
      return Promise.resolve();
    },
    contents: () => Promise.resolve(contents()),
    async restore(backup) {
      const { merge, restoredBy } = await import('./backup');
      const changes = merge({ ...contents(), standings }, backup);
      settings = changes.settings ?? settings;
      attempts.push(...changes.attempts);
      for (const standing of changes.standings) standings.set(standing.puzzle, standing);
      for (const card of changes.cards) cards.set(card.puzzle, card);
      for (const run of changes.runs) runs.set(run.id, run);
      for (const record of changes.daily) daily.set(record.day, record);
      for (const table of TABLES) for (const row of changes[table]) tables[table].set(row.id, row);
      return restoredBy(changes);
    },
    clear() {
      settings = null;
      sums = null;
      attempts.length = 0;
      for (const map of [standings, cards, runs, ...TABLES.map((table) => tables[table])]) map.clear();
      daily.clear();
      return Promise.resolve();
    },
  };
}
