/** What a key does on the solve screen, given what is shown: no more than the button for the same. */
import type { Shortcut } from '../session/shortcuts';
import type { Event } from '../session/types';
import type { SolveView } from '../session/view';

/** An event without its time, which the loop adds. */
export type Untimed<T> = T extends unknown ? Omit<T, 'at'> : never;

export type Meaning =
  | { kind: 'event'; event: Untimed<Event> }
  | { kind: 'flip' | 'keys' | 'type' | 'sound' | 'projector' };

/** Null leaves the key to the browser. */
export function meaningOf(shortcut: Shortcut, view: SolveView, filming: boolean): Meaning | null {
  const event = (given: Untimed<Event>): Meaning => ({ kind: 'event', event: given });
  switch (shortcut) {
    case 'hint':
    case 'solution':
    case 'next':
      return event({ type: shortcut });
    case 'undo': {
      const wrong = view.strip.kind === 'attack-lost' || view.strip.kind === 'check-no-mate';
      return event({ type: wrong ? 'retry' : 'take-back' });
    }
    case 'back':
    case 'forward':
    case 'first':
    case 'last':
      return event({ type: 'step', to: shortcut });
    case 'enter':
      return view.solved ? event({ type: 'next' }) : null;
    case 'pause':
      return filming ? event({ type: 'pause' }) : null;
    case 'escape':
      return filming ? event({ type: 'retry' }) : null;
    case 'flip':
    case 'keys':
    case 'type':
    case 'sound':
    case 'projector':
      return { kind: shortcut };
  }
}
