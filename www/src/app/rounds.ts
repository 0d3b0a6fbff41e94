/**
 * Puzzles that are done only when every defence has been answered: holds the attempt back until then, and says which reply comes
 * next.
 */
import { afterLine, NO_DEFENCES, type Defences, type Exchange } from '../practice/all-defences';
import type { AttemptRecord, Result, Session } from '../session/types';

export interface Rounds {
  start(): void;
  defences(): Defences;
  /** After a line has been solved: the next reply, or the attempt with all that it took. */
  solved(session: Session, at: number): { exchange: Exchange } | { attempt: AttemptRecord } | null;
  /** The puzzle is left: what was begun and not finished is not solved. */
  leave(at: number): AttemptRecord | null;
}

export function createRounds(): Rounds {
  let defences: Defences = NO_DEFENCES;
  /** The session of which a line has been solved and not all. */
  let begun: Session | null = null;
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
    leave(at) {
      const left = begun === null ? null : attemptOf(begun, 'failed', at);
      begun = null;
      return left;
    },
  };
}

function attemptOf({ puzzle, tally, startedAt }: Session, result: Result, at: number): AttemptRecord {
  const { wrong, longer, hintStage, hints, solutionShown, firstWrong } = tally;
  return { puzzle: puzzle.id, goal: puzzle.goal, result, at, took: Math.max(0, at - startedAt), wrong, longer, hintStage, hints, solution: solutionShown, firstWrong };
}
