/** The real packs of `puzzles/`, as data to choose from. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** All packs, in the order of their file names. */
export const packs: readonly Pack[] = readdirSync(join(ROOT, 'puzzles'))
  .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(join(ROOT, 'puzzles', name), 'utf8')) as Pack)
  .filter((pack) => Array.isArray(pack.puzzles));

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
