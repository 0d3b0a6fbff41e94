/** Which moves stand on the board of a session, whether one may be made, and which reply may be exchanged. */
import type { Session } from './types';

/** All moves from the puzzle's position to what is shown now. */
export function shownMoves({ phase, view }: Session): readonly string[] {
  const line = view?.moves ?? [];
  switch (phase.kind) {
    case 'judging':
      return [...line, phase.move];
    case 'replying':
      return line.slice(0, -1);
    case 'refuting':
      return [...line, phase.judgement.move, ...(phase.replied ? phase.judgement.refutation.slice(0, 1) : [])];
    case 'film':
      return [...phase.film.base, ...phase.film.moves.slice(0, phase.film.at)];
    case 'opening':
      return phase.early === null ? line : [...line, phase.early];
    case 'idle':
    case 'asking':
    case 'over':
    case 'broken':
      return line;
  }
}

/** Whether the solver may move before the judge is there. */
export function takesEarly({ phase }: Session): boolean {
  return phase.kind === 'opening' && phase.early === null;
}

/** Whether the solver may move now. */
export function takesMoves(session: Session): boolean {
  return takesEarly(session) || (session.phase.kind === 'idle' && session.view?.state === 'solving');
}

/**
 * The attacker move whose replies are offered, from 0; -1 where there is none: the last one that was answered, but once all
 * is over the last one to which there was more than one answer.
 */
export function answeredTurn({ view }: Session): number {
  const replies = view?.judgements.map((judgement) => judgement.replies.length) ?? [];
  const chosen = view?.state === 'solved' ? replies.map((count) => count > 1).lastIndexOf(true) : -1;
  return chosen >= 0 ? chosen : replies.map((count) => count > 0).lastIndexOf(true);
}
