/** The editor: a position is set up and proved as it comes to be. */
import { useMemo } from 'preact/hooks';
import { BenchPage, type BenchProps } from '../analysis/bench-page';
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
  return <EditBoard {...props} first={first} />;
}
