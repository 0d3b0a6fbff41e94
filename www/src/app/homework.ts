/**
 * Homework on the page: opens the set of an address, has its positions proved, keeps what is done at it, and hands it in. A part of the
 * loop (`app.ts`) that comes when an address of homework is opened.
 */
import type { Pool } from '../engine/pool';
import type { Puzzle, Rules } from '../engine/wire';
import { ownPuzzle } from '../library/own-puzzle';
import type { PuzzleSet } from '../library/sets';
import type { Route } from '../session/route';
import type { Event, Session } from '../session/types';
import type { Homework } from '../store/homework';
import type { Lessons } from '../store/lessons';
import type { Shelf } from '../store/shelf';
import { allows, limited, type Terms } from '../teach/homework-terms';
import { codedWork, writeResult } from '../teach/result-code';
import { closed, happenings, sit, sitDown, type Sitting } from '../teach/sitting';
import { markOf } from '../teach/set-mark';
import { NO_WORK } from '../teach/work';
import type { HomeworkActions, HomeworkOpen, HomeworkState, Proof } from '../ui/teach-model';
import type { Director } from './director';
import type { Untimed } from './keys';
import { createProving } from './proving';
import { createSource } from './source';
import { followLink, homeworkOf, newHomework } from './teacher-desk';

/** What the loop lends. */
export interface HomeworkHost {
  lessons(): Promise<Lessons>;
  shelf: Shelf;
  rules(): Promise<Rules>;
  pool(): Promise<Pool>;
  now(): number;
  homework(): HomeworkState | null;
  patch(homework: HomeworkState | null): void;
  open(set: PuzzleSet, at: number, puzzle: Puzzle): void;
  close(): void;
  dispatch(event: Untimed<Event>): void;
  /** Says a word of the teacher's; it stays until it has been seen, or (null) is of no use any more. */
  note(text: string | null): void;
}

export interface HomeworkDirector extends Director, HomeworkActions {
  enter(route: Route & { page: 'pupil' }): void;
  exit(): void;
}

type Open = HomeworkOpen;

export function createHomework(host: HomeworkHost): HomeworkDirector {
  const source = createSource(host.shelf);
  const prove = createProving(host.pool);
  let address = '';
  /** Counts what was entered: what belongs to an earlier one is dropped. */
  let visit = 0;
  let proving = new AbortController();
  let sitting: Sitting | null = null;
  /** Defences that are still to be met at the exercise at hand; null before it has been solved for the first time. */
  let defences: readonly string[] | null = null;
  /** Whether a word of the teacher's stands. */
  let noted = false;
  let clock: ReturnType<typeof setTimeout> | undefined;

  const open = (): Open | null => {
    const state = host.homework();
    return state?.kind === 'open' ? state : null;
  };
  const patch = (change: Partial<Open>) => {
    const state = open();
    if (state !== null) host.patch({ ...state, ...change });
  };

  /** Changes the homework and keeps it. */
  const keep = (change: Partial<Homework>) => {
    const state = open();
    if (state === null) return;
    const homework: Homework = { ...state.homework, ...change, changedAt: host.now() };
    patch({ homework });
    if (!state.preview) void host.lessons().then((lessons) => lessons.keepHomework(homework));
  };

  const setWork = (at: number, sat: Sitting) => {
    const state = open();
    if (state === null) return;
    sitting = sat;
    keep({ work: state.homework.work.map((each, place) => (place === at ? sat.work : each)) });
    patch({ stage: sat.stage });
  };

  // ---- opening ----

  const find = async (route: Route & { page: 'pupil' }): Promise<Homework | string> => {
    const lessons = await host.lessons();
    const at = host.now();
    if (route.from === 'link') {
      const set = await followLink(route.key, host.shelf);
      return typeof set === 'string' ? set : homeworkOf(lessons, set, at);
    }
    if (route.from === 'preview') {
      const own = await lessons.sets.get(route.key);
      return own === null || own.set.exercises.length === 0 ? 'homework-gone' : newHomework(own.set, at);
    }
    return (await lessons.homework()).find(({ id }) => id === route.key) ?? 'homework-gone';
  };

  const show = async (homework: Homework, preview: boolean, of: number) => {
    const proofs = homework.set.exercises.map(({ puzzle }): Proof | null => (puzzle === undefined ? { kind: 'waiting' } : null));
    host.patch({ kind: 'open', homework, preview, proofs, at: null, stage: 'solving', deadline: null, code: null });
    keep({});
    watch();
    for (const at of proofs.keys()) startProof(at);
    if (homework.handedAt !== null) {
      const code = await codeOf(homework);
      if (of === visit) patch({ code });
    }
  };

  const startProof = (at: number, further = false) => {
    const exercise = open()?.homework.set.exercises[at];
    if (exercise === undefined || exercise.puzzle !== undefined) return;
    const { signal } = proving;
    const tell = (proof: Proof) => {
      if (!signal.aborted) patch({ proofs: open()?.proofs.map((each, place) => (place === at ? proof : each)) ?? [] });
    };
    prove(exercise, tell, signal, further);
  };

  // ---- time ----

  const watch = () => {
    clearTimeout(clock);
    const state = open();
    if (state === null) return;
    const { startedAt, handedAt, set } = state.homework;
    const deadline = startedAt === null || handedAt !== null || set.options.minutes === 0 ? null : startedAt + set.options.minutes * 60_000;
    patch({ deadline });
    if (deadline !== null) clock = setTimeout(handIn, Math.max(0, deadline - host.now()));
  };

  // ---- solving ----

  const puzzleOf = async (at: number): Promise<Puzzle | null> => {
    const state = open();
    const exercise = state?.homework.set.exercises[at];
    if (state === null || exercise === undefined) return null;
    // What is in the library is taken from there: it knows the names of the patterns, too.
    if (exercise.puzzle !== undefined) return source.puzzle(exercise.puzzle);
    const proof = state.proofs[at];
    if (proof?.kind !== 'mate') return null;
    return ownPuzzle({ ...proof, fen: exercise.fen, goal: exercise.goal, mateIn: proof.length }, `own-${at + 1}`);
  };

  const openExercise = async (at: number) => {
    const of = visit;
    leaveBoard();
    const puzzle = await puzzleOf(at).catch(() => null);
    const state = open();
    if (of !== visit || state === null || puzzle === null) return;
    const work = state.homework.work[at] ?? NO_WORK;
    if (state.homework.startedAt === null) {
      keep({ startedAt: host.now() });
      watch();
    }
    sitting = sitDown(work);
    defences = null;
    patch({ at, stage: sitting.stage });
    host.open(setOf(puzzle.id), 0, puzzle);
    const note = state.homework.set.exercises[at]?.note;
    if (note !== undefined && work.result === 'none') say(note);
  };

  const say = (note: string) => {
    noted = true;
    host.note(note);
  };

  /** What there is of time and of a last try is kept when the board is left. */
  const leaveBoard = () => {
    const at = open()?.at ?? null;
    if (at !== null && sitting !== null) setWork(at, sit(sitting, { type: 'left' }, { tries: triesNow(), at: host.now() }));
    sitting = null;
    if (noted) host.note(null);
    noted = false;
  };

  const overview = () => {
    leaveBoard();
    // While the board is under the terms of the set.
    host.close();
    patch({ at: null, stage: 'solving' });
  };

  const triesNow = () => open()?.homework.set.options.tries ?? 0;
  const terms = (): Terms | null => {
    const state = open();
    if (state === null) return null;
    return { options: state.homework.set.options, stage: state.stage, handed: state.homework.handedAt !== null };
  };

  /** An exercise whose every defence is to be met has been solved against one: those to the first move that are left. */
  const metDefence = ({ view }: Session): readonly string[] => {
    const all = defences ?? view?.judgements[0]?.replies.map(({ move }) => move) ?? [];
    return all.filter((move) => move !== view?.moves[1]);
  };

  const follow = (before: Session, after: Session, at: number) => {
    const state = open();
    if (state?.at == null || sitting === null || state.homework.handedAt !== null) return;
    const place = state.at;
    const { options, exercises } = state.homework.set;
    const exercise = exercises[place];
    if (before.phase.kind === 'idle' && after.phase.kind === 'judging') {
      const line = [...(before.view?.moves ?? []), after.phase.move].join(' ');
      const note = exercise?.notes?.[line];
      if (note !== undefined) say(note);
    }
    for (const happening of happenings(before, after)) {
      if (happening.type === 'solved' && sitting.stage === 'solving') defences = options.defence === 'all' ? metDefence(after) : [];
      const following = happening.type === 'solved' ? defences?.[0] : undefined;
      setWork(place, sit(sitting, happening, { tries: options.tries, at, more: following !== undefined }));
      if (following !== undefined && sitting.stage === 'solving') setTimeout(() => host.dispatch({ type: 'defend', turn: 0, move: following }), DEFENCE_MS);
    }
  };

  const next = () => {
    const state = open();
    if (state === null) return;
    leaveBoard();
    const work = open()?.homework.work ?? [];
    const from = (state.at ?? -1) + 1;
    const places = [...work.keys()];
    const left = state.homework.handedAt === null ? [...places.slice(from), ...places.slice(0, from)].find((at) => at !== state.at && work[at]?.result === 'none' && canBeOpened(at)) : places[from];
    if (left === undefined) overview();
    else void openExercise(left);
  };

  const canBeOpened = (at: number): boolean => {
    const proof = open()?.proofs[at];
    return proof === null || proof?.kind === 'mate';
  };

  // ---- the end ----

  const codeOf = async ({ set, work, pupil }: Homework): Promise<string> => {
    const rules = await host.rules();
    const legal = (fen: string) => {
      try {
        return rules.position(fen).legal;
      } catch {
        return [];
      }
    };
    const coded = work.map((each, at) => codedWork(each, legal(set.exercises[at]?.fen ?? '')));
    return writeResult({ mark: markOf(set.exercises), pupil: pupil ?? 1, work: coded });
  };

  const handIn = () => {
    const state = open();
    if (state?.homework.pupil == null || state.homework.handedAt !== null) {
      // Time may be up before one has said who one is: then that is asked for first.
      if (state !== null && state.at !== null) overview();
      return;
    }
    const of = visit;
    if (state.at !== null) overview();
    const work = open()?.homework.work.map(closed) ?? [];
    keep({ work, handedAt: host.now() });
    watch();
    const now = open();
    if (now === null) return;
    void codeOf(now.homework).then((code) => of === visit && patch({ code }));
  };

  return {
    enter(route) {
      const wanted = `${route.from}/${route.key}`;
      if (address === wanted && host.homework() !== null) return;
      address = wanted;
      visit += 1;
      const of = visit;
      proving.abort();
      proving = new AbortController();
      sitting = null;
      host.close();
      host.patch({ kind: 'loading' });
      find(route).then(
        (found) => {
          if (of !== visit) return;
          if (typeof found === 'string') host.patch({ kind: 'fault', code: found });
          else void show(found, route.from === 'preview', of);
        },
        () => of === visit && host.patch({ kind: 'fault', code: 'fetch' }),
      );
    },
    exit() {
      if (address === '') return;
      leaveBoard();
      address = '';
      visit += 1;
      proving.abort();
      clearTimeout(clock);
      host.patch(null);
    },
    running: () => open()?.at != null,
    refuses(event) {
      const now = terms();
      return now !== null && !allows(event, now);
    },
    follow,
    shape(view) {
      const now = terms();
      if (now === null) return view;
      const shown = limited(view, now);
      // What was tried before the page was loaded anew counts, too.
      const helped = shown.strip.kind === 'solved' && sitting?.work.result === 'helped';
      return helped ? { ...shown, strip: { ...shown.strip, result: 'helped' } } : shown;
    },
    next,
    // Homework says nothing about how well one plays alone: others may sit beside, and a position may come many times.
    holds: () => true,
    choosePupil: (pupil) => keep({ pupil }),
    open: (at) => void openExercise(at),
    overview,
    handIn,
    proveAgain: (at) => startProof(at, true),
    again() {
      const state = open();
      if (state === null) return;
      keep({ work: state.homework.work.map(() => NO_WORK), startedAt: null, handedAt: null });
      patch({ code: null, stage: 'solving' });
      watch();
    },
  };
}

/** The last defence is seen for so long before the next one is played. */
const DEFENCE_MS = 1200;

/** The exercise as the list that the open puzzle is from: alone, since the set has a page of its own. */
function setOf(id: string): PuzzleSet {
  return { id: 'homework', query: '', title: null, pack: null, pattern: null, length: 1, idAt: () => id, find: () => 0, locate: () => ({ pack: -1, at: -1 }) };
}
