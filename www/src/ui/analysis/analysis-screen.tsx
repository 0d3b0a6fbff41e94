/** The analysis board: any position, moves as a tree, and what the solver has proved of the position at hand. */
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/messages';
import type { PageProps } from '../model';
import { AnalysisBoard } from './analysis-board';
import { BenchPage, type BenchProps } from './bench-page';
import { NoPosition } from './no-position';
import { namedBy } from './study';

export function AnalysisScreen(props: PageProps) {
  return <BenchPage {...props} title="analysis-title" View={Named} />;
}

function Named(props: BenchProps) {
  const { state, bench } = props;
  const { route } = state;
  const named = useMemo(() => (route.page === 'board' ? namedBy(route.query, bench) : null), []);
  if (named !== null) return <AnalysisBoard {...props} named={named} />;
  return <NoPosition title={t('analysis-title')} />;
}
