/** Which moves stand on the board of a session, and which piece of it may be moved. */
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
    case 'idle':
    case 'asking':
    case 'over':
    case 'broken':
      return line;
  }
}

/** Whether the solver may move now. */
export function takesMoves({ phase, view }: Session): boolean {
  return phase.kind === 'idle' && view?.state === 'solving';
}
