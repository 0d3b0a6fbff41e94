/** Small moves that every part of the session makes: wait for a timer, come to rest. */
import type { Session, Step } from './types';

/** Asks for a timer; a timer asked for earlier becomes stale. */
export function waiting(session: Session, ms: number, ...before: Step[1]): Step {
  const timer = session.timer + 1;
  return [{ ...session, timer }, [...before, { do: 'wait', ms, timer }]];
}

/** Nothing is under way: the solver is to move, or the attempt is over. */
export function resting(session: Session): Session {
  const over = session.view !== null && session.view.state !== 'solving';
  return { ...session, timer: session.timer + 1, phase: { kind: over ? 'over' : 'idle' } };
}
