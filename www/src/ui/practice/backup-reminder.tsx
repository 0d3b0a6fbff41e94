/** A word, after fifty attempts that are in no backup, that they are on this device alone. */
import { t } from '../../i18n/messages';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';

const AFTER = 50;

/** How many attempts there are. */
export function attemptsIn(standings: PageProps['state']['standings']): number {
  let sum = 0;
  for (const { attempts } of standings.values()) sum += attempts;
  return sum;
}

export function BackupReminder({ state, actions }: Pick<PageProps, 'state' | 'actions'>) {
  const count = attemptsIn(state.standings);
  const fresh = count - state.settings.backedUp;
  if (fresh < AFTER) return null;
  return (
    <section class="card reminder" data-testid="backup-reminder" role="status">
      <PageIcon name="down" size={22} />
      <p>
        {t('backup-remind')}
        <span class="quiet">{t('backup-remind-note', { n: fresh })}</span>
      </p>
      <span class="reminder-buttons">
        <a class="button" href="#/data">
          {t('data-save-title')}
        </a>
        <button type="button" class="text-button" onClick={() => actions.choose({ backedUp: count })}>
          {t('backup-later')}
        </button>
      </span>
    </section>
  );
}
