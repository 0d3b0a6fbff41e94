/** One set opened: a pack as thumbnails, a pattern as a page of its own. */
import { useMemo } from 'preact/hooks';
import { t } from '../i18n/messages';
import type { PuzzleSet } from '../library/sets';
import { tally } from '../library/tally';
import { Empty } from './empty';
import { later } from './later';
import { NotFound } from './not-found';
import { PuzzleGrid } from './puzzle-grid';
import type { LibraryProps } from './screens';
import { SetHead } from './set-head';
import { LoadingPage } from './states';
import { inOwnWords } from './words';

const PatternScreen = later(() => import('./pattern-screen').then((file) => file.PatternScreen), LoadingPage, ['library']);

export function SetScreen(props: LibraryProps) {
  const { set, index } = props.state;
  if (set === null) return <NotFound />;
  if (set.pattern === null) return <PackScreen {...props} set={set} />;
  return index === null ? <LoadingPage /> : <PatternScreen key={set.id} {...props} index={index} set={set} pattern={set.pattern} />;
}

function PackScreen({ set, ...props }: LibraryProps & { readonly set: PuzzleSet }) {
  const { state, actions } = props;
  const { clean, helped, failed } = useMemo(() => tally(set, state.standings), [set, state.standings]);
  const { pack } = set;
  return (
    <main id="main" class="page" data-testid="set" data-set={set.id}>
      <SetHead back="#/sets" title={set.title !== null && inOwnWords(set.title)} begun={set.length > 0 ? clean + helped + failed > 0 : null} onStart={() => actions.start(set)}>
        <p class="page-summary">{t('count-of', { n: clean + helped, total: set.length })}</p>
      </SetHead>
      {pack !== null && (
        <p class="set-about">
          {inOwnWords(pack.description)} <span class="set-licence">{t('set-licence', { licence: pack.licence })}</span>
        </p>
      )}
      {set.length === 0 ? <Empty icon="book" title={t('empty-set')} /> : <PuzzleGrid {...props} set={set} part={state.route.page === 'set' ? state.route.part : 1} />}
    </main>
  );
}
