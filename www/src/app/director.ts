/** Who says how puzzles follow each other and what the solver may do: a practice run, or homework. Types only. */
import type { AttemptRecord, Event, Session } from '../session/types';
import type { SolveView } from '../session/view';
import type { Untimed } from './keys';

export interface Director {
  /** Whether a puzzle is under its terms now. */
  running(): boolean;
  refuses(event: Untimed<Event>): boolean;
  /** What a step of the session means to it. */
  follow(before: Session, after: Session, at: number): void;
  /** What is shown of the session, without what the terms take away. */
  shape(view: SolveView): SolveView;
  next(): void;
  /** Whether it keeps a result itself, or not at all. */
  holds(attempt: AttemptRecord): boolean;
}
