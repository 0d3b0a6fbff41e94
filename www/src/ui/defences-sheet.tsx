/** The sheet of the defender's replies: each can be played instead, and explained on the board. */
import { t } from '../i18n/messages';
import type { Defences } from '../session/view';
import type { Notation } from '../store/settings';
import { DefenceButton, DefenceTitle } from './defence-row';
import { Icon } from './icons';
import { Rich } from './rich';
import { SheetView } from './sheet';
import { moveText } from './words';

export interface DefencesSheetProps {
  readonly defences: Defences;
  readonly notation: Notation;
  /** Before that, why the reply on the board loses is for the solver to find. */
  readonly solved: boolean;
  onDefend(turn: number, move: string): void;
  onWhy(move: string): void;
  onClose(): void;
}

export function DefencesSheet({ defences, notation, solved, onDefend, onWhy, onClose }: DefencesSheetProps) {
  return (
    <SheetView title={t('action-defence')} testid="defences" onClose={onClose}>
      <p class="sheet-line">
        <DefenceTitle defences={defences} />
      </p>
      <ul class="defence-list">
        {defences.list.map((defence) => {
          const { named, chosen } = defence;
          return (
            <li key={named.move}>
              <DefenceButton turn={defences.turn} defence={defence} notation={notation} onDefend={onDefend} />
              {(solved || !chosen) && (
                <button type="button" class="defence-ask" data-why={named.move} onClick={() => onWhy(named.move)}>
                  <span class="unseen">
                    <Rich id="why-reply-title" args={{ move: moveText(named.names, notation) }} />
                  </span>
                  <span aria-hidden="true">{t('why-reply')}</span>
                  <Icon name="fwd" size={20} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </SheetView>
  );
}
