/** A move typed in any notation. It lies over the strip and moves nothing; what is wrong with the text is said below it. */
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/messages';
import type { Notation } from '../store/settings';
import type { TypingError } from './model';
import { faultText, moveText } from './words';
import { PageIcon } from './page-icons';

export interface MoveBoxProps {
  readonly error: TypingError | null;
  readonly notation: Notation;
  onType(text: string): void;
  onClose(): void;
}

export function MoveBox({ error, notation, onType, onClose }: MoveBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      class="move-box"
      data-testid="move-box"
      data-invalid={error !== null}
      onSubmit={(event) => {
        event.preventDefault();
        const text = input.current?.value.trim() ?? '';
        if (text !== '') onType(text);
        input.current?.select();
      }}
      onKeyDown={(event) => {
        // Enter and Esc inside an input method belong to it.
        if (event.key === 'Escape' && !event.isComposing) onClose();
        event.stopPropagation();
      }}
    >
      <div class="move-box-line">
        <input
          ref={input}
          class="field song"
          type="text"
          maxLength={24}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-label={t('move-box')}
          aria-describedby="move-box-note"
          aria-invalid={error !== null}
          placeholder={t('move-box-hint')}
        />
        <button type="submit" class="button">
          {t('move-box-go')}
        </button>
        <button type="button" class="icon-button" aria-label={t('close')} onClick={() => onClose()}>
          <PageIcon name="cross" size={22} />
        </button>
      </div>
      <p id="move-box-note" class="move-box-note" role="status">
        {error === null ? t('move-box') : errorText(error, notation)}
      </p>
    </form>
  );
}

function errorText(error: TypingError, notation: Notation): string {
  const list = (moves: readonly Parameters<typeof moveText>[0][]) => moves.map((names) => moveText(names, notation)).join('　');
  const nearest = (moves: readonly Parameters<typeof moveText>[0][]) =>
    moves.length === 0 ? '' : `　${t('move-nearest', { moves: list(moves) })}`;
  switch (error.kind) {
    case 'syntax':
      return t('move-syntax') + nearest(error.nearest);
    case 'none':
      return t('move-none') + nearest(error.nearest);
    case 'ambiguous':
      return error.candidates.length === 0 ? t('move-unclear') : t('move-ambiguous', { moves: list(error.candidates) });
    case 'illegal':
      return faultText(error.code, error.piece) + nearest(error.nearest);
  }
}
