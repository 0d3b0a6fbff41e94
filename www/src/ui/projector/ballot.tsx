/** The moves that a class wants, with their counts: more, fewer, or play one. */
import { t } from '../../i18n/messages';
import { PageIcon } from '../page-icons';
import { moveText } from '../words';
import type { ProjectorProps } from './projector';
import { ranked, type Votes } from './votes';

export type BallotProps = ProjectorProps & {
  readonly votes: Votes;
  onCount(move: string, by: 1 | -1): void;
  onClear(): void;
};

export function Ballot({ state, actions, open, frames, votes, onCount, onClear }: BallotProps) {
  const { fen } = open.puzzle;
  const shown = open.view.rows.flatMap(({ attacker, defender, wrong }) => (wrong ? [] : [attacker, defender])).flatMap((ply) => (ply === null ? [] : [ply.named.move])).slice(0, open.view.board.plies);
  const list = ranked(votes);
  const most = Math.max(1, ...votes.values());
  /** How a move is written in the position on the board. */
  const name = (move: string) => {
    const named = frames({ ...open.puzzle, fen, line: [...shown, move] }).at(-1)?.move;
    return named == null ? `${move.slice(0, 2)}-${move.slice(2)}` : moveText(named.names, state.settings.notation);
  };
  return (
    <div class="ballot" data-testid="ballot">
      <p class="ballot-how" role="status">
        {list.length === 0 ? t('projector-vote-how') : t('projector-votes', { n: [...votes.values()].reduce((sum, n) => sum + n, 0) })}
      </p>
      <ul>
        {list.map(([move, n]) => (
          <li key={move} data-vote={move}>
            <span class="song move">{name(move)}</span>
            <span class="ballot-bar" style={{ '--share': String(n / most) }} />
            <span class="ballot-n">{n}</span>
            <button type="button" class="icon-button" aria-label={t('projector-fewer', { move: name(move) })} onClick={() => onCount(move, -1)}>
              −
            </button>
            <button type="button" class="icon-button" aria-label={t('projector-more', { move: name(move) })} onClick={() => onCount(move, 1)}>
              +
            </button>
            <button type="button" class="button" data-play={move} onClick={() => actions.move(move)}>
              {t('move-box-go')}
            </button>
          </li>
        ))}
      </ul>
      {list.length > 0 && (
        <button type="button" class="text-button" onClick={() => onClear()}>
          <PageIcon name="trash" size={20} />
          {t('projector-clear')}
        </button>
      )}
    </div>
  );
}
