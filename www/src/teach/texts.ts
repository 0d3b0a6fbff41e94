/** Titles and notes of exercises in a link: only where there are some, after the positions. */
import { BitFault, type BitReader, type BitWriter } from './bits';
import { parseExercise, type Exercise } from './exercise-set';

const TITLE = 255;
const NOTE = 254;
const MOST_TEXTS = 1500;
const FILES = 'abcdefghi';

type Texts = Pick<Exercise, 'title' | 'note' | 'notes'>;

/** Where a text belongs: a title, a note, or the line that it is said after. */
interface Row {
  exercise: number;
  line: typeof TITLE | typeof NOTE | string;
  text: string;
}

function squareOf(name: string): number {
  return 9 * Number(name.charAt(1)) + FILES.indexOf(name.charAt(0));
}

function nameOf(square: number): string {
  return `${FILES.charAt(square % 9)}${Math.floor(square / 9)}`;
}

function rowsOf(exercises: readonly Texts[]): Row[] {
  return exercises.flatMap(({ title, note, notes }, exercise): Row[] => [
    ...(title === undefined ? [] : [{ exercise, line: TITLE, text: title } as const]),
    ...(note === undefined ? [] : [{ exercise, line: NOTE, text: note } as const]),
    ...Object.entries(notes ?? {}).map(([line, text]) => ({ exercise, line, text })),
  ]);
}

export function putTexts(exercises: readonly Texts[], to: BitWriter): void {
  const rows = rowsOf(exercises);
  to.put(rows.length, 16);
  for (const { exercise, line, text } of rows) {
    to.put(exercise, 8);
    if (typeof line === 'number') {
      to.put(line, 8);
    } else {
      const squares = line.split(' ').flatMap((move) => [squareOf(move.slice(0, 2)), squareOf(move.slice(2))]);
      to.put(squares.length / 2, 8);
      for (const square of squares) to.put(square, 8);
    }
    const bytes = new TextEncoder().encode(text);
    to.put(bytes.length, 16);
    for (const byte of bytes) to.put(byte, 8);
  }
}

/** @throws BitFault */
export function takeTexts(from: BitReader, exercises: number): Map<number, Texts> {
  const rows = from.take(16);
  if (rows > MOST_TEXTS) throw new BitFault('wrong');
  const found = new Map<number, Texts>();
  for (let row = 0; row < rows; row += 1) {
    const exercise = from.take(8);
    const line = takeLine(from);
    const bytes = Uint8Array.from({ length: from.take(16) }, () => from.take(8));
    const before = found.get(exercise) ?? {};
    const text = decode(bytes);
    if (exercise >= exercises) throw new BitFault('wrong');
    if (line === TITLE) found.set(exercise, { ...before, title: text });
    else if (line === NOTE) found.set(exercise, { ...before, note: text });
    else found.set(exercise, { ...before, notes: { ...before.notes, [line]: text } });
  }
  for (const texts of found.values()) {
    // The bounds of texts are those of any exercise.
    const bare = { fen: '4k4/9/9/9/9/9/9/9/9/4K4 w', goal: 'checks', length: null };
    if (typeof parseExercise({ ...bare, ...texts }) === 'string') throw new BitFault('wrong');
  }
  return found;
}

function takeLine(from: BitReader): Row['line'] {
  const moves = from.take(8);
  if (moves === TITLE || moves === NOTE) return moves;
  return Array.from({ length: moves }, () => nameOf(from.take(8)) + nameOf(from.take(8))).join(' ');
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BitFault('wrong');
  }
}
