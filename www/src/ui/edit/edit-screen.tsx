/** The editor: a position is set up and proved as it comes to be. */
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { BenchPage, type BenchProps } from '../analysis/bench-page';
import { NoPosition } from '../analysis/no-position';
import type { PageProps } from '../model';
import { EditBoard } from './edit-board';
import { beginningOf } from './use-setup';

export function EditScreen(props: PageProps) {
  return <BenchPage {...props} title="edit-title" View={Named} />;
}

function Named(props: BenchProps) {
  const { state, bench } = props;
  const { route } = state;
  const first = useMemo(() => beginningOf(route.page === 'edit' ? route.query : '', bench), []);
  if (first === null) return <NoPosition title={t('edit-title')} />;
  return <EditBoard {...props} first={first} />;
}
