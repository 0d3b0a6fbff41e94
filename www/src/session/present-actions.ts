/** Which five buttons stand under the board, and which of them is the one thing to do. */
import { answeredTurn } from './board';
import { lastFrame } from './film';
import type { Session } from './types';
import type { Action, ActionId } from './view';

export function actionsOf(session: Session): Action[] {
  const { view, phase, notice } = session;
  const solving = view?.state === 'solving';
  const free = phase.kind === 'idle' || phase.kind === 'replying' || phase.kind === 'refuting';
  const action = (id: ActionId, enabled = true, primary = false): Action => ({ id, enabled, primary });

  if (phase.kind === 'broken') return [action('reload', true, true), action('next')];
  if (phase.kind === 'film' && phase.film.kind !== 'hint') {
    const { film } = phase;
    const turn = film.playing ? 'pause' : 'play';
    const back = film.kind === 'refutation' ? 'retry' : 'resume';
    return [
      action('previous', film.at > (film.kind === 'refutation' ? 1 : 0)),
      action(turn, film.moves.length > 0),
      action('forward', film.at < lastFrame(film)),
      action(back),
      action('next', true, !solving && !film.playing),
    ];
  }
  if (view?.state === 'solved') {
    return [action('explain'), action('restart'), action('defence', hasChoice(session)), action('share'), action('next', true, true)];
  }
  if (view?.state === 'given-up') {
    return [action('explain'), action('restart'), action('solution'), action('share'), action('next', true, true)];
  }
  if (notice.kind === 'wrong' || notice.kind === 'slow') {
    const more = notice.judgement.refutation.length > 0;
    return [action('hint', free), action('retry', free), action('play-out', free && more), action('solution', free), action('next')];
  }
  return [
    action('hint', free),
    action('undo', free && solving && view.moves.length > 0),
    action('defence', free && hasChoice(session)),
    action('solution', free),
    action('next'),
  ];
}

/** Whether the defender had more than one reply to the move whose replies are offered. */
function hasChoice(session: Session): boolean {
  return (session.view?.judgements[answeredTurn(session)]?.replies.length ?? 0) > 1;
}
