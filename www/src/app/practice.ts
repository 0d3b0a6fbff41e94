/**
 * Practice on the page: opens the run of an address, tells it what becomes of each move, and carries out what it says. A part of
 * the loop (`app.ts`) that comes when a page of practice, or the first attempt, asks for it.
 */
import type { Puzzle, Rules } from '../engine/wire';
import type { PuzzleSet } from '../library/sets';
import { dueToday } from '../practice/card';
import { allows, limited } from '../practice/limits';
import { dateOf, dayOf } from '../practice/day';
import { isMode, RULES, type Mode } from '../practice/mode';
import { rulesOf, runStep, startRun, type Run, type RunCommand, type RunEvent } from '../practice/run';
import type { Judge } from '../practice/judge-line';
import type { Referee } from '../session/present';
import type { AttemptRecord, Event, Session } from '../session/types';
import type { BackupFile } from '../store/backup';
import type { Attempt } from '../store/records';
import type { Settings } from '../store/settings';
import type { Shelf } from '../store/shelf';
import type { Store } from '../store/store';
import type { PracticeActions, PracticeState } from '../ui/practice-model';
import type { Director } from './director';
import type { Untimed } from './keys';
import type { Desk, DrillHost } from './drill';
import { createKeeper } from './kept';
import { createRounds, type Left } from './rounds';
import { bestOf, queueOf, recordOf, setOf, unfinished } from './run-parts';
import { createSource } from './source';
import { createVeil } from './veil';

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
  /** The same where a move of it was wrong; the run hears of it. */
  abandon(): void;
  /** Gives the session an event. */
  dispatch(event: Untimed<Event>): void;
  /** Shows the session anew. */
  refresh(): void;
  /** Asks the judge. */
  ask: Judge;
  /** The rules, as far as positions and names go; rejects where the engine cannot be had. */
  referee(): Promise<Referee>;
  /** All of the rules. */
  rules(): Promise<Rules>;
  /** Stores an attempt. */
  keep(attempt: AttemptRecord, puzzle: Puzzle): void;
  settings(): Settings;
  /** Reading and writing of backups. */
  backup(): Promise<BackupFile>;
  /** Puzzles that have been solved at some time. */
  solved(): ReadonlySet<string>;
  /** What is kept has changed: standings are to be read again, and settings where they have changed too. */
  reread(settings: boolean): Promise<void>;
}

export interface Practice extends PracticeActions, Director {
  /** The page of practice that needs what is kept. */
  load(): void;
  /** Another window has changed it: it is read anew when it is needed. */
  forget(): void;
  /** The run of an address; the one that is under way goes on. */
  enter(mode: string, from: string): void;
  /** Another address. */
  exit(): void;
  /** The attempt that is lost if the page is closed now, where no session of the loop has it. */
  left(): Left | null;
  /** The mode that an attempt is recorded under. */
  mode(): Mode;
  recorded(attempt: Attempt, puzzle: Pick<Puzzle, 'mateIn' | 'level'>): Promise<void>;
}

/** The end of a puzzle is seen for so long before the next one comes by itself. */
const GLANCE_MS = 600;

export function createPractice(host: Host): Practice {
  let run: Run | null = null;
  /** Of the run: the address that it belongs to. */
  let address = '';
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Counts runs: what belongs to an earlier one is dropped. */
  let visit = 0;
  let settledAt = 0;
  /** What is on the page in place of a session. */
  let desk: Desk | null = null;
  const rounds = createRounds();
  const veil = createVeil(() => host.refresh());
  /** Whether the session shows something of its own, for which the pieces are seen. */
  let showing = false;

  const source = createSource(host.shelf);
  const keeper = createKeeper({
    ...host,
    source,
    policy: () => host.settings().cards,
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
              host.patch({ run: { kind: 'running', run, puzzle, drill: null, defences: null } });
              void put(run, puzzle, of);
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

  /** Puts a puzzle on the page, in the form of the mode. */
  const put = async (of: Run, puzzle: Puzzle, visited: number) => {
    const { form } = rulesOf(of);
    desk?.close();
    desk = null;
    veil.lift();
    rounds.start();
    if (form === 'solve') {
      host.open(setOf(of), of.outcomes.length, puzzle);
      return;
    }
    host.close();
    try {
      const file = await import('./drill');
      const lent = drillHost(puzzle);
      const opened = await (form === 'write' ? file.openWriting(puzzle, lent) : file.openReading(puzzle, of.outcomes.length, of.id, lent));
      if (visited === visit) desk = opened;
      else opened.close();
    } catch {
      if (visited === visit) host.patch({ run: { kind: 'failed' } });
    }
  };

  const drillHost = (puzzle: Puzzle): DrillHost => ({
    referee: () => host.referee(),
    ask: (ask) => host.ask(ask),
    now: () => host.now(),
    script: () => host.settings().reading,
    show(drill) {
      const shown = host.practice().run;
      if (shown?.kind === 'running' && shown.puzzle === puzzle) host.patch({ run: { ...shown, drill } });
    },
    ready: () => send({ type: 'shown', at: host.now() }),
    settle(result, took) {
      settledAt = host.now();
      send({ type: 'recorded', result, took, at: settledAt });
    },
    keep: (attempt) => host.keep(attempt, puzzle),
  });

  /** A line has been solved where every defence is to be answered. */
  const lineSolved = (session: Session, at: number) => {
    const next = rounds.solved(session, at);
    const shown = host.practice().run;
    if (shown?.kind === 'running') host.patch({ run: { ...shown, defences: rounds.defences() } });
    if (next === null) return;
    if ('attempt' in next) {
      host.keep(next.attempt, session.puzzle);
      settledAt = at;
      send({ type: 'recorded', result: next.attempt.result, took: next.attempt.took, at });
      return;
    }
    clearTimeout(pause);
    pause = setTimeout(() => host.dispatch({ type: 'defend', ...next.exchange }), GLANCE_MS);
  };

  /** Keeps what was begun where every defence is to be answered, and gives how long it took. */
  const leaveRounds = (at: number): number | null => {
    const left = rounds.leave(at);
    if (left === null) return null;
    host.keep(left.attempt, left.puzzle);
    return left.attempt.took;
  };

  /** Another address: what was begun and not finished is kept as it stands. */
  const depart = () => {
    desk?.send({ type: 'abandon' });
    leaveRounds(host.now());
  };

  return {
    load,
    forget: () => keeper.forget(),
    retry: load,
    enter(mode, from) {
      const wanted = `${mode}/${from}`;
      if (address === wanted && host.practice().run !== null) return;
      depart();
      address = wanted;
      if (isMode(mode)) {
        void begin(mode, from);
        return;
      }
      host.close();
      host.patch({ run: { kind: 'failed' } });
    },
    exit() {
      if (address === '') return;
      depart();
      address = '';
      visit += 1;
      run = null;
      clearTimeout(deadline);
      clearTimeout(pause);
      desk?.close();
      desk = null;
      veil.lift();
      host.patch({ run: null });
    },
    left() {
      const shown = host.practice().run;
      const written = desk?.left() ?? null;
      if (written === null || shown?.kind !== 'running' || shown.puzzle === null) return rounds.left(host.now());
      return { attempt: written, puzzle: shown.puzzle };
    },
    running: () => run !== null && run.phase !== 'over',
    refuses(event) {
      if (run === null) return false;
      if (rulesOf(run).veiled && event.type === 'hint' && run.phase === 'solving') {
        if (veil.look()) host.dispatch({ type: 'peek' });
        return true;
      }
      return !allows(event, rulesOf(run), run);
    },
    follow(before, after, at) {
      if (run === null) return;
      const { allDefences, veiled } = rulesOf(run);
      if (allDefences) rounds.follow(after);
      showing = after.phase.kind === 'refuting' || after.phase.kind === 'film' || after.phase.kind === 'over';
      if (before.phase.kind === 'opening' && after.phase.kind === 'idle') {
        if (veiled) veil.start(host.settings().fade);
        send({ type: 'shown', at });
      }
      if (before.phase.kind === 'idle' && after.phase.kind === 'judging') {
        if (veiled) veil.moved();
        send({ type: 'moved', at });
      }
      const played = (session: Session) => session.view?.moves.length ?? 0;
      if (before.phase.kind === 'judging' && played(after) > played(before)) send({ type: 'right', at });
      if (after.tally.wrong > before.tally.wrong) send({ type: 'wrong', at });
      if (before.phase.kind === 'refuting' && after.phase.kind !== 'refuting') send({ type: 'went-back', at, took: at - after.startedAt });
      if (allDefences && run.phase === 'solving' && after.phase.kind === 'over' && before.phase.kind !== 'over' && after.view?.state === 'solved') lineSolved(after, at);
      else if (after.recorded !== before.recorded && after.recorded !== null && (!allDefences || after.recorded === 'failed')) {
        settledAt = at;
        send({ type: 'recorded', result: after.recorded, took: after.took ?? at - after.startedAt, at });
      }
    },
    shape(view) {
      if (run === null) return view;
      const shaped = limited(view, rulesOf(run), run);
      return veil.hides() && !showing ? { ...shaped, board: { ...shaped.board, veiled: true } } : shaped;
    },
    next() {
      const at = host.now();
      const took = leaveRounds(at);
      if (took !== null) send({ type: 'recorded', result: 'failed', took, at });
      desk?.send({ type: 'leave' });
      clearTimeout(pause);
      send({ type: 'next', at });
    },
    holds: ({ result }) => run !== null && rulesOf(run).allDefences && result !== 'failed',
    drill: (event) => desk?.send(event),
    async read(fen, text) {
      const [{ readTyped }, rules] = await Promise.all([import('./typing'), host.rules()]);
      return readTyped(text, fen, rules);
    },
    whyIllegal: async (fen, move) => (await host.rules()).whyIllegal(fen, move),
    mode: () => run?.mode ?? 'practise',
    async recorded(attempt, puzzle) {
      const mode = isMode(attempt.mode) ? attempt.mode : 'practise';
      await Promise.all([keeper.add(attempt, puzzle, RULES[mode].counted), mode === 'daily' ? keeper.addDaily(attempt) : null]);
    },
    again() {
      const [mode = '', from = ''] = address.split('/');
      if (isMode(mode)) void begin(mode, from);
    },
    stop() {
      const at = host.now();
      host.abandon();
      desk?.send({ type: 'abandon' });
      const took = leaveRounds(at);
      if (took !== null) send({ type: 'recorded', result: 'failed', took, at });
      send({ type: 'stop', at });
    },
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
