/** The whole library: puzzles chosen by what they are and how one stands with them. The choice is in the address. */
import './css/library.css';
import { useState } from 'preact/hooks';
import { t } from '../i18n/messages';
import { setAddress } from '../library/address';
import { EVERYTHING, facets, readQuery, writeQuery, type Filter } from '../library/filter';
import { Empty } from './empty';
import { Filters } from './filters';
import { PageIcon } from './page-icons';
import { PuzzleGrid } from './puzzle-grid';
import type { IndexProps } from './screens';
import { SetHead } from './set-head';

export function LibraryScreen(props: IndexProps) {
  const { state, actions, library } = props;
  const { route, set } = state;
  const [open, setOpen] = useState(false);
  if (route.page !== 'library' || set === null) return null;
  const filter = readQuery(set.query);
  const count = facets(filter);
  const refine = (change: Partial<Filter>) => actions.refine(setAddress({ id: set.id, query: writeQuery({ ...filter, ...change }) }));
  return (
    <main id="main" class="page" data-testid="library">
      <SetHead back="#/sets" title={t('library-title')} begun={set.length > 0 ? false : null} onStart={() => actions.start(set)}>
        <p class="page-summary" role="status" data-testid="count">
          {t('library-count', { n: set.length })}
        </p>
      </SetHead>
      <div class="library-body">
        <button type="button" class="button filters-open" aria-expanded={open} aria-controls="filters" data-testid="filters-open" onClick={() => setOpen(!open)}>
          <PageIcon name="filter" size={20} />
          {count === 0 ? t('filters') : t('filters-set', { n: count })}
        </button>
        <Filters id="filters" open={open} filter={filter} library={library} dueToo={state.due.size > 0} onRefine={refine} />
        <div class="library-list">
          {set.length === 0 ? (
            <Empty icon="search" title={t('library-none')} note={t('library-none-note')}>
              <button type="button" class="button" onClick={() => refine(EVERYTHING)}>
                {t('filters-clear')}
              </button>
            </Empty>
          ) : (
            <PuzzleGrid {...props} set={set} part={route.part} />
          )}
        </div>
      </div>
    </main>
  );
}
