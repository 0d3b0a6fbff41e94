/** The head of a list of puzzles: the way back, what it is, how far one is, and the button that begins or goes on. */
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/messages';
import { BackLink } from './back-link';

export interface SetHeadProps {
  readonly back: string;
  readonly title: ComponentChildren;
  /** What stands below the title. */
  readonly children: ComponentChildren;
  /** Whether some of it has been done; null where there is nothing to start. */
  readonly begun: boolean | null;
  onStart(): void;
}

export function SetHead({ back, title, children, begun, onStart }: SetHeadProps) {
  return (
    <header class="page-head set-head">
      <BackLink to={back} />
      <div class="page-names">
        <h1 class="song page-title">{title}</h1>
        {children}
      </div>
      {begun !== null && (
        <button type="button" class="button primary" data-testid="start" onClick={() => onStart()}>
          {t(begun ? 'set-continue' : 'set-start')}
        </button>
      )}
    </header>
  );
}
