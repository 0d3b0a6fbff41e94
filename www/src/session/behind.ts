/** Which event stands behind a button: who takes an event away takes its button away, too. */
import type { Event } from './types';
import type { ActionId } from './view';

/** As far as a button has an event of its own. To explain opens a sheet, which practice and homework allow for different reasons. */
export const EVENT_BEHIND: Readonly<Partial<Record<ActionId, Event['type']>>> = {
  hint: 'hint',
  undo: 'take-back',
  solution: 'solution',
  restart: 'restart',
  'play-out': 'play-out',
  defence: 'defend',
};
