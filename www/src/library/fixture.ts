/** For tests: small bundles written by hand after `docs/packs.md`. What `canju bundle` really writes is read in `real.test.ts`. */
import type { LocalText, Puzzle } from '../engine/wire';
import { parseContents, type PackKind } from './contents';
import { parseIndex, type Index } from './index-file';
import { makeLibrary, type Library } from './library';
import { parsePack, type PackFile } from './pack-file';

export const text = (name: string): LocalText => ({ 'zh-Hans': name, 'zh-Hant': name, en: name });

export interface GivenPack {
  id: string;
  kind?: PackKind;
  puzzles: readonly Puzzle[];
}

export const PATTERNS = [
  { key: 'wocao-ma', kind: 'final', ...text('卧槽马'), pinyin: 'wòcáo mǎ', sentence: text('马在卧槽') },
  { key: 'chong-pao', kind: 'final', ...text('重炮'), pinyin: 'chóng pào', sentence: text('双炮') },
  { key: 'qiche', kind: 'motif', ...text('弃车'), pinyin: 'qì chē', sentence: text('弃') },
];
const PIECES = [text('车马'), text('双炮')];
export const NAMES = [...PATTERNS, ...PIECES].map((name) => name['zh-Hans']);
const LETTERS = 'KABNRCPkabnrcp';
const ROLES: Readonly<Record<string, number>> = { 车: 1, 马: 2, 炮: 4, 兵: 8 };

const u16 = (n: number) => [n & 0xff, n >>> 8];
const u32 = (n: number) => [...u16(n & 0xffff), ...u16(n >>> 16)];
const letters = (word: string) => Array.from(word, (char) => char.charCodeAt(0));
const square = (name: string) => name.charCodeAt(0) - 97 + 9 * Number(name[1]);
const numberOf = ({ id }: Puzzle) => Number(/\d+$/.exec(id)?.[0]);
const froms = (moves: readonly string[]) => moves.map((move) => square(move.slice(0, 2)));
const tos = (moves: readonly string[]) => moves.map((move) => square(move.slice(2)));
const several = ({ keys }: Puzzle) => (keys.length > 1 ? keys : []);

function bytesOf(...columns: readonly (readonly number[])[]): ArrayBuffer {
  return Uint8Array.from(columns.flat()).buffer;
}

function steps(packs: readonly GivenPack[]): number[] {
  const long: number[] = [];
  const column = packs.flatMap(({ puzzles }) =>
    puzzles.map((puzzle, at) => {
      const before = puzzles[at - 1];
      const step = numberOf(puzzle) - (before === undefined ? 0 : numberOf(before));
      if (step < 255) return step;
      long.push(step);
      return 255;
    }),
  );
  return [...column, ...u32(long.length), ...long.flatMap(u32)];
}

function boardOf({ fen, goal, level }: Puzzle): { board: number[]; pieces: number[] } {
  const [rows = '', side] = fen.split(' ');
  const board = Array.from({ length: 12 }, () => 0);
  const set = (bit: number) => (board[bit >>> 3] = (board[bit >>> 3] ?? 0) | (1 << (bit & 7)));
  const codes: number[] = [];
  rows.split('/').reverse().forEach((row, rank) => {
    let file = 0;
    for (const char of row) {
      const code = LETTERS.indexOf(char);
      if (code >= 0) {
        set(9 * rank + file);
        codes.push(code);
      }
      file += code >= 0 ? 1 : Number(char);
    }
  });
  if (side === 'b') set(90);
  if (goal === 'any') set(91);
  board[11] = (board[11] ?? 0) | (level << 4);
  const pieces = Array.from({ length: Math.ceil(codes.length / 2) }, (_, at) => (codes[2 * at] ?? 0) | ((codes[2 * at + 1] ?? 0) << 4));
  return { board, pieces };
}

export function packBytes({ puzzles }: GivenPack): ArrayBuffer {
  const boards = puzzles.map(boardOf);
  const said = puzzles.flatMap(({ title, source }, index) => (title === undefined && source === undefined ? [] : [{ index, title, source }]));
  const json = [...new TextEncoder().encode(JSON.stringify(said))];
  return bytesOf(
    letters('CJP1'),
    u32(puzzles.length),
    boards.flatMap(({ board }) => board),
    puzzles.flatMap(({ mateIn }) => u16(mateIn)),
    puzzles.map(({ keys }) => keys.length),
    puzzles.map(({ tags }) => tags.length),
    steps([{ id: '', puzzles }]),
    boards.flatMap(({ pieces }) => pieces),
    puzzles.flatMap(({ line }) => froms(line)),
    puzzles.flatMap(({ line }) => tos(line)),
    puzzles.flatMap((puzzle) => froms(several(puzzle))),
    puzzles.flatMap((puzzle) => tos(several(puzzle))),
    puzzles.flatMap(({ tags }) => tags.map((tag) => NAMES.indexOf(tag))),
    u32(json.length),
    json,
  );
}

export function indexBytes(packs: readonly GivenPack[]): ArrayBuffer {
  const puzzles = packs.flatMap((pack) => pack.puzzles);
  const filed = ({ tags }: Puzzle) => {
    const code = tags.map((tag) => NAMES.indexOf(tag)).find((each) => PATTERNS[each]?.kind === 'final');
    return code ?? 255;
  };
  const working = ({ tags }: Puzzle) => Array.from(tags.at(-1) ?? '').reduce((bits, char) => bits | (ROLES[char] ?? 0), 0);
  return bytesOf(
    letters('CJX1'),
    u32(puzzles.length),
    puzzles.map(filed),
    puzzles.map(({ mateIn }) => Math.min(mateIn, 255)),
    puzzles.map(({ level, goal, keys, title }) => level | (goal === 'any' ? 16 : 0) | (keys.length > 1 ? 32 : 0) | (title === undefined ? 0 : 64)),
    puzzles.map(working),
    steps(packs),
  );
}

export function contentsJson(packs: readonly GivenPack[]): Record<string, unknown> {
  return {
    schema: 1,
    puzzles: packs.reduce((sum, { puzzles }) => sum + puzzles.length, 0),
    names: NAMES,
    index: { file: 'index.00000000.bin', bytes: 100 },
    packs: packs.map(({ id, kind = 'basics', puzzles }) => ({
      id,
      kind,
      pattern: kind === 'drill' ? id : null,
      title: text(`《${id}》`),
      description: text('说明'),
      licence: 'CC0-1.0',
      count: puzzles.length,
      file: `${id}.00000000.bin`,
      bytes: 100,
    })),
    examples: { 'wocao-ma': { puzzle: packs[0]?.puzzles[0]?.id ?? '', squares: ['b6', 'c8'], ply: 1, end: '2b1k4/1cN1a4/4ba3/8p/9/p3R4/3C5/9/4A3r/2BK2B2' } },
  };
}

/** A library with its index and all its packs. */
export function libraryOf(packs: readonly GivenPack[]): { library: Library; index: Index; packs: Map<string, PackFile> } {
  const library = makeLibrary(parseContents(contentsJson(packs)), {
    patterns: PATTERNS.map(({ key, kind, pinyin, sentence, ...name }) => ({ key, kind: kind === 'motif' ? 'motif' : 'final', name, pinyin, sentence })),
    pieces: PIECES,
  });
  const files = library.packs.map((entry, at) => [entry.id, parsePack(packBytes(packs[at] ?? { id: '', puzzles: [] }), entry, NAMES.length)] as const);
  return { library, index: parseIndex(indexBytes(packs), library), packs: new Map(files) };
}
