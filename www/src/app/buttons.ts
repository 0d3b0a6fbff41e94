/** What a button under the board means to the session. */
import type { Event } from '../session/types';
import type { ActionId } from '../session/view';
import type { Untimed } from './keys';

/** Null where the button is for the page: it opens a sheet, shares, or loads anew. */
export function eventOf(action: ActionId): Untimed<Event> | null {
  switch (action) {
    case 'hint':
    case 'solution':
    case 'restart':
    case 'retry':
    case 'play-out':
    case 'next':
      return { type: action };
    case 'peek':
      return { type: 'hint' };
    case 'undo':
      return { type: 'take-back' };
    case 'resume':
      return { type: 'retry' };
    case 'previous':
      return { type: 'step', to: 'back' };
    case 'forward':
      return { type: 'step', to: 'forward' };
    case 'play':
    case 'pause':
      return { type: 'pause' };
    case 'defence':
    case 'explain':
    case 'share':
    case 'reload':
      return null;
  }
}
