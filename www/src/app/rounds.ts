/**
 * Puzzles that are done only when every defence has been answered: holds the attempt back until then, and says which reply comes
 * next.
 */
import type { Puzzle } from '../engine/wire';
import { afterLine, NO_DEFENCES, type Defences, type Exchange } from '../practice/all-defences';
import type { AttemptRecord, Result, Session } from '../session/types';

/** The attempt at a puzzle that was left, and the puzzle. */
export interface Left {
  attempt: AttemptRecord;
  puzzle: Puzzle;
}

export interface Rounds {
  start(): void;
  defences(): Defences;
  /** After a line has been solved: the next reply, or the attempt with all that it took. */
  solved(session: Session, at: number): { exchange: Exchange } | { attempt: AttemptRecord } | null;
  /** What has been done since. */
  follow(session: Session): void;
  /** What becomes of the puzzle if it is left now: what was begun and not finished is not solved. */
  left(at: number): Left | null;
  /** It is left. */
  leave(at: number): Left | null;
}

export function createRounds(): Rounds {
  let defences: Defences = NO_DEFENCES;
  /** The session of which a line has been solved and not all. */
  let begun: Session | null = null;
  const left = (at: number) => (begun === null ? null : { attempt: attemptOf(begun, 'failed', at), puzzle: begun.puzzle });
  return {
    start() {
      defences = NO_DEFENCES;
      begun = null;
    },
    defences: () => defences,
    solved(session, at) {
      if (session.view === null) return null;
      const [next, exchange] = afterLine(defences, session.view);
      defences = next;
      begun = exchange === null ? null : session;
      if (exchange !== null) return { exchange };
      const { wrong, hintStage, solutionShown } = session.tally;
      return { attempt: attemptOf(session, wrong === 0 && hintStage === 0 && !solutionShown ? 'clean' : 'helped', at) };
    },
    follow(session) {
      if (begun !== null) begun = session;
    },
    left,
    leave(at) {
      const now = left(at);
      begun = null;
      return now;
    },
  };
}

function attemptOf({ puzzle, tally, startedAt }: Session, result: Result, at: number): AttemptRecord {
  const { wrong, longer, hintStage, hints, solutionShown, firstWrong } = tally;
  return { puzzle: puzzle.id, goal: puzzle.goal, result, at, took: Math.max(0, at - startedAt), wrong, longer, hintStage, hints, solution: solutionShown, firstWrong };
}
