/** What the terms of a set take away from the solving session: events that it does not take, and buttons that are not there. */
import { EVENT_BEHIND } from '../session/behind';
import type { Event } from '../session/types';
import type { Action, SolveView } from '../session/view';
import type { Options } from './exercise-set';

/** Where one is at an exercise. `lost`: the last wrong move of those that are allowed is being answered. */
export type Stage = 'solving' | 'lost' | 'solved' | 'failed';

export interface Terms {
  readonly options: Options;
  readonly stage: Stage;
  /** The set has been handed in: nothing is held back any more. */
  readonly handed: boolean;
}

const FINISHING: ReadonlySet<Event['type']> = new Set<Event['type']>(['open', 'answer', 'timer', 'hurry', 'retry', 'next', 'pace', 'step', 'seek']);

export function allows({ type }: Pick<Event, 'type'>, { options, stage, handed }: Terms): boolean {
  if (handed) return true;
  const shown = !options.locked && (stage === 'solved' || stage === 'failed');
  if (stage === 'lost' || stage === 'failed') return shown || FINISHING.has(type);
  switch (type) {
    case 'hint':
    case 'hint-move':
      return options.hints;
    case 'solution':
      return !options.locked || stage === 'solved';
    case 'try':
      return shown;
    case 'peek':
      return false;
    case 'why':
      return stage === 'solved';
    case 'defend':
      return options.defence !== 'longest' || stage === 'solved';
    case 'open':
    case 'answer':
    case 'timer':
    case 'move':
    case 'illegal':
    case 'hurry':
    case 'take-back':
    case 'restart':
    case 'retry':
    case 'play-out':
    case 'replay':
    case 'step':
    case 'seek':
    case 'pause':
    case 'cancel':
    case 'next':
    case 'pace':
      return true;
  }
}

/** From the sheet that explains moves can be tried, which tells the solution. */
const EVENT_OF = { ...EVENT_BEHIND, explain: 'try' } as const;

/** The view with the buttons that are left; a set is shared by its teacher. */
export function limited(view: SolveView, terms: Terms): SolveView {
  const fits = ({ id }: Action) => {
    const event = EVENT_OF[id];
    return id !== 'share' && (event === undefined || allows({ type: event }, terms));
  };
  const over = terms.stage === 'solved' || terms.stage === 'failed';
  const still = !terms.handed && (terms.stage === 'lost' || terms.stage === 'failed');
  return {
    ...view,
    actions: view.actions.filter(fits).map((action) => (action.id === 'next' && over ? { ...action, enabled: true, primary: true } : action)),
    defences: allows({ type: 'defend' }, terms) ? view.defences : null,
    ended: allows({ type: 'why' }, terms) ? view.ended : null,
    replayable: view.replayable && allows({ type: 'replay' }, terms),
    board: still ? { ...view.board, legal: [], active: false } : view.board,
    typing: still ? null : view.typing,
  };
}
