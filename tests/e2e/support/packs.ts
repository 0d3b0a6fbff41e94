/** The real packs of `puzzles/`, as data to choose from. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A puzzle as a pack file has it. Moves are two squares, "h2e2". */
export interface PackPuzzle {
  id: string;
  fen: string;
  goal: 'checks' | 'any';
  mate_in: number;
  keys: string[];
  line: string[];
  tags: string[];
  level: number;
}

export interface Pack {
  id: string;
  puzzles: PackPuzzle[];
}

export const ROOT = join(import.meta.dirname, '..', '..', '..');

/** All packs: those of the folder itself, then those of its folders, in the order of their file names. */
export const packs: readonly Pack[] = readdirSync(join(ROOT, 'puzzles'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .sort((a, b) => a.split(sep).length - b.split(sep).length || (a < b ? -1 : 1))
  .map((name) => JSON.parse(readFileSync(join(ROOT, 'puzzles', name), 'utf8')) as Pack)
  .filter((pack) => Array.isArray(pack.puzzles));

/** A name of the catalogue; its simplified form is the tag that puzzles carry. */
export interface Name {
  'zh-Hans': string;
  'zh-Hant': string;
  en: string;
}

export interface Pattern extends Name {
  key: string;
  kind: 'final' | 'motif';
  pinyin: string;
  sentence: Name;
}

/** The catalogue of names. */
export const catalogue = JSON.parse(readFileSync(join(ROOT, 'puzzles', 'patterns.json'), 'utf8')) as { patterns: Pattern[]; pieces: Name[] };

/** The pattern that a puzzle is filed under: the first of its tags that names a final position. */
export function patternOf(puzzle: PackPuzzle): Pattern | null {
  const found = puzzle.tags.map((tag) => catalogue.patterns.find((pattern) => pattern['zh-Hans'] === tag));
  return found.find((pattern) => pattern?.kind === 'final') ?? null;
}

export const puzzles: readonly PackPuzzle[] = packs.flatMap((pack) => pack.puzzles);

/** The first puzzle that fits; a test without its puzzle fails, it does not skip. */
export function puzzleWhere(what: string, fits: (puzzle: PackPuzzle) => boolean): PackPuzzle {
  const puzzle = puzzles.find(fits);
  if (puzzle === undefined) throw new Error(`no puzzle in puzzles/ is ${what}`);
  return puzzle;
}

/** The pack that holds a puzzle. */
export function packOf(puzzle: PackPuzzle): Pack {
  const pack = packs.find((candidate) => candidate.puzzles.includes(puzzle));
  if (pack === undefined) throw new Error(`${puzzle.id} is in no pack`);
  return pack;
}
