/** An address that leads nowhere. */
import { t } from '../i18n/messages';
import { Empty } from './empty';

export function NotFound() {
  return (
    <main id="main" class="page" data-testid="not-found">
      <h1 class="unseen">{t('not-found')}</h1>
      <Empty icon="warn" title={t('not-found')} note={t('not-found-note')}>
        <a class="button" href="#/">
          {t('go-home')}
        </a>
      </Empty>
    </main>
  );
}
