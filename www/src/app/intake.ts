/**
 * The desk of imports: reads files in the workshop, proves what they hold in the pool, and hands it on to sets and files. It
 * lives as long as the page, so that leaving the screen loses nothing. Loaded when something is first imported.
 */
import type { Pool } from '../engine/pool';
import type { Fault, Goal, Rules } from '../engine/wire';
import { exerciseOf, losesTitle, ofFind } from '../intake/candidates';
import type { Candidate, Intake, Work } from '../intake/intake';
import { compare, nextGoal, prove } from '../intake/judging';
import type { OwnSets } from '../store/own-sets';
import { DEFAULT_OPTIONS, type ExerciseSet, type Options } from '../teach/exercise-set';
import type { Workshop } from '../workshop/client';
import { judgeOf } from './intake/judge';
import { createLedger, EMPTY } from './intake/ledger';
import { createReader } from './intake/reader';
import { createSaver } from './intake/save';
import { stepsOf } from './intake/steps';

/** What the desk is handed by main. */
export interface IntakeDeps {
  workshop: Workshop;
  pool(): Promise<Pool>;
  rules(): Promise<Rules>;
  sets(): Promise<OwnSets>;
  /** The set of a `.canju` text, or why it is none. */
  readSet(text: string): ExerciseSet | { code: string };
  writeSet(set: ExerciseSet): string;
  cores: number;
  now(): number;
}

/** Positions that are worked on at a time, for each worker. */
const CHAINS = 2;
/** A game has so many plies; shorter lines are exercises with their solution. */
const GAME_PLIES = 8;

export function createIntake(deps: IntakeDeps): Intake {
  const { workshop } = deps;
  const ledger = createLedger(deps.now);
  const { state, patch, patchCandidate, tell } = ledger;
  const reader = createReader({ workshop, ledger, readSet: deps.readSet });
  let running: AbortController | null = null;

  type At = (kind: Work['kind'], done: number, total: number) => void;
  /** Runs one thing at a time. Files that come meanwhile wait, and are read as soon as there is time. */
  const run = async (act: (signal: AbortSignal, at: At) => Promise<void>) => {
    if (running !== null) return;
    const abort = new AbortController();
    running = abort;
    try {
      await act(abort.signal, (kind, done, total) => patch({ work: { kind, done, total } }));
    } finally {
      running = null;
      if (abort.signal.aborted) reader.giveUp();
      if (reader.waits()) void work();
      else {
        patch({ work: null });
        tell();
      }
    }
  };

  /** Reads what waits, then proves what has no verdict yet, until neither is left. */
  const work = (): Promise<void> =>
    run(async (signal, at) => {
      let goal;
      do {
        ({ goal } = state());
        await reader.readAll(signal, (done, total) => at('reading', done, total));
        if (!signal.aborted) await judgeAll(signal, at);
      } while (!signal.aborted && (reader.waits() || goal !== state().goal));
    });

  // ---- proving ----

  /** What is still to be asked of a candidate; our own sets say themselves which mate they ask for. */
  const goalOf = ({ verdict, own }: Candidate) => nextGoal(verdict, own?.goal ?? state().goal);

  const judgeAll = async (signal: AbortSignal, at: At) => {
    const open = () => state().candidates.filter((each) => goalOf(each) !== null);
    if (open().length === 0) return;
    const [pool, rules] = await Promise.all([deps.pool(), deps.rules()]);
    const judge = judgeOf(pool, rules, signal);
    // Reading is soon done, and what is read is seen at once: it goes before.
    const stopped = () => signal.aborted || reader.waits();
    const judgeOne = async (candidate: Candidate, goal: Goal) => {
      const { id, moment } = candidate;
      const choice = state().goal;
      const verdict = await prove(moment.fen, goal, judge);
      const book = verdict?.kind === 'mate' ? await compare(moment.fen, moment, verdict, judge) : null;
      // What was asked under another choice is asked again.
      if (signal.aborted || state().goal !== choice) return;
      patchCandidate(id, { verdict: verdict ?? { kind: 'failed', code: 'engine-lost' }, book, chosen: verdict?.kind === 'mate' && verdict.exact });
    };
    // Mates by checks first, in all positions: they are found soon, and most of what there is.
    for (let round = 0; round < 2 && !stopped(); round += 1) {
      const left = open();
      let next = 0;
      let done = 0;
      at('judging', 0, left.length);
      const chain = async () => {
        for (let candidate = left[next++]; candidate !== undefined && !stopped(); candidate = left[next++]) {
          const goal = goalOf(candidate);
          if (goal !== null) await judgeOne(candidate, goal);
          done += 1;
          at('judging', done, left.length);
        }
      };
      await Promise.all(Array.from({ length: CHAINS * deps.cores }, chain));
    }
  };

  const mineAll = () =>
    run(async (signal, at) => {
      const games = state().entries.filter(({ head }) => head.legal >= GAME_PLIES);
      let searched = 0;
      let missed = 0;
      // Their warnings say where the lines break.
      let unfinished = state().entries.filter(({ head }) => head.plies >= GAME_PLIES && head.legal < head.plies).length;
      const tellMined = () => patch({ mined: { games: searched, missed, unfinished } });
      for (const [index, entry] of games.entries()) {
        at('mining', index, games.length);
        const parcel = reader.parcelOf(entry.id);
        if (parcel === undefined) continue;
        const outcome = await workshop.ask('mine', { parcel, goal: 'checks' }, { signal });
        if (outcome.kind === 'cancelled') break;
        if (outcome.kind === 'fault') {
          unfinished += 1;
          ledger.warn(entry, { code: outcome.fault.code, at: entry.number - 1, unit: 'game' });
          continue;
        }
        const finds = outcome.value.filter(({ fate }) => fate === 'missed');
        missed += finds.length;
        const { take } = ledger.collector();
        const taken = finds.map(ofFind).map(({ moment, more }) => take(entry, moment, { chosen: true, ...more })).filter((each) => each !== null);
        if (taken.length > 0) patch({ candidates: [...state().candidates, ...taken] });
        searched += 1;
        tellMined();
      }
      tellMined();
    });

  const chosen = () => state().candidates.filter((each) => each.chosen);
  /** The terms of the one set of ours that exercises come from, else those of a new set. */
  const optionsOf = (exercises: readonly Candidate[]): Options => {
    const from = new Set(exercises.map(({ entry }) => entry.source));
    const source = from.size === 1 ? state().sources.find(({ id }) => from.has(id)) : undefined;
    return source?.terms ?? DEFAULT_OPTIONS;
  };
  const saver = createSaver({ workshop, writeSet: deps.writeSet, parcelOf: reader.parcelOf });
  const choiceOf = ({ id, set }: { id: string; set: ExerciseSet }) => ({ id, title: set.title, count: set.exercises.length });

  return {
    state,
    listen: ledger.listen,
    add(given, unopened) {
      const named = given.map((blob) => ({ name: blob.webkitRelativePath === '' ? blob.name : blob.webkitRelativePath, blob }));
      // Folders come in the order of the disk; the exercises of a book are numbered.
      reader.add(named.sort((a, b) => a.name.localeCompare(b.name, 'zh-Hans-u-kn-true')), unopened);
      void work();
    },
    paste(text, name) {
      reader.add([{ name, blob: new Blob([text]) }]);
      void work();
    },
    recode(source, asked) {
      reader.again(source, asked);
      void work();
    },
    remove: reader.remove,
    clear() {
      running?.abort();
      reader.clear();
      patch({ ...EMPTY, goal: state().goal, work: state().work });
    },
    cancel: () => running?.abort(),
    choose(goal) {
      // A proof stays a proof; what was not found with less is asked again.
      const again = state().candidates.map((each) => (each.verdict?.kind === 'mate' || each.verdict?.kind === 'illegal' ? each : { ...each, verdict: null, book: null }));
      patch({ goal, candidates: again });
      void work();
    },
    judge: () => void work(),
    mine: () => void mineAll(),
    pick(ids, on) {
      const wanted = new Set(ids);
      patch({ candidates: state().candidates.map((each) => (wanted.has(each.id) ? { ...each, chosen: on && each.verdict?.kind === 'mate' } : each)) });
      tell();
    },
    sets: async () => (await (await deps.sets()).list()).map(choiceOf),
    async toSet(id, title) {
      const proved = chosen().filter(({ verdict }) => verdict?.kind === 'mate');
      const exercises = proved.map(exerciseOf).filter((each) => each !== null);
      const added = await (await deps.sets()).add(id, exercises, deps.now(), title, optionsOf(proved));
      if (added === null) return null;
      const count = exercises.length - added.left;
      return { set: choiceOf(added.own), added: count, left: added.left, cut: proved.slice(0, count).filter(losesTitle).length };
    },
    saveChosen(format, title) {
      const exercises = chosen();
      return saver.exercises(exercises, format, title, optionsOf(exercises));
    },
    saveEntries: (ids, format) => saver.entries(state().entries.filter(({ id }) => ids.includes(id)), format),
    async view(entry) {
      const parcel = reader.parcelOf(entry);
      if (parcel === undefined) return lost('no-record');
      const outcome = await workshop.ask('view', { parcel });
      return outcome.kind === 'done' ? outcome.value : outcome.kind === 'fault' ? outcome.fault : lost('cancelled');
    },
    steps: async (fen, moves) => stepsOf(await deps.rules(), fen, moves),
  };
}

function lost(code: string): Fault {
  return { code, squares: [], message: code };
}
