/** The set one is working through, how far one is, and the way on; for new readers where to begin. */
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { setAddress } from '../../library/address';
import { goingOn } from '../../library/going-on';
import type { LibraryProps } from '../screens';
import { inOwnWords } from '../words';
import { Panel } from './card';

/** `first`: it is what one should do now. */
export function ContinuePanel({ state, actions, library, first }: LibraryProps & { readonly first: boolean }) {
  const { index, standings } = state;
  const on = useMemo(() => (index === null ? null : goingOn(library, index, standings)), [library, index, standings]);
  if (on === null) return null;
  const { set, solved, begun } = on;
  return (
    <Panel title={t(standings.size === 0 ? 'continue-new' : 'continue-title')} testid="continue" note={t('count-of', { n: solved, total: set.length })}>
      <div class="continue">
        <a class="song continue-name" href={setAddress(set)}>
          {set.title !== null && inOwnWords(set.title)}
        </a>
        <span class="bar" aria-hidden="true">
          <span class="bar-done" style={{ width: `${(100 * solved) / set.length}%` }} />
        </span>
        <button type="button" class={first ? 'button primary' : 'button'} data-testid="continue-set" onClick={() => actions.start(set)}>
          {t(begun ? 'set-continue' : 'set-start')}
        </button>
      </div>
    </Panel>
  );
}
