/** `.canju` files: one exercise set as JSON. The format is written down in `docs/sets.md` and `docs/set.schema.json`. */
import { fieldsOf, wholeOf } from '../library/values';
import { isFault, parseSet, type ExerciseSet, type SetFault } from './exercise-set';

const FORMAT = 'canju-set';
const VERSION = 1;

/** What a file is offered as, and the name that ends in it. */
export const SET_MIME = 'application/vnd.canju.set+json';
export const SET_ENDING = '.canju';

/** Far more than sixty exercises with all their notes; a longer text is not read. */
const MOST_CHARACTERS = 1_000_000;

/** Why a text is no set: what is wrong with it as a file, or with a set in it. */
export interface FileFault {
  readonly code: 'set-too-big' | 'set-not-json' | 'set-foreign' | 'set-newer' | SetFault['code'];
  /** The exercise, from 0. */
  readonly at: number | null;
}

export function writeSetFile(set: ExerciseSet): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...set }, null, 1)}\n`;
}

export function readSetFile(text: string): ExerciseSet | FileFault {
  if (text.length > MOST_CHARACTERS) return { code: 'set-too-big', at: null };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { code: 'set-not-json', at: null };
  }
  const from = fieldsOf(value);
  if (from?.format !== FORMAT) return { code: 'set-foreign', at: null };
  const version = wholeOf(from.version, 1, 1000);
  if (version === null) return { code: 'set-damaged', at: null };
  if (version > VERSION) return { code: 'set-newer', at: null };
  const set = parseSet(value);
  return !isFault(set) && set.exercises.length === 0 ? { code: 'set-empty', at: null } : set;
}

/** A file name of a title: what systems refuse in names is left out. */
export function setFileName(title: string, otherwise: string): string {
  const name = title.replace(/[\s\\/:*?"<>|.\p{Cc}]+/gu, ' ').trim();
  return `${name === '' ? otherwise : name}${SET_ENDING}`;
}
