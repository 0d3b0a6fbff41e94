/** The sheet of what can be copied: the position, a link, the moves in every notation. */
import { useState } from 'preact/hooks';
import { TEXT_KINDS, type TextKind } from '../../analysis/move-text';
import { t } from '../../i18n/messages';
import { PageIcon } from '../page-icons';
import { SheetView } from '../sheet';

export type CopyKind = 'fen' | 'link' | TextKind;

export interface CopySheetProps {
  /** Kinds that make sense here. */
  readonly kinds: readonly CopyKind[];
  text(kind: CopyKind): string;
  copy(text: string): Promise<boolean>;
  say(text: string): void;
  onClose(): void;
}

export const ALL_KINDS: readonly CopyKind[] = ['fen', 'link', ...TEXT_KINDS];

export function CopySheet({ kinds, text, copy, say, onClose }: CopySheetProps) {
  const [copied, setCopied] = useState<{ kind: CopyKind; well: boolean } | null>(null);
  return (
    <SheetView title={t('copy-title')} testid="copy" onClose={onClose}>
      <ul class="menu">
        {kinds.map((kind) => {
          const done = copied?.kind === kind;
          return (
            <li key={kind}>
              <button
                type="button"
                class="menu-item copy-item"
                data-copy={kind}
                data-copied={done && copied.well}
                onClick={() => {
                  void copy(text(kind)).then((well) => {
                    setCopied({ kind, well });
                    say(t(well ? 'copy-done' : 'copy-failed'));
                  });
                }}
              >
                <PageIcon name={done && copied.well ? 'check' : kind === 'link' ? 'link' : 'copy'} size={22} />
                <span>{t('copy-kind', { kind })}</span>
                <span class="copy-state">{done ? t(copied.well ? 'copy-done' : 'copy-failed') : ''}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {copied !== null && !copied.well && <textarea class="field copy-text" readOnly value={text(copied.kind)} aria-label={t('copy-kind', { kind: copied.kind })} />}
    </SheetView>
  );
}
