/** A sheet over the page: from below on phones, in the middle on desks. Esc, the scrim and the cross close it. */
import './css/sheet.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/messages';
import { PageIcon } from './page-icons';

export interface SheetProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly testid: string;
  onClose(): void;
}

export function SheetView({ title, children, testid, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const gone = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      gone.current = true;
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={`sheet-${testid}`}
      data-testid={`sheet-${testid}`}
      onClose={() => {
        // One that gave way to another sheet says so a moment later; that must not close the other.
        if (!gone.current) onClose();
      }}
      onClick={(event) => {
        // The dialog's own box is covered by its content, so a click on it is one on the scrim.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={`sheet-${testid}`} class="song sheet-title">
            {title}
          </h2>
          <button type="button" class="icon-button" aria-label={t('close')} onClick={() => onClose()}>
            <PageIcon name="cross" size={22} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
