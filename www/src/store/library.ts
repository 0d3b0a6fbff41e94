/**
 * The library: all packs, and the same puzzles arranged by pattern. A set is what one works through: a pack, or the
 * puzzles of one pattern.
 */
import type { LocalText, Puzzle } from '../engine/wire';
import type { Catalogue, Pack, Pattern } from './packs';

export type Group = 'horse' | 'cannon' | 'rook' | 'pawn' | 'several';

/** Which pieces a pattern is filed under; what is not listed is the work of several. */
const GROUP_OF: Readonly<Record<string, Group>> = {
  'wocao-ma': 'horse',
  'guajiao-ma': 'horse',
  'diaoyu-ma': 'horse',
  'gaodiao-ma': 'horse',
  'cemian-hu': 'horse',
  'bajiao-ma': 'horse',
  'mahou-pao': 'horse',
  'shuangma-yinquan': 'horse',
  'chong-pao': 'cannon',
  mengong: 'cannon',
  'tiandi-pao': 'cannon',
  'jiache-pao': 'cannon',
  paonian: 'cannon',
  'kongtou-pao': 'cannon',
  tiemenshuan: 'cannon',
  'shuangche-cuo': 'rook',
  'dadan-chuanxin': 'rook',
  'dadao-wanxin': 'rook',
  'haidi-laoyue': 'rook',
  chenyajun: 'rook',
  'bailian-jiang': 'rook',
  'xiaodao-wanxin': 'pawn',
  'songfo-guidian': 'pawn',
  'shuanggui-paimen': 'pawn',
  'laobing-soushan': 'pawn',
};

export interface PuzzleSet {
  id: string;
  title: LocalText;
  puzzles: readonly Puzzle[];
}

export interface PatternSet extends PuzzleSet {
  pattern: Pattern;
  group: Group;
}

export interface PackSet extends PuzzleSet {
  description: LocalText;
  licence: string;
}

export interface Library {
  packs: readonly PackSet[];
  /** Patterns that have puzzles, in the order of the catalogue. */
  patterns: readonly PatternSet[];
  /** Names of all tags, by the simplified name that puzzles carry. */
  names: ReadonlyMap<string, LocalText>;
  /** Pattern of a tag. */
  tagged: ReadonlyMap<string, Pattern>;
  total: number;
}

/** Short mates first, then easy ones, then as filed. */
function byLength(a: Puzzle, b: Puzzle): number {
  return a.mateIn - b.mateIn || a.level - b.level || (a.id < b.id ? -1 : 1);
}

/** The pattern that a puzzle is filed under: the first of its tags that names a final position, or else a motif. */
export function mainPattern(puzzle: Puzzle, tagged: ReadonlyMap<string, Pattern>): Pattern | null {
  const patterns = puzzle.tags.flatMap((tag) => tagged.get(tag) ?? []);
  return patterns.find(({ kind }) => kind === 'final') ?? patterns[0] ?? null;
}

/** Fewer than this are too few to learn a pattern by: puzzles that bear it beside another join them. */
const FEW = 4;

/** The puzzles of a pattern, short ones first; those filed elsewhere come after its own. */
function puzzlesOf(pattern: Pattern, all: readonly Puzzle[], tagged: ReadonlyMap<string, Pattern>): Puzzle[] {
  const bearing = all.filter(({ tags }) => tags.includes(pattern.name['zh-Hans'])).sort(byLength);
  const own = bearing.filter((puzzle) => mainPattern(puzzle, tagged) === pattern);
  if (own.length >= FEW || pattern.kind === 'motif') return own;
  return [...own, ...bearing.filter((puzzle) => !own.includes(puzzle))];
}

export function buildLibrary(packs: readonly Pack[], catalogue: Catalogue): Library {
  const tagged = new Map(catalogue.patterns.map((pattern) => [pattern.name['zh-Hans'], pattern]));
  const names = new Map<string, LocalText>(catalogue.pieces.map((piece) => [piece['zh-Hans'], piece]));
  for (const [tag, pattern] of tagged) names.set(tag, pattern.name);

  const all = packs.flatMap((pack) => pack.puzzles);
  const patterns = catalogue.patterns.flatMap((pattern): PatternSet[] => {
    const puzzles = puzzlesOf(pattern, all, tagged);
    if (puzzles.length === 0) return [];
    return [{ id: pattern.key, title: pattern.name, puzzles, pattern, group: GROUP_OF[pattern.key] ?? 'several' }];
  });
  return {
    packs: packs.map(({ id, title, description, licence, puzzles }) => ({ id, title, description, licence, puzzles })),
    patterns,
    names,
    tagged,
    total: all.length,
  };
}

/** The set of an id: a pack or a pattern. */
export function findSet(library: Library, id: string): PackSet | PatternSet | null {
  return library.packs.find((pack) => pack.id === id) ?? library.patterns.find((pattern) => pattern.id === id) ?? null;
}
