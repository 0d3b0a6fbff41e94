/** `library.json`, the table of contents of the bundle: which packs there are, in which files, and what tags are called. */
import type { LocalText } from '../engine/wire';
import { refuse } from './bytes';
import { fieldsOf, listOf, localOf, nameOf, textOf, wholeOf } from './values';

export type PackKind = 'basics' | 'figures' | 'drill' | 'checks' | 'quiet' | 'stalemate' | 'defences' | 'studies' | 'games' | 'other';

const KINDS: readonly PackKind[] = ['basics', 'figures', 'drill', 'checks', 'quiet', 'stalemate', 'defences', 'studies', 'games', 'other'];

export interface PackEntry {
  id: string;
  kind: PackKind;
  /** Of a drill the key of its pattern. */
  pattern: string | null;
  title: LocalText;
  description: LocalText;
  licence: string;
  count: number;
  file: string;
  bytes: number;
  /** All ids, of a pack whose ids are not its own id and a number. */
  ids: readonly string[] | null;
}

/** The clearest puzzle for a pattern. */
export interface Example {
  puzzle: string;
  /** What shows the pattern when so many plies of its line have been played. */
  squares: readonly string[];
  ply: number;
  /** The board field of the FEN after all of them. */
  end: string;
}

export interface Contents {
  total: number;
  /** Simplified names; tags are places in this list. */
  names: readonly string[];
  index: { file: string; bytes: number };
  packs: readonly PackEntry[];
  examples: ReadonlyMap<string, Example>;
}

const SCHEMA = 1;
const MOST_NAMES = 254;
const MOST_PACKS = 2000;
const MOST_PUZZLES = 1_000_000;
const MOST_PLIES = 999;
const MOST_BYTES = 256 * 1024 * 1024;
const FILE = /^[\w-]{1,80}\.[0-9a-f]{8}\.bin$/;
const SQUARE = /^[a-i]\d$/;
/** Ten rows; what they hold is drawn, not played. */
const BOARD = /^(?:[1-9KABNRCPkabnrcp]{1,9}\/){9}[1-9KABNRCPkabnrcp]{1,9}$/;

function fileOf(value: unknown): { file: string; bytes: number } | null {
  const from = fieldsOf(value);
  const file = textOf(from?.file, 120);
  const bytes = wholeOf(from?.bytes, 1, MOST_BYTES);
  return file === null || !FILE.test(file) || bytes === null ? null : { file, bytes };
}

function packOf(value: unknown): PackEntry | null {
  const from = fieldsOf(value);
  const id = nameOf(from?.id);
  const kind = KINDS.find((each) => each === from?.kind) ?? 'other';
  const title = localOf(from?.title, 80);
  const description = localOf(from?.description, 600);
  const licence = textOf(from?.licence, 80);
  const count = wholeOf(from?.count, 0, MOST_PUZZLES);
  const file = fileOf(value);
  if (id === null || title === null || description === null || licence === null || count === null || file === null) return null;
  const ids = from?.ids === undefined ? null : listOf(from.ids, MOST_PUZZLES);
  if (ids !== null && (ids.length !== count || !ids.every((each) => nameOf(each) !== null))) return null;
  return { id, kind, pattern: nameOf(from?.pattern), title, description, licence, count, ...file, ids: ids as string[] | null };
}

function exampleOf(value: unknown): Example | null {
  const from = fieldsOf(value);
  const puzzle = nameOf(from?.puzzle);
  const squares = listOf(from?.squares, 90);
  if (puzzle === null || !squares?.every((each): each is string => typeof each === 'string' && SQUARE.test(each))) return null;
  const ply = wholeOf(from?.ply, 0, MOST_PLIES);
  const end = textOf(from?.end, 110);
  return ply === null || end === null || !BOARD.test(end) ? null : { puzzle, squares, ply, end };
}

/** @throws BundleFault where the file is not one of this schema; an example that cannot be read is left out. */
export function parseContents(value: unknown): Contents {
  const from = fieldsOf(value);
  if (from?.schema !== SCHEMA) refuse('magic');
  const names = listOf(from.names, MOST_NAMES);
  const index = fileOf(from.index);
  const total = wholeOf(from.puzzles, 0, MOST_PUZZLES);
  const packs = listOf(from.packs, MOST_PACKS)?.map(packOf);
  if (index === null || total === null || packs === undefined) refuse('text');
  if (!names?.every((each): each is string => textOf(each, 40) !== null)) refuse('text');
  if (!packs.every((pack) => pack !== null)) refuse('text');
  const ids = new Set(packs.map(({ id }) => id));
  if (ids.size !== packs.length || packs.reduce((sum, { count }) => sum + count, 0) !== total) refuse('count');
  const examples = new Map<string, Example>();
  for (const [key, each] of Object.entries(fieldsOf(from.examples) ?? {})) {
    const example = exampleOf(each);
    if (example !== null && nameOf(key) !== null) examples.set(key, example);
  }
  return { total, names, index, packs, examples };
}
