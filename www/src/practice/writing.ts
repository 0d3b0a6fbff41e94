/**
 * Writing a whole line as a pure machine: the moves of both sides are entered against no reply and handed in; what the judge
 * finds is shown at the move where the line goes wrong, which can then be corrected. Time comes in with the events.
 */
import type { Puzzle } from '../engine/wire';
import type { AttemptRecord } from '../session/types';
import type { LineEnd } from './judge-line';

export interface Writing {
  puzzle: Puzzle;
  moves: readonly string[];
  /** How many of them are on the board. */
  shown: number;
  phase: 'writing' | 'judging' | 'judged' | 'given-up';
  end: LineEnd | null;
  /** Lines that were handed in and are not the solution. */
  wrong: number;
  firstWrong: string | null;
  startedAt: number;
  recorded: boolean;
}

export type WritingEvent =
  /** A legal move of the side to move; what was written after the place shown is written anew. */
  | { type: 'write'; move: string }
  | { type: 'rub-out' }
  | { type: 'seek'; ply: number }
  | { type: 'hand-in'; at: number }
  | { type: 'judged'; end: LineEnd; at: number }
  /** Goes on writing from the move that was right last. */
  | { type: 'correct' }
  | { type: 'give-up'; at: number }
  | { type: 'solution'; line: readonly string[] }
  /** On to the next puzzle: one that was begun and not solved counts as not solved. */
  | { type: 'leave'; at: number }
  /** The puzzle is left by another way: it was not solved if a line was wrong. */
  | { type: 'abandon'; at: number };

export type WritingCommand =
  | { do: 'judge'; moves: readonly string[] }
  | { do: 'solve' }
  | { do: 'record'; attempt: AttemptRecord };

export type WritingStep = readonly [Writing, readonly WritingCommand[]];

export function startWriting(puzzle: Puzzle, at: number): Writing {
  return { puzzle, moves: [], shown: 0, phase: 'writing', end: null, wrong: 0, firstWrong: null, startedAt: at, recorded: false };
}

/** No line is longer: the shortest mate with each side's moves, and room for detours. */
export function mostPlies({ mateIn }: Puzzle): number {
  return 2 * mateIn + 19;
}

export function writingStep(writing: Writing, event: WritingEvent): WritingStep {
  const { phase, moves, shown } = writing;
  switch (event.type) {
    case 'write': {
      if (phase !== 'writing' || shown >= mostPlies(writing.puzzle)) return [writing, []];
      const next = [...moves.slice(0, shown), event.move];
      return [{ ...writing, moves: next, shown: next.length, end: null }, []];
    }
    case 'rub-out':
      return phase === 'writing' && shown > 0 ? [{ ...writing, moves: moves.slice(0, shown - 1), shown: shown - 1, end: null }, []] : [writing, []];
    case 'seek':
      return phase === 'judging' ? [writing, []] : [{ ...writing, shown: Math.max(0, Math.min(event.ply, moves.length)) }, []];
    case 'hand-in':
      return phase === 'writing' && moves.length > 0 ? [{ ...writing, phase: 'judging', shown: moves.length }, [{ do: 'judge', moves }]] : [writing, []];
    case 'judged':
      return phase === 'judging' ? judged(writing, event.end, event.at) : [writing, []];
    case 'correct': {
      if (phase !== 'judged' || writing.end === null || writing.end.kind === 'mate') return [writing, []];
      const right = 'ply' in writing.end ? writing.end.ply : moves.length;
      return [{ ...writing, phase: 'writing', moves: moves.slice(0, right), shown: Math.min(right, moves.length) }, []];
    }
    case 'give-up':
      if (phase === 'judging' || phase === 'given-up' || writing.end?.kind === 'mate') return [writing, []];
      return record({ ...writing, phase: 'judging' }, 'failed', event.at, [{ do: 'solve' }]);
    case 'leave':
      return moves.length > 0 || writing.wrong > 0 ? record(writing, 'failed', event.at) : [writing, []];
    case 'abandon':
      return writing.wrong > 0 ? record(writing, 'failed', event.at) : [writing, []];
    case 'solution':
      return [{ ...writing, phase: 'given-up', moves: event.line, shown: event.line.length, end: null }, []];
  }
}

function judged(writing: Writing, end: LineEnd, at: number): WritingStep {
  if (end.kind === 'mate') {
    const next: Writing = { ...writing, phase: 'judged', end, shown: writing.moves.length };
    return record(next, writing.wrong === 0 ? 'clean' : 'helped', at);
  }
  // The wrong move itself stays on the board; a defence that gives in is gone, for the better one to be seen.
  const plies = 'ply' in end ? end.ply + (end.kind === 'soft' ? 0 : 1) : writing.moves.length;
  const shown = Math.min(plies, writing.moves.length);
  const mistake = end.kind === 'wrong' || end.kind === 'soft';
  const firstWrong = writing.firstWrong ?? (end.kind === 'wrong' ? end.judgement.move : null);
  return [{ ...writing, phase: 'judged', end, shown, wrong: writing.wrong + (mistake ? 1 : 0), firstWrong }, []];
}

/** Records a result once. */
function record(writing: Writing, result: AttemptRecord['result'], at: number, before: readonly WritingCommand[] = []): WritingStep {
  if (writing.recorded) return [writing, before];
  const { puzzle, wrong, firstWrong, end } = writing;
  const attempt: AttemptRecord = {
    puzzle: puzzle.id,
    goal: puzzle.goal,
    result,
    at,
    took: Math.max(0, at - writing.startedAt),
    wrong,
    longer: end?.kind === 'mate' && end.extra > 0 ? 1 : 0,
    hintStage: 0,
    hints: [0, 0, 0, 0],
    solution: writing.phase === 'judging',
    firstWrong,
  };
  return [{ ...writing, recorded: true }, [...before, { do: 'record', attempt }]];
}
