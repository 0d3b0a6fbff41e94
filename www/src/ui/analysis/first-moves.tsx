/** All first moves of the position at hand, judged while their sheet stands. */
import { useEffect, useState } from 'preact/hooks';
import type { Goal, SolveAnswer } from '../../engine/wire';
import { ownPuzzle } from '../../library/own-puzzle';
import type { Survey } from '../../session/first-moves';
import type { Notation } from '../../store/settings';
import type { Bench } from '../bench-model';
import { FirstMovesSheet } from '../first-moves';

/** Where no mate is known, a quiet move is judged as one that is to mate within so many moves. */
const WITHIN = 3;

export interface FirstMovesProps {
  readonly bench: Bench;
  readonly fen: string;
  readonly goal: Goal;
  readonly answer: SolveAnswer | null;
  readonly notation: Notation;
  onTry(moves: readonly string[]): void;
  onClose(): void;
}

export function FirstMoves({ bench, fen, goal, answer, notation, onTry, onClose }: FirstMovesProps) {
  const [survey, setSurvey] = useState<Survey | null>(null);
  useEffect(() => {
    const calling = new AbortController();
    const mate = answer?.verdict === 'mate' ? answer : null;
    const puzzle = ownPuzzle({ fen, goal, mateIn: mate?.mateIn ?? WITHIN, keys: mate?.keys ?? [], line: mate?.line ?? [] });
    bench.survey(puzzle, calling.signal, setSurvey);
    return () => calling.abort();
  }, [fen, goal]);
  return <FirstMovesSheet survey={survey} notation={notation} onTry={onTry} onClose={onClose} />;
}
