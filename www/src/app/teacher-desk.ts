/** The teacher's desk: sets, positions, links and classes, as the pages of lessons ask for them. Comes when one of them does. */
import type { Pool } from '../engine/pool';
import type { Rules } from '../engine/wire';
import { choose } from '../library/filter';
import { idOfPlace } from '../library/sets';
import { shuffled } from '../practice/chance';
import type { Homework } from '../store/homework';
import type { Lessons } from '../store/lessons';
import type { Shelf } from '../store/shelf';
import type { Exercise, ExerciseSet } from '../teach/exercise-set';
import { readSetLink, resolveLink, writeSetLink, type LinkFault } from '../teach/set-link';
import { markOf, markText, puzzleMark } from '../teach/set-mark';
import { NO_WORK } from '../teach/work';
import type { Desk } from '../ui/teach-model';
import { answerKey } from './answer-key';
import { createProving } from './proving';
import { exerciseOf, exercisesByMark } from './puzzle-marks';
import { readPositions } from './read-positions';
import { refute } from './refute';
import { createSource } from './source';

export interface DeskDeps {
  lessons(): Promise<Lessons>;
  shelf: Shelf;
  rules(): Promise<Rules>;
  pool(): Promise<Pool>;
  now(): number;
}

/** Homework of a set that nothing has been done at. */
export function newHomework(set: ExerciseSet, at: number): Homework {
  return { id: markText(markOf(set.exercises)), changedAt: at, set, pupil: null, startedAt: null, work: set.exercises.map(() => NO_WORK), handedAt: null };
}

/** The homework that is kept of a set, under the terms that it came with now; a new one where none is. */
export async function homeworkOf(lessons: Pick<Lessons, 'homework'>, set: ExerciseSet, at: number): Promise<Homework> {
  const fresh = newHomework(set, at);
  const kept = (await lessons.homework()).find(({ id, work }) => id === fresh.id && work.length === set.exercises.length);
  return kept === undefined ? fresh : { ...kept, set };
}

/** What a link leads to. Rejects where the library that it needs cannot be had. */
export async function followLink(payload: string, shelf: Shelf): Promise<ExerciseSet | LinkFault> {
  const link = readSetLink(payload);
  if (typeof link === 'string') return link;
  const marks = link.items.flatMap((item) => ('puzzle' in item ? [item.puzzle] : []));
  return resolveLink(link, await exercisesByMark(shelf, createSource(shelf), new Set(marks)));
}

export function createTeacherDesk({ lessons, shelf, rules, pool, now }: DeskDeps): Desk {
  const source = createSource(shelf);
  const prove = createProving(pool);
  return {
    sets: async () => (await lessons()).sets.list(),
    set: async (id) => (await lessons()).sets.get(id),
    create: async (set) => (await lessons()).sets.create(set, now()),
    save: async (own) => (await lessons()).sets.save({ ...own, changedAt: now() }),
    remove: async (id) => (await lessons()).sets.remove(id),
    async pick(filter, seed, count) {
      const library = await shelf.library();
      const index = await shelf.index(library);
      const places = choose(library, index, filter, new Uint8Array(index.n));
      const ids = Array.from(places, (place) => idOfPlace(library, index, place));
      const drawn = new Set(shuffled(ids, seed, (id) => id).slice(0, count));
      // In the order of the filter: short and easy ones first, where it asks for that.
      const exercises = await Promise.all(ids.filter((id) => drawn.has(id)).map((id) => source.puzzle(id).then(exerciseOf)));
      return { fits: ids.length, exercises };
    },
    prove,
    readPositions: async (text) => readPositions(text, await rules()),
    legal: async (fen) => (await rules()).position(fen).legal,
    names: async (fen, move) => (await rules()).notate(fen, move),
    refute: (exercise, move, signal) => refute({ rules, pool, prove }, exercise, move, signal),
    async link(set) {
      const named = new Set(set.exercises.flatMap(({ puzzle }) => (puzzle === undefined ? [] : [puzzle])));
      const short = await inLibrary(shelf, named, set.exercises);
      return writeSetLink(set, ({ puzzle }) => puzzle !== undefined && short.has(puzzle));
    },
    answers: (exercises, signal, tell) => void Promise.all([pool(), rules()]).then(([workers, known]) => answerKey(workers, known, exercises, signal, tell)),
    follow: (payload) => followLink(payload, shelf),
    homework: async () => (await lessons()).homework(),
    async takeHome(set) {
      const tables = await lessons();
      const homework = { ...(await homeworkOf(tables, set, now())), changedAt: now() };
      await tables.keepHomework(homework);
      return homework.id;
    },
    dropHomework: async (id) => (await lessons()).dropHomework(id),
    classes: async () => (await lessons()).classes(),
    saveClass: async (record) => (await lessons()).keepClass({ ...record, changedAt: now() }),
    removeClass: async (id) => (await lessons()).dropClass(id),
    now,
  };
}

/** Of the puzzles that a set names those whose marks lead to them, and whose positions are those of the library. */
async function inLibrary(shelf: Shelf, ids: ReadonlySet<string>, exercises: readonly Exercise[]): Promise<Set<string>> {
  if (ids.size === 0) return new Set();
  try {
    const found = await exercisesByMark(shelf, createSource(shelf), new Set([...ids].map(puzzleMark)));
    const same = ({ fen, goal, puzzle = '' }: Exercise) => {
      const there = found.get(puzzleMark(puzzle));
      return there?.puzzle === puzzle && there.fen === fen && there.goal === goal;
    };
    return new Set(exercises.filter(same).map(({ puzzle = '' }) => puzzle));
  } catch {
    // Without a library everything is sent in full.
    return new Set();
  }
}
