/** What has been kept of all practice: read once when a page first asks for it, and kept up with each attempt. */
import type { Puzzle } from '../engine/wire';
import { dailyPuzzle } from '../practice/daily';
import { DAY_MS, dayEnd, dayOf } from '../practice/day';
import { gradeOf, makesCard } from '../practice/grade';
import { isMode, RULES } from '../practice/mode';
import { mistakes } from '../practice/queue';
import { addTo, emptySummary, type Context, type Summary } from '../progress/summary';
import type { Scheduler } from '../practice/schedule';
import type { Card } from '../store/cards';
import type { Attempt } from '../store/records';
import type { RunRecord } from '../store/runs';
import type { CardPolicy } from '../store/settings';
import type { Store } from '../store/store';
import type { History } from '../store/sums';
import type { Kept } from '../ui/practice-model';
import type { Source } from './source';

/** How far back mistakes are collected, and how many of them. */
const MISTAKE_DAYS = 7;
const MOST_MISTAKES = 100;
/** So many of them are shown as diagrams. */
const PICTURED = 3;
/** Among so many of the last attempts one that has just been made is found. */
const LATEST = 20;

export interface Keeper {
  /** Reads everything, once; later calls give the same. */
  load(): Promise<Kept>;
  /** Forgets what was read: the store has changed by other hands. */
  forget(): void;
  /** After an attempt has been stored: sums, mistakes, and the puzzle's card. `counted`: see `Rules`. */
  add(attempt: Attempt, puzzle: Pick<Puzzle, 'mateIn' | 'level'>, counted: boolean): Promise<void>;
  addRun(run: RunRecord): Promise<void>;
  /** The puzzle of the day has been done. */
  addDaily(attempt: Attempt): Promise<void>;
}

export interface KeeperDeps {
  store: Promise<Store>;
  source: Source;
  now(): number;
  /** Minutes behind UTC at a moment, as `Date.prototype.getTimezoneOffset` gives them. */
  zone(at: number): number;
  /** Which attempts make cards. */
  policy(): CardPolicy;
  /** Told of every change. */
  changed(kept: Kept): void;
}

/** Attempts of modes that are gone count as before. */
function isCounted({ mode }: Attempt): boolean {
  return !isMode(mode) || RULES[mode].counted;
}

export function createKeeper({ store, source, now, zone, policy, changed }: KeeperDeps): Keeper {
  let loading: Promise<Kept> | null = null;
  /** What has been read and kept up. */
  let current: Kept | null = null;
  /** Those of the last days, in order. */
  let attempts: Attempt[] = [];
  let scheduler: Promise<Scheduler> | null = null;

  const day = (at: number) => dayOf(at, zone(at));
  const contextOf = (kept: Pick<Kept, 'entries'>): Context => ({ about: (puzzle) => kept.entries.get(puzzle) ?? null, dayOf: (at, behind) => dayOf(at, behind ?? zone(at)) });
  const lately = () => mistakes(attempts.filter(isCounted), now() - MISTAKE_DAYS * DAY_MS, MOST_MISTAKES);
  const schedule = () => (scheduler ??= import('../practice/schedule').then((file) => file.createScheduler()));

  /** The sums of all attempts, from those that were kept if they fit. */
  const sum = async (db: Store, entries: Promise<Kept['entries']>): Promise<Pick<History, 'recent'> & { summary: Summary }> => {
    const since = now() - MISTAKE_DAYS * DAY_MS;
    const [version, read] = await Promise.all([source.version(), db.history(true, since)]);
    const of = { library: version, zone: zone(now()) };
    const fits = ({ sums, added, count }: History) => sums !== null && sums.of.library === of.library && sums.of.zone === of.zone && sums.count + added === count;
    const { sums, rest, recent, count, last } = fits(read) ? read : await db.history(false, since);
    const summary = sums?.summary ?? emptySummary();
    const context = contextOf({ entries: await entries });
    for (const attempt of rest) addTo(summary, attempt, context);
    // Where they cannot be kept, they are counted again next time.
    if (sums?.last !== last) db.saveSums({ of, count, last, summary }).catch(() => undefined);
    return { recent, summary };
  };

  const read = async (): Promise<Kept> => {
    const db = await store;
    // The database and the library are read side by side.
    const lines = source.lines();
    const [{ recent, summary }, stored, runs, days, entries, dailyIds, sets] = await Promise.all([sum(db, lines), db.cards(), db.runs(), db.daily(), lines, source.daily(), source.sets()]);
    attempts = [...recent];
    const today = day(now());
    let cards = new Map(stored.map((card) => [card.puzzle, card]));
    if (cards.size === 0 && summary.days.size > 0) {
      // Attempts from before there were cards.
      const [file, all] = await Promise.all([import('../practice/schedule'), db.attempts()]);
      cards = file.cardsFrom(await schedule(), all.filter(isCounted), entries);
      await db.saveCards([...cards.values()]);
    }
    return {
      today,
      dayEnd: dayEnd(now(), zone(now())),
      dayOf: day,
      summary,
      version: 0,
      entries,
      cards,
      runs,
      daily: dailyPuzzle(today, dailyIds),
      dailyDone: days.find((each) => each.day === today) ?? null,
      mistakes: lately(),
      sets,
      pictured: new Map(),
    };
  };

  const held = () => current;

  /** Changes what has been read; before that there is nothing to change. */
  const change = (part: Partial<Kept>) => {
    if (current === null) return;
    current = { ...current, ...part, version: current.version + 1 };
    changed(current);
  };

  /** Fetches the puzzles that are shown as diagrams; one that cannot be had is left out. */
  const picture = async () => {
    if (current === null) return;
    const { daily, mistakes: wrong } = current;
    const ids = [...(daily === null ? [] : [daily]), ...wrong.slice(0, PICTURED)];
    const puzzles = await Promise.all(ids.map((id) => source.puzzle(id).catch(() => null)));
    change({ pictured: new Map(puzzles.flatMap((puzzle) => (puzzle === null ? [] : [[puzzle.id, puzzle] as const]))) });
  };

  const forget = () => {
    loading = null;
    current = null;
  };

  return {
    async load() {
      // At midnight another day begins.
      if (current !== null && current.today !== day(now())) forget();
      if (current !== null) return current;
      loading ??= read();
      const reading = loading;
      try {
        const kept = await reading;
        // Whoever asked first has told of it already.
        if (loading === reading && held() === null) {
          current = kept;
          changed(kept);
          void picture();
        }
        return held() ?? kept;
      } catch (error) {
        if (loading === reading) loading = null;
        throw error;
      }
    },
    forget,
    async add(attempt, { mateIn, level }, counted) {
      // While all is being read, nobody knows whether this one has been read with it.
      await loading?.catch(() => null);
      if (current !== null && !attempts.slice(-LATEST).some(({ at, puzzle }) => at === attempt.at && puzzle === attempt.puzzle)) {
        attempts.push(attempt);
        addTo(current.summary, attempt, contextOf(current));
        change({ mistakes: lately() });
        void picture();
      }
      if (!counted) return;
      const db = await store;
      const old: Card | null = current === null ? await db.card(attempt.puzzle) : (current.cards.get(attempt.puzzle) ?? null);
      const grade = gradeOf(attempt, { length: mateIn, level });
      // What is known and has no card needs no scheduler.
      if (old === null && !makesCard(grade, policy())) return;
      const file = await import('../practice/schedule');
      const card = file.cardAfter(await schedule(), old, attempt, { length: mateIn, level }, policy());
      if (card === null || card === old) return;
      await db.saveCards([card]);
      if (current !== null) change({ cards: new Map(current.cards).set(card.puzzle, card) });
    },
    async addRun(run) {
      await (await store).saveRun(run);
      if (current !== null) change({ runs: [...current.runs.filter(({ id }) => id !== run.id), run] });
    },
    async addDaily({ puzzle, result, took, at }) {
      // One that is begun before midnight is that day's.
      const record = { day: day(at - took), puzzle, result, took };
      const db = await store;
      // The first result of the day stands.
      if ((await db.dailyOf(record.day)) !== null) return;
      await db.saveDaily(record);
      if (current?.today === record.day) change({ dailyDone: record });
    },
  };
}
