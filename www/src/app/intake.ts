/**
 * The desk of imports: reads files in the workshop, proves what they hold in the pool, and hands it on to sets and files. It
 * lives as long as the page, so that leaving the screen loses nothing. Loaded when something is first imported.
 */
import type { Pool } from '../engine/pool';
import type { Fault, Goal, Rules } from '../engine/wire';
import { createCollector, exerciseOf, ofExercise, ofFind } from '../intake/candidates';
import type { Candidate, Entry, Intake, IntakeState, Source, Work } from '../intake/intake';
import { compare, nextGoal, prove } from '../intake/judging';
import type { OwnSets } from '../store/own-sets';
import type { ExerciseSet } from '../teach/exercise-set';
import type { Workshop } from '../workshop/client';
import type { RecordHead } from '../workshop/wire';
import { judgeOf } from './intake/judge';
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

/** Our own sets are told by this, wherever it stands in the first bytes. */
const OWN = /^\s*\{[^]{0,200}"format"\s*:\s*"canju-set"/;
/** Positions that are worked on at a time, for each worker. */
const CHAINS = 2;
/** Milliseconds between two tellings while much comes in. */
const TELL_MS = 100;
/** A game has so many plies; shorter lines are exercises with their solution. */
const GAME_PLIES = 8;

const EMPTY: IntakeState = { sources: [], entries: [], candidates: [], twins: 0, work: null, goal: 'either', mined: null };

export function createIntake(deps: IntakeDeps): Intake {
  const { workshop } = deps;
  let current = EMPTY;
  const listeners = new Set<(state: IntakeState) => void>();
  const files = new Map<number, Blob>();
  const parcels = new Map<number, Uint8Array>();
  let lastId = 0;
  let running: AbortController | null = null;
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    told = deps.now();
    for (const listener of listeners) listener(current);
  };
  /** A change that is told soon: many come one after the other. */
  const patch = (change: Partial<IntakeState>) => {
    current = { ...current, ...change };
    const left = TELL_MS - (deps.now() - told);
    if (left <= 0) tell();
    else timer ??= setTimeout(tell, left);
  };
  const patchSource = (id: number, change: Partial<Source>) => patch({ sources: current.sources.map((source) => (source.id === id ? { ...source, ...change } : source)) });
  const patchCandidate = (id: number, change: Partial<Candidate>) => patch({ candidates: current.candidates.map((each) => (each.id === id ? { ...each, ...change } : each)) });

  /** Runs one thing at a time; what comes while another runs is part of it or waits for the reader. */
  const run = async (kind: Work['kind'], act: (signal: AbortSignal, at: (done: number, total: number) => void) => Promise<void>) => {
    if (running !== null) return;
    const abort = new AbortController();
    running = abort;
    try {
      await act(abort.signal, (done, total) => patch({ work: { kind, done, total } }));
    } finally {
      running = null;
      patch({ work: null });
      tell();
    }
  };

  // ---- reading ----

  const takeIn = (source: number, heads: readonly RecordHead[], bytes: Uint8Array, firstNumber: number) => {
    let at = 0;
    const entries = heads.map((head, index): Entry => {
      const entry: Entry = { id: ++lastId, source, number: firstNumber + index, head };
      parcels.set(entry.id, bytes.slice(at, (at += head.size)));
      return entry;
    });
    collect(entries);
  };

  const collect = (entries: readonly Entry[]) => {
    const collector = createCollector(lastId + 1, current.candidates);
    const moments = entries.flatMap((entry) => entry.head.moments.map((moment) => ({ entry, moment })));
    const taken = moments.map(({ entry, moment }) => collector.take(entry, moment)).filter((each) => each !== null);
    lastId += taken.length;
    patch({ entries: [...current.entries, ...entries], candidates: [...current.candidates, ...taken], twins: current.twins + moments.length - taken.length });
  };

  /** One of our own sets: its exercises are entries like those of other files. */
  const takeSet = async (id: number, text: string) => {
    const set = deps.readSet(text);
    if ('code' in set) {
      patchSource(id, { state: 'unread', failure: { code: set.code, at: 0 } });
      return;
    }
    for (const [index, exercise] of set.exercises.entries()) {
      const { moment, wanted } = ofExercise(exercise);
      const made = await workshop.ask('make', { fen: moment.fen, moves: [], title: exercise.title ?? '', comment: exercise.note ?? '' });
      if (made.kind !== 'done') continue;
      const head: RecordHead = { format: 'canju', title: exercise.title ?? '', red: '', black: '', fen: moment.fen, result: '*', plies: 0, legal: 0, nodes: 0, leaves: 1, comments: 0, warnings: [], moments: [], size: made.value.length };
      const entry: Entry = { id: ++lastId, source: id, number: index + 1, head };
      parcels.set(entry.id, made.value);
      const taken = createCollector(lastId + 1, current.candidates).take(entry, moment, { wanted });
      if (taken !== null) lastId += 1;
      patch({ entries: [...current.entries, entry], candidates: taken === null ? current.candidates : [...current.candidates, taken], twins: current.twins + (taken === null ? 1 : 0) });
    }
    patchSource(id, { state: 'read', read: set.exercises.length, format: 'canju', games: set.exercises.length });
  };

  const readOne = async (source: Source, signal: AbortSignal, onRead: (bytes: number) => void) => {
    patchSource(source.id, { state: 'reading', read: 0 });
    const blob = files.get(source.id);
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    } catch {
      patchSource(source.id, { state: 'unread', failure: { code: 'file-gone', at: 0 } });
      return;
    }
    const start = new TextDecoder().decode(bytes.subarray(0, 300));
    if (OWN.test(start)) {
      await takeSet(source.id, new TextDecoder().decode(bytes));
      return;
    }
    let count = 0;
    const outcome = await workshop.ask('read', { bytes, encoding: source.asked }, {
      signal,
      onPart({ batch, parcels: packed }) {
        takeIn(source.id, batch.records, packed, count + 1);
        count += batch.records.length;
        patchSource(source.id, { read: batch.read, games: count });
        onRead(batch.read);
      },
    });
    if (outcome.kind === 'cancelled') patchSource(source.id, { state: 'cancelled' });
    else if (outcome.kind === 'fault') patchSource(source.id, { state: 'unread', failure: { code: outcome.fault.code, at: 0 } });
    else {
      const { failure, format, encoding, games, warnings } = outcome.value;
      patchSource(source.id, { state: failure === null ? 'read' : 'unread', read: source.size, format, encoding, games, warnings, failure });
    }
  };

  const readAll = () =>
    run('reading', async (signal, at) => {
      let done = 0;
      for (;;) {
        const next = current.sources.find(({ state }) => state === 'waiting');
        if (next === undefined) return;
        const total = () => current.sources.filter(({ state }) => state === 'waiting' || state === 'reading').reduce((sum, { size }) => sum + size, done);
        at(done, total());
        await readOne(next, signal, (bytes) => at(done + bytes, total()));
        done += next.size;
        if (signal.aborted) {
          patch({ sources: current.sources.map((source) => (source.state === 'waiting' ? { ...source, state: 'cancelled' } : source)) });
          return;
        }
      }
    }).then(judgeAll);

  const addBlob = (name: string, blob: Blob) => {
    const id = ++lastId;
    files.set(id, blob);
    const source: Source = { id, name, size: blob.size, read: 0, state: 'waiting', format: null, encoding: null, asked: null, failure: null, warnings: [], games: 0 };
    patch({ sources: [...current.sources, source] });
  };

  /** Takes away what came of a source. */
  const forget = (source: number) => {
    for (const { id, source: of } of current.entries) if (of === source) parcels.delete(id);
    patch({
      entries: current.entries.filter((entry) => entry.source !== source),
      candidates: current.candidates.filter(({ entry }) => entry.source !== source),
    });
  };

  // ---- proving ----

  /** What is still to be asked of a candidate; our own sets say themselves which mate they ask for. */
  const goalOf = ({ verdict, wanted }: Candidate) => nextGoal(verdict, wanted ?? current.goal);

  async function judgeAll() {
    const open = () => current.candidates.filter((each) => goalOf(each) !== null);
    const waiting = open();
    if (waiting.length === 0) return;
    await run('judging', async (signal, at) => {
      const [pool, rules] = await Promise.all([deps.pool(), deps.rules()]);
      const judge = judgeOf(pool, rules, signal);
      const stopped = () => signal.aborted;
      at(0, waiting.length);
      const judgeOne = async (candidate: Candidate, goal: Goal) => {
        const { id, moment } = candidate;
        const verdict = await prove(moment.fen, goal, judge);
        const book = verdict?.kind === 'mate' ? await compare(moment.fen, moment, verdict, judge) : null;
        if (stopped()) return;
        patchCandidate(id, { verdict: verdict ?? { kind: 'failed', code: 'engine-lost' }, book, chosen: verdict?.kind === 'mate' && verdict.exact });
      };
      // Mates by checks first, in all positions: they are found soon, and most of what there is.
      for (let round = 0; round < 2 && !stopped(); round += 1) {
        const left = round === 0 ? [...waiting] : open();
        const count = left.length;
        let done = 0;
        const work = async () => {
          for (let next = left.shift(); next !== undefined && !stopped(); next = left.shift()) {
            const goal = goalOf(next);
            if (goal !== null) await judgeOne(next, goal);
            done += 1;
            at(done, count);
          }
        };
        await Promise.all(Array.from({ length: CHAINS * deps.cores }, work));
      }
    });
  }

  const mineAll = () =>
    run('mining', async (signal, at) => {
      const games = current.entries.filter(({ head }) => head.legal >= GAME_PLIES);
      let missed = 0;
      for (const [index, entry] of games.entries()) {
        at(index, games.length);
        const parcel = parcels.get(entry.id);
        if (parcel === undefined) continue;
        const outcome = await workshop.ask('mine', { parcel, goal: 'checks' }, { signal });
        if (outcome.kind === 'cancelled') break;
        if (outcome.kind === 'fault') continue;
        const collector = createCollector(lastId + 1, current.candidates);
        const finds = outcome.value.filter(({ fate }) => fate === 'missed');
        missed += finds.length;
        const taken = finds.map(ofFind).map(({ moment, more }) => collector.take(entry, moment, { chosen: true, ...more })).filter((each) => each !== null);
        lastId += taken.length;
        patch({ candidates: [...current.candidates, ...taken], mined: { games: index + 1, missed } });
      }
      patch({ mined: current.mined ?? { games: games.length, missed } });
    });

  const chosen = () => current.candidates.filter((each) => each.chosen);
  const saver = createSaver({ workshop, writeSet: deps.writeSet, parcelOf: (entry) => parcels.get(entry) });
  const choiceOf = ({ id, set }: { id: string; set: ExerciseSet }) => ({ id, title: set.title, count: set.exercises.length });

  return {
    state: () => current,
    listen(onState) {
      listeners.add(onState);
      return () => listeners.delete(onState);
    },
    add(given) {
      for (const file of given) addBlob(file.webkitRelativePath === '' ? file.name : file.webkitRelativePath, file);
      void readAll();
    },
    paste(text, name) {
      addBlob(name, new Blob([text]));
      void readAll();
    },
    recode(source, asked) {
      forget(source);
      patchSource(source, { asked, state: 'waiting', warnings: [], failure: null, games: 0 });
      void readAll();
    },
    remove(source) {
      forget(source);
      files.delete(source);
      patch({ sources: current.sources.filter(({ id }) => id !== source) });
    },
    clear() {
      running?.abort();
      files.clear();
      parcels.clear();
      patch({ ...EMPTY, goal: current.goal, work: current.work });
    },
    cancel: () => running?.abort(),
    choose(goal) {
      // A proof stays a proof; what was not found with less is asked again.
      const again = current.candidates.map((each) => (each.verdict?.kind === 'mate' || each.verdict?.kind === 'illegal' ? each : { ...each, verdict: null, book: null }));
      patch({ goal, candidates: again });
      void judgeAll();
    },
    judge: () => void judgeAll(),
    mine: () => void mineAll(),
    pick(ids, on) {
      const wanted = new Set(ids);
      patch({ candidates: current.candidates.map((each) => (wanted.has(each.id) ? { ...each, chosen: on && each.verdict?.kind === 'mate' } : each)) });
      tell();
    },
    sets: async () => (await (await deps.sets()).list()).map(choiceOf),
    async toSet(id, title) {
      const exercises = chosen().map(exerciseOf).filter((each) => each !== null);
      const added = await (await deps.sets()).add(id, exercises, deps.now(), title);
      return added === null ? null : { set: choiceOf(added.own), added: exercises.length - added.left, left: added.left };
    },
    saveChosen: (format, title) => saver.exercises(chosen(), format, title),
    saveEntries: (ids, format) => saver.entries(current.entries.filter(({ id }) => ids.includes(id)), format),
    async view(entry) {
      const parcel = parcels.get(entry);
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
