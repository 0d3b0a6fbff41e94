/**
 * The file of one pack: its puzzles in columns. A puzzle is made of them when it is asked for. All columns are checked when the
 * file is read, so that making one cannot fail; that a position is legal and a mate true is for the engine to say.
 */
import type { LocalText, PieceLetter, Puzzle } from '../engine/wire';
import { refuse, takeFrom, takeNumbers, type Taker } from './bytes';
import type { PackEntry } from './contents';
import { idAt } from './ids';
import { fieldsOf, listOf, localOf, textOf, wholeOf } from './values';

const PIECES = 'KABNRCPkabnrcp';
const FILES = 'abcdefghi';
const SQUARES = 90;
const BOARD_BYTES = 12;
/** Bounds of packs. */
const MOST_PUZZLES = 200_000;
const MOST_MOVES = 500;
const MOST_TAGS = 24;
const MOST_TITLES_BYTES = 16 * 1024 * 1024;

interface Said {
  title?: LocalText;
  source?: string;
}

export interface PackFile {
  entry: PackEntry;
  n: number;
  /** The number in a puzzle's id. */
  numbers: Uint32Array;
  columns: Columns;
}

/** Where a puzzle's part of a column of many begins; one more than there are puzzles. */
type Starts = Uint32Array;

interface Columns {
  board: Uint8Array;
  mateIn: Uint16Array;
  pieces: Uint8Array;
  pieceStarts: Starts;
  lineFrom: Uint8Array;
  lineTo: Uint8Array;
  lineStarts: Starts;
  keyFrom: Uint8Array;
  keyTo: Uint8Array;
  keyStarts: Starts;
  tags: Uint8Array;
  tagStarts: Starts;
  said: ReadonlyMap<number, Said>;
}

/** @throws BundleFault; `codes` is how many names there are. */
export function parsePack(file: ArrayBuffer, entry: PackEntry, codes: number): PackFile {
  const from = takeFrom(file, 'CJP1');
  const n = from.u32();
  if (n !== entry.count || n > MOST_PUZZLES) refuse('count');
  const board = from.bytes(BOARD_BYTES * n);
  const mateIn = moves(from.bytes(2 * n));
  const keyCounts = from.bytes(n);
  const tagCounts = from.bytes(n);
  const numbers = takeNumbers(from, n, () => false);
  if (keyCounts.includes(0)) refuse('count');
  if (tagCounts.some((count) => count > MOST_TAGS)) refuse('count');

  const pieceStarts = startsOf(n, (puzzle) => (piecesOn(board, puzzle) + 1) >>> 1);
  const pieces = takePieces(from, board, pieceStarts);
  const lineStarts = startsOf(n, (puzzle) => 2 * (mateIn[puzzle] ?? 0) - 1);
  const lineFrom = takeSquares(from, lineStarts[n] ?? 0);
  const lineTo = takeSquares(from, lineStarts[n] ?? 0);
  const keyStarts = startsOf(n, (puzzle) => ((keyCounts[puzzle] ?? 0) > 1 ? (keyCounts[puzzle] ?? 0) : 0));
  const keyFrom = takeSquares(from, keyStarts[n] ?? 0);
  const keyTo = takeSquares(from, keyStarts[n] ?? 0);
  const tagStarts = startsOf(n, (puzzle) => tagCounts[puzzle] ?? 0);
  const tags = from.bytes(tagStarts[n] ?? 0);
  if (tags.some((code) => code >= codes)) refuse('code');
  const said = takeSaid(from, n);
  from.end();
  const columns = { board, mateIn, pieces, pieceStarts, lineFrom, lineTo, lineStarts, keyFrom, keyTo, keyStarts, tags, tagStarts, said };
  return { entry, n, numbers, columns };
}

function moves(bytes: Uint8Array): Uint16Array {
  const found = new Uint16Array(bytes.length / 2);
  for (let at = 0; at < found.length; at += 1) {
    const count = (bytes[2 * at] ?? 0) | ((bytes[2 * at + 1] ?? 0) << 8);
    if (count < 1 || count > MOST_MOVES) refuse('count');
    found[at] = count;
  }
  return found;
}

function startsOf(n: number, length: (puzzle: number) => number): Starts {
  const starts = new Uint32Array(n + 1);
  for (let puzzle = 0; puzzle < n; puzzle += 1) starts[puzzle + 1] = (starts[puzzle] ?? 0) + length(puzzle);
  return starts;
}

function bit(board: Uint8Array, puzzle: number, at: number): boolean {
  return (((board[BOARD_BYTES * puzzle + (at >>> 3)] ?? 0) >>> (at & 7)) & 1) === 1;
}

/** Bits that are set in each byte. */
const WEIGHT = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

function piecesOn(board: Uint8Array, puzzle: number): number {
  const first = BOARD_BYTES * puzzle;
  let count = WEIGHT[(board[first + 11] ?? 0) & 0x03] ?? 0;
  for (let at = first; at < first + 11; at += 1) count += WEIGHT[board[at] ?? 0] ?? 0;
  return count;
}

function levelOf(board: Uint8Array, puzzle: number): number {
  return (board[BOARD_BYTES * puzzle + 11] ?? 0) >>> 4;
}

/** Codes of pieces, each below 14, with one king a side; levels are seen to on the way. */
function takePieces(from: Taker, board: Uint8Array, starts: Starts): Uint8Array {
  const n = starts.length - 1;
  const pieces = from.bytes(starts[n] ?? 0);
  for (let puzzle = 0; puzzle < n; puzzle += 1) {
    const count = piecesOn(board, puzzle);
    let kings = 0;
    for (let at = 0; at < count; at += 1) {
      const code = half(pieces, starts[puzzle] ?? 0, at);
      if (code >= PIECES.length) refuse('code');
      if (code === 0) kings += 1;
      if (code === 7) kings += 16;
    }
    if (count % 2 === 1 && half(pieces, starts[puzzle] ?? 0, count) !== 0) refuse('code');
    if (kings !== 17) refuse('position');
    const level = levelOf(board, puzzle);
    if (level < 1 || level > 9) refuse('code');
  }
  return pieces;
}

function half(bytes: Uint8Array, start: number, at: number): number {
  const both = bytes[start + (at >>> 1)] ?? 0;
  return at % 2 === 0 ? both & 0x0f : both >>> 4;
}

function takeSquares(from: Taker, count: number): Uint8Array {
  const squares = from.bytes(count);
  if (squares.some((square) => square >= SQUARES)) refuse('code');
  return squares;
}

function takeSaid(from: Taker, n: number): Map<number, Said> {
  const length = from.u32();
  if (length > MOST_TITLES_BYTES) refuse('text');
  const found = new Map<number, Said>();
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(from.bytes(length)));
  } catch (error) {
    // Bytes that are missing say so themselves.
    if (error instanceof Error && error.message === 'bundle-short') throw error;
    refuse('text');
  }
  let last = -1;
  for (const each of listOf(value, n) ?? refuse('text')) {
    const fields = fieldsOf(each);
    const place = wholeOf(fields?.index, last + 1, n - 1);
    if (fields === null || place === null) refuse('text');
    last = place;
    const title = localOf(fields.title, 80);
    const source = textOf(fields.source, 300);
    found.set(place, { ...(title !== null && { title }), ...(source !== null && { source }) });
  }
  return found;
}

function squareName(square: number): string {
  return `${FILES.charAt(square % 9)}${Math.floor(square / 9)}`;
}

function stepsOf(from: Uint8Array, to: Uint8Array, start: number, end: number): string[] {
  const steps: string[] = [];
  for (let at = start; at < end; at += 1) steps.push(squareName(from[at] ?? 0) + squareName(to[at] ?? 0));
  return steps;
}

/** Board and side to move. */
function fenOf({ board, pieces, pieceStarts }: Columns, puzzle: number): string {
  const letters: (PieceLetter | null)[] = [];
  let at = 0;
  for (let square = 0; square < SQUARES; square += 1) {
    const code = bit(board, puzzle, square) ? half(pieces, pieceStarts[puzzle] ?? 0, at++) : -1;
    letters.push(code < 0 ? null : (PIECES.charAt(code) as PieceLetter));
  }
  const rows: string[] = [];
  for (let rank = 9; rank >= 0; rank -= 1) {
    const row = letters.slice(9 * rank, 9 * rank + 9).map((letter) => letter ?? ' ').join('');
    rows.push(row.replace(/ +/g, (empty) => String(empty.length)));
  }
  return `${rows.join('/')} ${bit(board, puzzle, 90) ? 'b' : 'w'}`;
}

/** The puzzle number `at` of the pack, from 0; `names` are those of the contents. */
export function puzzleAt({ entry, n, numbers, columns }: PackFile, at: number, names: readonly string[]): Puzzle {
  if (at < 0 || at >= n) throw new RangeError(`no puzzle ${at} in ${entry.id}`);
  const { board, mateIn, lineFrom, lineTo, lineStarts, keyFrom, keyTo, keyStarts, tags, tagStarts, said } = columns;
  const line = stepsOf(lineFrom, lineTo, lineStarts[at] ?? 0, lineStarts[at + 1] ?? 0);
  const several = stepsOf(keyFrom, keyTo, keyStarts[at] ?? 0, keyStarts[at + 1] ?? 0);
  return {
    id: idAt(entry, numbers, at),
    fen: fenOf(columns, at),
    goal: bit(board, at, 91) ? 'any' : 'checks',
    mateIn: mateIn[at] ?? 0,
    keys: several.length > 0 ? several : line.slice(0, 1),
    line,
    tags: Array.from(tags.subarray(tagStarts[at] ?? 0, tagStarts[at + 1] ?? 0), (code) => names[code] ?? ''),
    level: levelOf(board, at),
    ...said.get(at),
  };
}

/** The first puzzle of so many moves. */
export function firstOf(file: PackFile, names: readonly string[], mateIn: number): Puzzle | null {
  const at = file.columns.mateIn.indexOf(mateIn);
  return at < 0 ? null : puzzleAt(file, at, names);
}
