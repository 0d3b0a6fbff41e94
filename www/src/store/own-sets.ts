/**
 * The teacher's own sets, as they are kept. Whoever has exercises to add (the page of sets, the editor, an import) does it through
 * this file, which is fetched when it is needed.
 */
import { DEFAULT_OPTIONS, isFault, MOST_EXERCISES, parseSet, plainText, TITLE_CHARACTERS, type Exercise, type ExerciseSet, type Options } from '../teach/exercise-set';
import { fieldsOf, LATEST, nameOf, whole } from './fields';
import type { Store } from './store';

/** A set with its place in the store. */
export interface OwnSet {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly set: ExerciseSet;
}

export interface OwnSets {
  /** The one that was changed last comes first. */
  list(): Promise<OwnSet[]>;
  get(id: string): Promise<OwnSet | null>;
  /** A new set, kept at once. */
  create(set: ExerciseSet, at: number): Promise<OwnSet>;
  /** Keeps a changed set. */
  save(own: OwnSet): Promise<void>;
  remove(id: string): Promise<void>;
  /**
   * Adds exercises at the end of a set, or (null) of a new one of that title and those terms; tells which set that is and how many found no room,
   * null where there is no such set.
   */
  add(id: string | null, exercises: readonly Exercise[], at: number, title?: string, options?: Options): Promise<{ own: OwnSet; left: number } | null>;
}

export function parseOwnSet(stored: unknown): OwnSet | null {
  const from = fieldsOf(stored);
  const id = nameOf(from?.id);
  const createdAt = whole(from?.createdAt, LATEST);
  const changedAt = whole(from?.changedAt, LATEST);
  const set = parseSet(from?.set);
  if (id === null || createdAt === null || changedAt === null || isFault(set)) return null;
  return { id, createdAt, changedAt, set };
}

export function createOwnSets(store: Pick<Store, 'rows' | 'saveRow' | 'dropRow'>): OwnSets {
  const list = async () => {
    const found = (await store.rows('sets')).map(parseOwnSet).filter((each) => each !== null);
    return found.sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? 1 : -1));
  };
  const get = async (id: string) => (await list()).find((each) => each.id === id) ?? null;
  const save = (own: OwnSet) => store.saveRow('sets', own);
  /** Ids are the moment of making; two of the same moment are told apart by a number. */
  const create = async (set: ExerciseSet, at: number) => {
    const taken = new Set((await list()).map(({ id }) => id));
    let id = at.toString(36);
    for (let n = 2; taken.has(id); n += 1) id = `${at.toString(36)}-${n}`;
    const own: OwnSet = { id, createdAt: at, changedAt: at, set };
    await save(own);
    return own;
  };
  return {
    list,
    get,
    create,
    save,
    remove: (id) => store.dropRow('sets', id),
    async add(id, exercises, at, title = '', options = DEFAULT_OPTIONS) {
      const found = id === null ? null : await get(id);
      if (id !== null && found === null) return null;
      const before = found?.set ?? { title: plainText(title, TITLE_CHARACTERS), options, exercises: [] };
      const all = [...before.exercises, ...exercises];
      const set: ExerciseSet = { ...before, exercises: all.slice(0, MOST_EXERCISES) };
      const left = Math.max(0, all.length - MOST_EXERCISES);
      if (found === null) return { own: await create(set, at), left };
      const own: OwnSet = { ...found, changedAt: at, set };
      await save(own);
      return { own, left };
    },
  };
}
