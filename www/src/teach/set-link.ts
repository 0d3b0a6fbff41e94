/**
 * Sets as links: everything is in the part after `#`, which no browser sends to a server. There are positions and terms in it and no
 * answers. `docs/sets.md` has the bytes.
 */
import { fromBase64, toBase64 } from './base64';
import { BitFault, readBits, writeBits, type BitReader, type BitWriter } from './bits';
import { crc16 } from './crc';
import { DEFENCES, isFault, MOST_EXERCISES, MOST_MINUTES, parseSet, plainFen, TRIES, type Exercise, type ExerciseSet, type Options } from './exercise-set';
import { packBoard, unpackBoard } from './packed-position';
import { hash } from '../practice/chance';
import { puzzleMark } from './set-mark';
import { putTexts, takeTexts } from './texts';

const VERSION = 1;

/** The longest link that is made: some programs cut what is much longer. */
export const MOST_LINK = 1800;
const LONGEST_TOLD = 63;

export const LINK_HEAD = '#/s/';

/** Why a link is not followed. */
export type LinkFault = 'link-empty' | 'link-cut' | 'link-damaged' | 'link-newer' | 'link-puzzle' | 'link-library';

/** An exercise as the link has it: in full, or by the mark of a puzzle of the library. */
export type Item = { readonly puzzle: number } | { readonly exercise: Exercise };

export interface SetLink {
  readonly title: string;
  readonly options: Options;
  readonly items: readonly Item[];
  /** Titles and notes, for the exercises of these numbers. */
  readonly texts: ReadonlyMap<number, Pick<Exercise, 'title' | 'note' | 'notes'>>;
  /** Over the positions of the puzzles of the library; null where there are none. */
  readonly check: number | null;
}

/** What tells whether the puzzles of two libraries are the same. */
function libraryCheck(puzzles: readonly Pick<Exercise, 'fen' | 'goal'>[]): number {
  return hash(puzzles.map(({ fen, goal }) => `${fen} ${goal}`).join('\n')) & 0xffff;
}

/**
 * The payload of a set's link, without its head; it may be longer than a link should be (`MOST_LINK`). `short`: whether a puzzle of the
 * library may be sent by its mark alone.
 */
export function writeSetLink({ title, options, exercises }: ExerciseSet, short: (exercise: Exercise) => boolean = ({ puzzle }) => puzzle !== undefined): string {
  const to = writeBits();
  const titleBytes = new TextEncoder().encode(title);
  const texts = exercises.some((each) => each.title !== undefined || each.note !== undefined || each.notes !== undefined);
  to.put(VERSION, 8);
  to.put(texts ? 1 : 0, 1);
  to.put(TRIES.indexOf(options.tries), 3);
  to.put(DEFENCES.indexOf(options.defence), 2);
  to.put(options.locked ? 1 : 0, 1);
  to.put(options.hints ? 1 : 0, 1);
  to.put(options.minutes, 8);
  to.put(exercises.length, 8);
  to.put(titleBytes.length, 8);
  for (const byte of titleBytes) to.put(byte, 8);
  const named: Exercise[] = [];
  for (const exercise of exercises) {
    if (exercise.puzzle !== undefined && short(exercise)) {
      named.push(exercise);
      to.put(1, 1);
      to.put(puzzleMark(exercise.puzzle), 32);
    } else {
      putExercise(exercise, to);
    }
  }
  to.align();
  if (named.length > 0) to.put(libraryCheck(named), 16);
  if (texts) putTexts(exercises, to);
  const body = to.bytes();
  const crc = crc16(body);
  return toBase64(Uint8Array.from([...body, crc >> 8, crc & 0xff]));
}

function putExercise({ fen, goal, length }: Exercise, to: BitWriter): void {
  const [board = '', side] = fen.split(' ');
  to.put(0, 1);
  to.put(side === 'b' ? 1 : 0, 1);
  to.put(goal === 'any' ? 1 : 0, 1);
  to.put(length === null || length > LONGEST_TOLD ? 0 : length, 6);
  packBoard(board, to);
}

/** Reads a payload. What came through a chat may have been broken into lines. */
export function readSetLink(text: string): SetLink | LinkFault {
  const payload = text.replace(/\s+|%20|%0A|%0D/gi, '');
  if (payload === '') return 'link-empty';
  const read = fromBase64(payload);
  if (read === null) return 'link-damaged';
  const { bytes } = read;
  if (bytes.length < 3) return 'link-cut';
  const body = bytes.subarray(0, -2);
  const whole = read.whole && crc16(body) === (((bytes.at(-2) ?? 0) << 8) | (bytes.at(-1) ?? 0));
  try {
    const from = readBits(body);
    if (from.take(8) !== VERSION) return whole ? 'link-newer' : 'link-damaged';
    const link = takeLink(from);
    if (from.used() !== body.length) return 'link-damaged';
    return whole ? link : 'link-damaged';
  } catch (error) {
    if (!(error instanceof BitFault)) throw error;
    // What ends before it should has been cut; whether it is damaged besides does not matter then.
    return error.code === 'short' ? 'link-cut' : 'link-damaged';
  }
}

function takeLink(from: BitReader): SetLink {
  const wrong = (): never => {
    throw new BitFault('wrong');
  };
  const hasTexts = from.take(1) === 1;
  const tries = TRIES[from.take(3)] ?? wrong();
  const defence = DEFENCES[from.take(2)] ?? wrong();
  const locked = from.take(1) === 1;
  const hints = from.take(1) === 1;
  const minutes = from.take(8);
  const count = from.take(8);
  if (minutes > MOST_MINUTES || count < 1 || count > MOST_EXERCISES) wrong();
  const title = takeText(from, from.take(8));
  const items = Array.from({ length: count }, (): Item => (from.take(1) === 1 ? { puzzle: from.take(32) } : { exercise: takeExercise(from) }));
  from.align();
  const check = items.some((item) => 'puzzle' in item) ? from.take(16) : null;
  const texts = hasTexts ? takeTexts(from, count) : new Map<number, never>();
  const options = { hints, tries, locked, defence, minutes };
  if (isFault(parseSet({ title, options, exercises: [] }))) wrong();
  return { title, options, items, texts, check };
}

function takeExercise(from: BitReader): Exercise {
  const side = from.take(1) === 1 ? 'b' : 'w';
  const goal = from.take(1) === 1 ? 'any' : 'checks';
  const length = from.take(6);
  const fen = plainFen(`${unpackBoard(from)} ${side}`);
  if (fen === null) throw new BitFault('wrong');
  return { fen, goal, length: length === 0 ? null : length };
}

function takeText(from: BitReader, bytes: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from({ length: bytes }, () => from.take(8)));
  } catch (error) {
    if (error instanceof BitFault) throw error;
    throw new BitFault('wrong');
  }
}

/** The set of a link, with the puzzles that its marks stand for. */
export function resolveLink(link: SetLink, puzzles: ReadonlyMap<number, Exercise>): ExerciseSet | LinkFault {
  const exercises: Exercise[] = [];
  const named: Exercise[] = [];
  for (const [at, item] of link.items.entries()) {
    const exercise = 'exercise' in item ? item.exercise : puzzles.get(item.puzzle);
    if (exercise === undefined) return 'link-puzzle';
    if ('puzzle' in item) named.push(exercise);
    exercises.push({ ...exercise, ...link.texts.get(at) });
  }
  if (link.check !== null && link.check !== libraryCheck(named)) return 'link-library';
  return { title: link.title, options: link.options, exercises };
}
