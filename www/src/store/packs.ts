/**
 * Reading of pack files and of the catalogue of pattern names. The files are ours, but they are read like anything from
 * outside: with bounds, and a puzzle that is not what it should be is left out rather than shown broken.
 */
import type { LocalText, Puzzle } from '../engine/wire';
import { puzzleId } from './ids';

export interface Pack {
  id: string;
  title: LocalText;
  description: LocalText;
  licence: string;
  puzzles: Puzzle[];
  /** How many puzzles were left out because they could not be read. */
  dropped: number;
}

/** A mating pattern (杀法) or a motif: its name is the tag that puzzles carry. */
export interface Pattern {
  key: string;
  kind: 'final' | 'motif';
  name: LocalText;
  pinyin: string;
  sentence: LocalText;
}

const SCHEMA = 1;
const MOST_PUZZLES = 5000;
const MOST_PATTERNS = 200;
const MOST_PLIES = 200;
const MOST_TAGS = 24;

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

function listOf(value: unknown, most: number): unknown[] | null {
  return Array.isArray(value) && value.length <= most ? (value as unknown[]) : null;
}

function textOf(value: unknown, most: number): string | null {
  return typeof value === 'string' && value.length > 0 && value.length <= most ? value : null;
}

function wholeOf(value: unknown, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most ? value : null;
}

function localOf(value: unknown, most: number): LocalText | null {
  const from = fieldsOf(value);
  const hans = textOf(from?.['zh-Hans'], most);
  const hant = textOf(from?.['zh-Hant'], most);
  const en = textOf(from?.en, most);
  return hans === null || hant === null || en === null ? null : { 'zh-Hans': hans, 'zh-Hant': hant, en };
}

function stringsOf(value: unknown, most: number, shape: RegExp): string[] | null {
  const list = listOf(value, most);
  if (!list?.every((each): each is string => typeof each === 'string' && shape.test(each))) return null;
  return list;
}

const MOVE = /^[a-i]\d[a-i]\d$/;
const TAG = /^.{1,16}$/u;
/** Ten rows and the side to move; the engine judges the rest. */
const FEN = /^(?:[1-9KABNRCPkabnrcp]{1,9}\/){9}[1-9KABNRCPkabnrcp]{1,9} [wb](?: [\d -]{0,20})?$/;

function parsePuzzle(value: unknown): Puzzle | null {
  const from = fieldsOf(value);
  if (from === null) return null;
  const id = puzzleId(from.id);
  const fen = textOf(from.fen, 120);
  const goal = from.goal;
  const mateIn = wholeOf(from.mate_in, 100);
  const keys = stringsOf(from.keys, 200, MOVE);
  const line = stringsOf(from.line, MOST_PLIES, MOVE);
  const tags = stringsOf(from.tags, MOST_TAGS, TAG);
  const level = wholeOf(from.level, 9);
  if (id === null || fen === null || !FEN.test(fen) || (goal !== 'checks' && goal !== 'any')) return null;
  if (mateIn === null || keys === null || line === null || tags === null || level === null) return null;
  const puzzle: Puzzle = { id, fen, goal, mateIn, keys, line, tags, level };
  const title = localOf(from.title, 80);
  const source = textOf(from.source, 200);
  return { ...puzzle, ...(title !== null && { title }), ...(source !== null && { source }) };
}

/** The pack of a file; null where it is none, or one of a schema that this version does not know. */
export function parsePack(value: unknown): Pack | null {
  const from = fieldsOf(value);
  if (from?.schema !== SCHEMA) return null;
  const id = puzzleId(from.id);
  const title = localOf(from.title, 80);
  const description = localOf(from.description, 600);
  const licence = textOf(from.licence, 80);
  const list = listOf(from.puzzles, MOST_PUZZLES);
  if (id === null || title === null || description === null || licence === null || list === null) return null;
  const puzzles = list.map(parsePuzzle).filter((puzzle) => puzzle !== null);
  return { id, title, description, licence, puzzles, dropped: list.length - puzzles.length };
}

function parsePattern(value: unknown): Pattern | null {
  const from = fieldsOf(value);
  const key = puzzleId(from?.key);
  const name = localOf(value, 60);
  const sentence = localOf(from?.sentence, 300);
  const pinyin = textOf(from?.pinyin, 60);
  if (key === null || name === null || sentence === null || pinyin === null) return null;
  return { key, kind: from?.kind === 'motif' ? 'motif' : 'final', name, pinyin, sentence };
}

/** Names of single pieces and groups of them (车马), which are tags too. */
export interface Catalogue {
  patterns: Pattern[];
  pieces: LocalText[];
}

export function parseCatalogue(value: unknown): Catalogue {
  const from = fieldsOf(value);
  const patterns = listOf(from?.patterns, MOST_PATTERNS) ?? [];
  const pieces = listOf(from?.pieces, MOST_PATTERNS) ?? [];
  return {
    patterns: patterns.map(parsePattern).filter((pattern) => pattern !== null),
    pieces: pieces.map((piece) => localOf(piece, 60)).filter((piece) => piece !== null),
  };
}
