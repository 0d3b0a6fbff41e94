/**
 * Practice on the page: opens the run of an address, tells it what becomes of each move, and carries out what it says. A part of
 * the loop (`app.ts`) that comes when a page of practice, or the first attempt, asks for it.
 */
import type { Puzzle } from '../engine/wire';
import type { PuzzleSet } from '../library/sets';
import { dueToday } from '../practice/card';
import { allows, limited } from '../practice/limits';
import { dateOf, dayOf } from '../practice/day';
import { isMode, RULES, type Mode } from '../practice/mode';
import { drill, ladder } from '../practice/queue';
import { rulesOf, runStep, score, startRun, type Run, type RunCommand, type RunEvent } from '../practice/run';
import { shuffled } from '../practice/chance';
import { weakest } from '../progress/ranking';
import type { Event, Session } from '../session/types';
import type { SolveView } from '../session/view';
import type { BackupFile } from '../store/backup';
import type { Attempt } from '../store/records';
import type { RunRecord } from '../store/runs';
import type { Shelf } from '../store/shelf';
import type { Store } from '../store/store';
import type { Kept, PracticeActions, PracticeState } from '../ui/practice-model';
import type { Untimed } from './keys';
import { createKeeper } from './kept';
import { createSource } from './source';

/** What the loop lends. */
export interface Host {
  store: Promise<Store>;
  shelf: Shelf;
  now(): number;
  zone(at: number): number;
  practice(): PracticeState;
  patch(change: Partial<PracticeState>): void;
  /** Tells which puzzles are due. */
  due(puzzles: ReadonlySet<string>): void;
  /** Puts a puzzle of a list on the board; the place is from 0. */
  open(set: PuzzleSet, at: number, puzzle: Puzzle): void;
  /** Takes the puzzle off. */
  close(): void;
  /** Records the attempt at hand as failed. */
  fail(): void;
  /** Reading and writing of backups. */
  backup(): Promise<BackupFile>;
  /** Puzzles that have been solved at some time. */
  solved(): ReadonlySet<string>;
  /** What is kept has changed: standings are to be read again, and settings where they have changed too. */
  reread(settings: boolean): Promise<void>;
}

export interface Practice extends PracticeActions {
  /** The page of practice that needs what is kept. */
  load(): void;
  /** The run of an address; the one that is under way goes on. */
  enter(mode: string, from: string): void;
  /** Another address. */
  exit(): void;
  running(): boolean;
  refuses(event: Untimed<Event>): boolean;
  /** What a step of the session means for the run. */
  follow(before: Session, after: Session, at: number): void;
  shape(view: SolveView): SolveView;
  next(): void;
  /** The mode that an attempt is recorded under. */
  mode(): Mode;
  recorded(attempt: Attempt, puzzle: Puzzle): void;
}

/** The end of a puzzle is seen for so long before the next one comes by itself. */
const GLANCE_MS = 600;
/** More than anybody solves in five minutes or without a mistake. */
const STEPS = 120;
/** Storms stay with what can be seen at a glance. */
const STORM_LENGTH = 3;
const DRILL = 20;

export function createPractice(host: Host): Practice {
  let run: Run | null = null;
  /** Of the run: the address that it belongs to. */
  let address = '';
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Counts runs: what belongs to an earlier one is dropped. */
  let visit = 0;
  let settledAt = 0;

  const source = createSource(host.shelf);
  const keeper = createKeeper({
    ...host,
    source,
    changed(kept) {
      host.patch({ kept });
      host.due(new Set(dueToday(kept)));
    },
  });

  const load = () => {
    if (host.practice().kept === 'failed') host.patch({ kept: 'loading' });
    keeper.load().catch(() => host.patch({ kept: 'failed' }));
  };

  const begin = async (mode: Mode, from: string) => {
    visit += 1;
    const of = visit;
    run = null;
    host.close();
    host.patch({ run: { kind: 'loading' } });
    try {
      const kept = await keeper.load();
      const set = from === '' ? null : await source.set(from);
      if (of !== visit) return;
      const at = host.now();
      const left = mode === 'cycles' ? unfinished(kept, mode, from) : null;
      const queue = left?.queue ?? queueOf(mode, from, set, kept, host.solved(), at);
      if (queue.length === 0) {
        host.patch({ run: { kind: 'empty', mode } });
        return;
      }
      const start = { id: left?.id ?? `${mode}-${at}`, mode, from, queue, at: left?.startedAt ?? at };
      const [next, commands] = startRun(left === null ? start : { ...start, outcomes: left.outcomes });
      run = next;
      for (const command of commands) carryOut(command);
    } catch {
      if (of === visit) host.patch({ run: { kind: 'failed' } });
    }
  };

  const send = (event: RunEvent) => {
    if (run === null) return;
    const before = run;
    const [next, commands] = runStep(run, event);
    run = next;
    if (before.deadline !== next.deadline || next.phase === 'over') watchClock();
    for (const command of commands) carryOut(command);
    const shown = host.practice().run;
    if (next !== before && next.phase !== 'over' && shown?.kind === 'running') host.patch({ run: { ...shown, run: next } });
  };

  const watchClock = () => {
    clearTimeout(deadline);
    if (run?.deadline == null || run.phase === 'over') return;
    deadline = setTimeout(() => send({ type: 'tick', at: host.now() }), Math.max(0, run.deadline - host.now()) + 1);
  };

  const carryOut = (command: RunCommand) => {
    if (run === null) return;
    switch (command.do) {
      case 'open': {
        const of = visit;
        // What has just been solved is seen for a moment; what was wrong has been shown already.
        const last = run.outcomes.at(-1);
        const wait = rulesOf(run).hurry && last !== undefined && last.result !== 'failed' ? settledAt + GLANCE_MS - host.now() : 0;
        const loading = source.puzzle(command.puzzle);
        clearTimeout(pause);
        pause = setTimeout(() => {
          void loading.then(
            (puzzle) => {
              if (of !== visit || run === null || run.phase === 'over') return;
              host.patch({ run: { kind: 'running', run, puzzle } });
              host.open(setOf(run), run.outcomes.length, puzzle);
            },
            () => of === visit && host.patch({ run: { kind: 'failed' } }),
          );
        }, Math.max(0, wait));
        return;
      }
      case 'fail':
        host.fail();
        return;
      case 'keep':
        // A run that nothing was done in is not worth keeping.
        if (run.outcomes.length > 0) void keeper.addRun(recordOf(run));
        return;
      case 'finish': {
        clearTimeout(pause);
        const best = bestOf(host.practice().kept, run);
        host.close();
        host.patch({ run: { kind: 'over', run, best } });
      }
    }
  };

  return {
    load,
    retry: load,
    enter(mode, from) {
      const wanted = `${mode}/${from}`;
      if (address === wanted && host.practice().run !== null) return;
      address = wanted;
      if (isMode(mode)) void begin(mode, from);
      else host.patch({ run: { kind: 'failed' } });
    },
    exit() {
      if (address === '') return;
      address = '';
      visit += 1;
      run = null;
      clearTimeout(deadline);
      clearTimeout(pause);
      host.patch({ run: null });
    },
    running: () => run !== null && run.phase !== 'over',
    refuses: (event) => run !== null && !allows(event, rulesOf(run), run),
    follow(before, after, at) {
      if (run === null) return;
      if (before.phase.kind === 'opening' && after.phase.kind === 'idle') send({ type: 'shown', at });
      if (before.phase.kind === 'idle' && after.phase.kind === 'judging') send({ type: 'moved', at });
      const played = (session: Session) => session.view?.moves.length ?? 0;
      if (before.phase.kind === 'judging' && played(after) > played(before)) send({ type: 'right', at });
      if (after.tally.wrong > before.tally.wrong) send({ type: 'wrong', at });
      if (before.phase.kind === 'refuting' && after.phase.kind !== 'refuting') send({ type: 'went-back', at, took: at - after.startedAt });
      if (after.recorded !== before.recorded && after.recorded !== null) {
        settledAt = at;
        send({ type: 'recorded', result: after.recorded, took: after.took ?? at - after.startedAt, at });
      }
    },
    shape: (view) => (run === null ? view : limited(view, rulesOf(run), run)),
    next: () => send({ type: 'next', at: host.now() }),
    mode: () => run?.mode ?? 'practise',
    recorded(attempt, puzzle) {
      const mode = isMode(attempt.mode) ? attempt.mode : 'practise';
      void keeper.add(attempt, puzzle, RULES[mode].counted);
      if (mode === 'daily') void keeper.addDaily(attempt);
    },
    again() {
      const [mode = '', from = ''] = address.split('/');
      if (isMode(mode)) void begin(mode, from);
    },
    stop: () => send({ type: 'stop', at: host.now() }),
    async save() {
      const { writeBackup } = await host.backup();
      const at = host.now();
      const text = writeBackup(await (await host.store).contents(), at);
      return { name: `canju-${dateOf(dayOf(at, host.zone(at)))}.json`, text };
    },
    async restore(text) {
      const { readBackup } = await host.backup();
      const backup = readBackup(text);
      if (typeof backup === 'string') return backup;
      try {
        const restored = await (await host.store).restore(backup);
        keeper.forget();
        await host.reread(restored.settings);
        await keeper.load();
        return { restored, dropped: backup.dropped };
      } catch {
        return 'backup-failed';
      }
    },
    async clear() {
      await (await host.store).clear();
      keeper.forget();
      await host.reread(true);
      await keeper.load();
    },
  };
}

/** A run as the list that the open puzzle is from. */
function setOf({ queue }: Run): PuzzleSet {
  return {
    id: 'run',
    query: '',
    title: null,
    pack: null,
    pattern: null,
    length: queue.length,
    idAt: (at) => queue[at] ?? '',
    find: (id) => queue.indexOf(id),
    locate: () => ({ pack: -1, at: -1 }),
  };
}

function queueOf(mode: Mode, from: string, set: readonly string[] | null, kept: Kept, solved: ReadonlySet<string>, at: number): readonly string[] {
  const seed = String(at);
  const all = [...kept.entries.values()];
  const chosen = set === null ? all : set.flatMap((id) => kept.entries.get(id) ?? []);
  switch (mode) {
    case 'learn':
    case 'practise':
    case 'exam':
      return ladder(shuffled(chosen, seed, ({ id }) => id).slice(0, DRILL), seed, DRILL);
    case 'cycles':
      return set ?? [];
    case 'review':
      return dueToday(kept);
    case 'mistakes':
      return kept.mistakes.filter((id) => kept.entries.has(id));
    case 'daily':
      return kept.daily === null ? [] : [kept.daily];
    case 'storm-3':
    case 'storm-5':
      return ladder(chosen.filter(({ length }) => length <= STORM_LENGTH), seed, STEPS);
    case 'streak':
      return ladder(chosen, seed, STEPS);
    case 'weak': {
      const patterns = from === '' ? weakest(kept.summary, 3).map(({ key }) => key) : [from];
      return drill(all, patterns, solved, seed, DRILL);
    }
  }
}

/** The cycle of a set that was not gone through to the end. */
function unfinished({ runs }: Kept, mode: Mode, from: string): RunRecord | null {
  return [...runs].reverse().find((each) => each.mode === mode && each.from === from && each.ending === null) ?? null;
}

function recordOf(run: Run): RunRecord {
  const { id, mode, from, queue, outcomes, bestCombo, startedAt, endedAt, ending } = run;
  // A ladder is drawn anew each time: only what was gone through is worth keeping. One that was stopped goes on another day.
  const resumed = mode === 'cycles' && ending === 'stopped';
  return {
    id,
    mode,
    from,
    queue: mode === 'cycles' ? [...queue] : queue.slice(0, outcomes.length),
    outcomes: [...outcomes],
    bestCombo,
    startedAt,
    endedAt: resumed ? null : endedAt,
    ending: resumed ? null : ending,
  };
}

/** The best score of earlier runs in the mode of this one; null where there are none. */
function bestOf(kept: PracticeState['kept'], run: Run): number | null {
  const runs = typeof kept === 'string' ? [] : kept.runs;
  const scores = runs.filter(({ id, mode, from, ending }) => id !== run.id && mode === run.mode && from === run.from && ending !== null).map(({ outcomes }) => score({ outcomes }));
  return scores.length === 0 ? null : Math.max(...scores);
}
