/** The analysis board: any position, moves as a tree, and what the solver has proved of the position at hand. */
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { Empty } from '../empty';
import type { PageProps } from '../model';
import { AnalysisBoard } from './analysis-board';
import { BenchPage, type BenchProps } from './bench-page';
import { namedBy } from './study';

export function AnalysisScreen(props: PageProps) {
  return <BenchPage {...props} title="analysis-title" View={Named} />;
}

function Named(props: BenchProps) {
  const { state, bench } = props;
  const { route } = state;
  const named = useMemo(() => (route.page === 'board' ? namedBy(route.query, bench) : null), []);
  if (named !== null) return <AnalysisBoard {...props} named={named} />;
  return (
    <main id="main" class="page" data-testid="analysis-none">
      <h1 class="unseen">{t('analysis-title')}</h1>
      <Empty icon="warn" title={t('analysis-no-position')}>
        <a class="button" href="#/edit">
          {t('edit-title')}
        </a>
      </Empty>
    </main>
  );
}
