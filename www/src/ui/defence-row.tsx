/** Every legal reply of the defender with the moves that are left after it; tapping one plays it instead. */
import { t } from '../i18n/messages';
import type { Defences } from '../session/view';
import type { Notation } from '../store/settings';
import { Icon } from './icons';
import { moveText } from './words';

export interface DefenceRowProps {
  readonly defences: Defences;
  readonly notation: Notation;
  onDefend(turn: number, move: string): void;
}

export function DefenceTitle({ defences }: { readonly defences: Defences }) {
  return <>{t('defences-title', { side: defences.side, n: defences.list.length })}</>;
}

export interface DefenceButtonProps {
  readonly turn: number;
  readonly defence: Defences['list'][number];
  readonly notation: Notation;
  onDefend(turn: number, move: string): void;
}

/** One reply, pressed when it stands on the board. */
export function DefenceButton({ turn, defence: { named, mateIn, atMost, chosen }, notation, onDefend }: DefenceButtonProps) {
  return (
    <button
      type="button"
      class="defence"
      aria-pressed={chosen}
      data-defence={named.move}
      onClick={() => {
        if (!chosen) onDefend(turn, named.move);
      }}
    >
      <span class="move">{moveText(named.names, notation)}</span>
      <span class="defence-left">{t(atMost ? 'defence-at-most' : 'defence-left', { n: mateIn })}</span>
    </button>
  );
}

export function DefenceChips({ defences, notation, onDefend }: DefenceRowProps) {
  return (
    <ul class="defence-chips">
      {defences.list.map((defence) => (
        <li key={defence.named.move}>
          <DefenceButton turn={defences.turn} defence={defence} notation={notation} onDefend={onDefend} />
        </li>
      ))}
    </ul>
  );
}

/** The row under the strip on desks; why they fail is in their sheet. */
export function DefenceRow({ onMore, ...props }: DefenceRowProps & { onMore(): void }) {
  return (
    <div class="defence-row" data-testid="defences">
      <span class="defence-title">
        <Icon name="branch" size={20} />
        <span>
          <DefenceTitle defences={props.defences} />
        </span>
      </span>
      <button type="button" class="icon-button defence-why" aria-label={t('why-defences')} aria-haspopup="dialog" onClick={() => onMore()}>
        <Icon name="info" size={20} />
      </button>
      <DefenceChips {...props} />
    </div>
  );
}
