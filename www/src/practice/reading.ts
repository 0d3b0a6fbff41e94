/**
 * 读谱: questions about written moves. Either four positions are shown and one of them comes of the move, or the moves are to be
 * played as they are written. Made from the lines of puzzles; the same seed makes the same question.
 */
import type { MoveNames, Puzzle } from '../engine/wire';
import { edits } from '../session/nearest';
import type { Referee } from '../session/present';
import { hash, shuffled } from './chance';

/** A way to write moves. */
export type Script = 'chinese' | 'file-pawns' | 'traditional' | 'wxf' | 'iccs';

export interface Question {
  way: 'choose' | 'play';
  puzzle: Puzzle;
  /** Moves of the line before those that are asked for. */
  base: readonly string[];
  /** What is written: one move, or several that are to be played. */
  moves: readonly string[];
  /** The moves whose positions are shown; empty where they are to be played. */
  options: readonly string[];
}

export interface Reading {
  question: Question;
  /** Moves that have been played right so far. */
  played: number;
  /** The move or position that was chosen last, and whether all was right; null while it is open. */
  answer: string | null;
  right: boolean | null;
  startedAt: number;
}

const SHOWN = 4;
const MOST_PLAYED = 3;

/** How a move is written in a script. */
export function written(names: MoveNames, script: Script): string {
  switch (script) {
    case 'chinese':
      return names.chinese;
    case 'file-pawns':
      return names.chineseFilePawns;
    case 'traditional':
      return names.traditional;
    case 'wxf':
      return names.wxfFilePawns;
    case 'iccs':
      return names.iccs;
  }
}

/** A question from a puzzle; `n` counts those of the run, and the two ways take turns. */
export function questionOf(puzzle: Puzzle, referee: Referee, script: Script, n: number, seed: string): Question {
  const { fen, line } = puzzle;
  const names = (ply: number, move: string) => written(referee.names(referee.after(fen, line.slice(0, ply)).fen, move), script);
  const key = `${seed}/${puzzle.id}`;
  const choose = (): Question | null => {
    const plies = shuffled([...line.keys()], key, String).sort((a, b) => Number(isPlain(names(a, line[a] ?? ''))) - Number(isPlain(names(b, line[b] ?? ''))));
    for (const ply of plies) {
      const move = line[ply] ?? '';
      const text = names(ply, move);
      const { legal } = referee.after(fen, line.slice(0, ply));
      const others = shuffled(legal.filter((each) => each !== move), key, String).sort((a, b) => edits(names(ply, a), text) - edits(names(ply, b), text));
      if (others.length === 0) continue;
      const options = shuffled([move, ...others.slice(0, SHOWN - 1)], key, String);
      return { way: 'choose', puzzle, base: line.slice(0, ply), moves: [move], options };
    }
    return null;
  };
  const asked = n % 2 === 0 ? choose() : null;
  if (asked !== null) return asked;
  const from = hash(key) % Math.max(1, line.length - MOST_PLAYED + 1);
  return { way: 'play', puzzle, base: line.slice(0, from), moves: line.slice(from, from + MOST_PLAYED), options: [] };
}

/** Whether a text names its piece and file in the plain way; those with front, rear or a number of their own are asked first. */
function isPlain(text: string): boolean {
  return !/[前后後中]|[+-].*[+-.=]|^[1-5]\d/.test(text);
}

export function startReading(question: Question, at: number): Reading {
  return { question, played: 0, answer: null, right: null, startedAt: at };
}

/** One try: a position chosen, or a move played. */
export function answerReading(reading: Reading, move: string): Reading {
  const { question, played, right } = reading;
  if (right !== null) return reading;
  if (question.moves[played] !== move) return { ...reading, answer: move, right: false };
  const next = played + 1;
  return { ...reading, played: next, answer: move, right: next === question.moves.length ? true : null };
}
