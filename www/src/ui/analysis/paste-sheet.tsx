/** The sheet for pasted text: a position or moves, in whatever notation; what is wrong with it is said below. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { SheetView } from '../sheet';

/** Characters that are taken. */
const LONGEST = 64_000;

export interface PasteSheetProps {
  /** Takes the text in; what is wrong with it, or null where all is well. */
  onPaste(text: string): Promise<string | null>;
  onClose(): void;
}

export function PasteSheet({ onPaste, onClose }: PasteSheetProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <SheetView title={t('paste-title')} testid="paste" onClose={onClose}>
      <form
        class="paste-form"
        onSubmit={(event) => {
          event.preventDefault();
          const text = field.current?.value.trim() ?? '';
          if (text === '') return;
          void onPaste(text).then((wrong) => {
            if (wrong === null) onClose();
            else setError(wrong);
          });
        }}
      >
        <textarea
          ref={field}
          class="field paste-field"
          rows={6}
          maxLength={LONGEST}
          spellcheck={false}
          autocapitalize="off"
          aria-label={t('paste-title')}
          aria-describedby="paste-note"
          aria-invalid={error !== null}
          onKeyDown={(event) => {
            if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') event.currentTarget.form?.requestSubmit();
          }}
        />
        <p id="paste-note" class="paste-note" role="status" data-wrong={error !== null}>
          {error ?? t('paste-note')}
        </p>
        <div class="sheet-foot">
          <button type="submit" class="button primary">
            {t('paste-go')}
          </button>
        </div>
      </form>
    </SheetView>
  );
}
