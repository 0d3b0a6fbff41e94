/** What a mode takes away from the solving session: events that it does not take, and buttons that are not there. */
import { EVENT_BEHIND } from '../session/behind';
import type { Event } from '../session/types';
import type { Action, SolveView } from '../session/view';
import type { Rules } from './mode';
import type { Run } from './run';

const FINISHING: ReadonlySet<Event['type']> = new Set<Event['type']>(['answer', 'timer', 'hurry', 'retry', 'pace']);

/** Whether the session may be given an event while a run stands. */
export function allows(event: Pick<Event, 'type'>, rules: Rules, run: Run): boolean {
  const open = run.phase === 'settled';
  // Once the tries are used up, the board waits for the next puzzle; what is being shown may end sooner.
  if (run.phase === 'over' || run.phase === 'failing') return FINISHING.has(event.type);
  switch (event.type) {
    case 'hint':
    case 'hint-move':
      return rules.hints !== 'none';
    case 'peek':
      return rules.veiled;
    case 'take-back':
      return rules.takeBack || open;
    case 'solution':
      return rules.solution && (open || rules.tries > 1);
    case 'restart':
    case 'play-out':
    case 'replay':
    case 'why':
    case 'try':
    case 'defend':
      return rules.study || open;
    case 'open':
    case 'answer':
    case 'timer':
    case 'move':
    case 'illegal':
    case 'hurry':
    case 'retry':
    case 'step':
    case 'seek':
    case 'pause':
    case 'cancel':
    case 'next':
    case 'pace':
      return true;
  }
}

/** The sheet that explains tells why. */
const EVENT_OF = { ...EVENT_BEHIND, explain: 'why' } as const;

/** The view with the buttons that the mode leaves; what is shared is shared from sets. */
export function limited(view: SolveView, rules: Rules, run: Run): SolveView {
  const fits = ({ id }: Action) => {
    if (id === 'share') return false;
    const event = EVENT_OF[id];
    return event === undefined || allows({ type: event }, rules, run);
  };
  const waiting = run.phase === 'failing' || run.phase === 'over';
  return {
    ...view,
    actions: view.actions.filter(fits).map((action): Action => (action.id === 'hint' && rules.veiled ? { ...action, id: 'peek' } : action.id === 'next' && run.phase === 'settled' ? { ...action, enabled: true, primary: true } : action)),
    defences: rules.study || run.phase === 'settled' ? view.defences : null,
    replayable: view.replayable && rules.study,
    board: waiting ? { ...view.board, legal: [], active: false } : view.board,
    typing: waiting ? null : view.typing,
  };
}
