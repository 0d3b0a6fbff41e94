/** The sheets of the analysis board: what else can be done, and a comment. */
import { useEffect, useRef } from 'preact/hooks';
import { LONGEST_COMMENT } from '../../analysis/tree';
import { t } from '../../i18n/messages';
import { PageIcon, type PageIconName } from '../page-icons';
import { SheetView } from '../sheet';

export interface MenuItem {
  readonly icon: PageIconName;
  readonly label: string;
  readonly name: string;
  readonly off?: boolean;
  run(): void;
}

export function MenuSheet({ title, testid, items, onClose }: { readonly title: string; readonly testid: string; readonly items: readonly MenuItem[]; onClose(): void }) {
  return (
    <SheetView title={title} testid={testid} onClose={onClose}>
      <ul class="menu">
        {items.map(({ icon, label, name, off = false, run }) => (
          <li key={name}>
            <button
              type="button"
              class="menu-item"
              data-item={name}
              aria-disabled={off}
              onClick={() => {
                if (off) return;
                onClose();
                run();
              }}
            >
              <PageIcon name={icon} size={22} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </SheetView>
  );
}

export interface CommentSheetProps {
  /** The move that is commented on; null: the position. */
  readonly move: string | null;
  readonly text: string;
  onSave(text: string): void;
  onClose(): void;
}

export function CommentSheet({ move, text, onSave, onClose }: CommentSheetProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const label = move === null ? t('comment-start') : t('comment-to', { move });
  return (
    <SheetView title={t('comment-title')} testid="comment" onClose={onClose}>
      <form
        class="paste-form"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(field.current?.value.trim() ?? '');
          onClose();
        }}
      >
        <textarea ref={field} class="field paste-field" rows={4} maxLength={LONGEST_COMMENT} defaultValue={text} aria-label={label} />
        <p class="paste-note">{label}</p>
        <div class="sheet-foot">
          <button type="submit" class="button primary">
            {t('comment-save')}
          </button>
        </div>
      </form>
    </SheetView>
  );
}
