/** The catalogue of names: mating patterns (杀法), motifs, and pieces at work, which are the tags of puzzles. */
import type { LocalText } from '../engine/wire';
import { fieldsOf, listOf, localOf, nameOf, textOf } from './values';

/** A mating pattern or a motif: its name is the tag that puzzles carry. */
export interface Pattern {
  key: string;
  kind: 'final' | 'motif';
  name: LocalText;
  pinyin: string;
  sentence: LocalText;
}

export interface Catalogue {
  patterns: Pattern[];
  /** Names of single pieces and groups of them (车马). */
  pieces: LocalText[];
}

const MOST_PATTERNS = 254;

function parsePattern(value: unknown): Pattern | null {
  const from = fieldsOf(value);
  const key = nameOf(from?.key);
  const name = localOf(value, 60);
  const sentence = localOf(from?.sentence, 300);
  const pinyin = textOf(from?.pinyin, 60);
  if (key === null || name === null || sentence === null || pinyin === null) return null;
  return { key, kind: from?.kind === 'motif' ? 'motif' : 'final', name, pinyin, sentence };
}

/** The catalogue of a file; an entry that cannot be read is left out. */
export function parseCatalogue(value: unknown): Catalogue {
  const from = fieldsOf(value);
  const patterns = listOf(from?.patterns, MOST_PATTERNS) ?? [];
  const pieces = listOf(from?.pieces, MOST_PATTERNS) ?? [];
  return {
    patterns: patterns.map(parsePattern).filter((pattern) => pattern !== null),
    pieces: pieces.map((piece) => localOf(piece, 60)).filter((piece) => piece !== null),
  };
}
