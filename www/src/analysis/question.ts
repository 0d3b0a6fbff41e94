/** What is asked of the solver about a position, and what came of it. Types and small pure functions. */
import type { Fault, Goal, Progress, Side, SolveAnswer } from '../engine/wire';

/** Search nodes for one answer: a second, half a minute at most on a phone; each "more" after that asks for so many times as many. */
export const EFFORTS = { quick: 200_000, thorough: 3_000_000 } as const;
export type Effort = keyof typeof EFFORTS;
export const MORE = 5;
/** Beyond that a search does not come to an end on a page. */
export const MOST_NODES = 400_000_000;

export interface Question {
  readonly fen: string;
  readonly goal: Goal;
  readonly attacker: Side;
  readonly nodes: number;
}

/** What is known of a question. */
export type Standing =
  /** Nothing is asked, or nothing has come yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'searching'; readonly progress: Progress | null; /** For more than 200 ms. */ readonly late: boolean }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'answered'; readonly question: Question; readonly answer: SolveAnswer }
  | { readonly kind: 'fault'; readonly fault: Fault };

export const NOTHING: Standing = { kind: 'none' };

/** The answer, if it is one to this question with any number of nodes. */
export function answerTo(standing: Standing, question: Question | null): SolveAnswer | null {
  if (question === null || standing.kind !== 'answered') return null;
  const { fen, goal, attacker } = standing.question;
  return fen === question.fen && goal === question.goal && attacker === question.attacker ? standing.answer : null;
}

/** What stands of a question. An answer to another one is none: the board may have changed since. */
export function standingOf(standing: Standing, question: Question | null): Standing {
  if (question === null) return NOTHING;
  const stale = standing.kind === 'answered' && answerTo(standing, question) === null;
  return stale ? { kind: 'searching', progress: null, late: false } : standing;
}

/** Whether more nodes would bring nothing more. */
export function isSettled(answer: SolveAnswer): boolean {
  switch (answer.verdict) {
    case 'mate':
      return answer.exact && answer.keysComplete;
    case 'unknown':
      return answer.why === 'perpetual-check';
    case 'no-mate':
    case 'illegal':
      return true;
  }
}

/** So many nodes when "more" is asked for; null where there is no more. */
export function moreThan(nodes: number): number | null {
  return nodes >= MOST_NODES ? null : Math.min(MOST_NODES, Math.max(EFFORTS.thorough, nodes * MORE));
}
