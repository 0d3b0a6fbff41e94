/** In place of a board whose address has a position that cannot be read. */
import { t } from '../../i18n/messages';
import { Empty } from '../empty';

export function NoPosition({ title }: { readonly title: string }) {
  return (
    <main id="main" class="page" data-testid="analysis-none">
      <h1 class="unseen">{title}</h1>
      <Empty icon="warn" title={t('analysis-no-position')}>
        <a class="button" href="#/edit">
          {t('edit-title')}
        </a>
      </Empty>
    </main>
  );
}
