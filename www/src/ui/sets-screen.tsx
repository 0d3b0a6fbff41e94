/** The packs at a glance, and the way into the whole library. */
import './css/sets.css';
import { useMemo } from 'preact/hooks';
import { t } from '../i18n/messages';
import { progressOf } from '../library/filter';
import { packCount } from '../library/overview';
import { Icon } from './icons';
import { PageIcon } from './page-icons';
import type { IndexProps } from './screens';
import { inOwnWords } from './words';

export function SetsScreen({ state, library, index }: IndexProps) {
  const { standings, due } = state;
  const progress = useMemo(() => progressOf(library, index, { standings, due }), [library, index, standings, due]);
  const packs = useMemo(() => library.packs.map((pack, at) => ({ pack, count: packCount(index, progress, at) })), [library, index, progress]);
  // Drills are found by their pattern: there is a pack for each.
  const drills = packs.filter(({ pack }) => pack.kind === 'drill');
  return (
    <main id="main" class="page" data-testid="sets">
      <header class="page-head">
        <h1 class="song page-title">{t('sets-title')}</h1>
      </header>
      <a class="card library-door" href="#/library" data-testid="library-door">
        <PageIcon name="search" size={24} />
        <span class="library-door-words">
          <span class="song set-name">{t('library-title')}</span>
          <span class="set-about">{t('library-about', { n: library.total })}</span>
        </span>
        <Icon name="fwd" size={22} />
      </a>
      <p class="set-doors">
        <a class="button" href="#/edit" data-testid="edit-door">
          <PageIcon name="edit" size={20} />
          {t('sets-edit')}
        </a>
        <a class="button" href="#/board" data-testid="board-door">
          <PageIcon name="branch" size={20} />
          {t('sets-board')}
        </a>
        <a class="button" href="#/import" data-testid="import-door">
          <PageIcon name="down" size={20} />
          {t('sets-import')}
        </a>
      </p>
      <ul class="set-list">
        {drills.length > 0 && (
          <li>
            <a class="card set-card" href="#/" data-set="drills">
              <span class="song set-name">{t('drills-title')}</span>
              <span class="set-about">{t('drills-about', { n: drills.length })}</span>
              <Progress total={drills.reduce((sum, { count }) => sum + count.total, 0)} solved={drills.reduce((sum, { count }) => sum + count.solved, 0)} />
            </a>
          </li>
        )}
        {packs
          .filter(({ pack }) => pack.kind !== 'drill')
          .map(({ pack, count }) => (
            <li key={pack.id}>
              <a class="card set-card" href={`#/set/${pack.id}`} data-set={pack.id}>
                <span class="song set-name">{inOwnWords(pack.title)}</span>
                <span class="set-about">{inOwnWords(pack.description)}</span>
                {count.total > 0 && (
                  <span class="set-facts">
                    <span>{lengthsText(count.lengths)}</span>
                    <span>{levelsText(count.levels)}</span>
                  </span>
                )}
                <Progress {...count} />
              </a>
            </li>
          ))}
      </ul>
    </main>
  );
}

function lengthsText([least, most]: readonly [number, number]): string {
  return least === most ? t('fact-length', { n: least }) : t('fact-lengths', { least, most });
}

function levelsText([least, most]: readonly [number, number]): string {
  return least === most ? t('fact-level', { n: least }) : t('fact-levels', { least, most });
}

function Progress({ total, solved }: { readonly total: number; readonly solved: number }) {
  return (
    <span class="set-line">
      {t('count-of', { n: solved, total })}
      <span class="bar" aria-hidden="true">
        <span class="bar-done" style={{ width: `${(100 * solved) / Math.max(1, total)}%` }} />
      </span>
    </span>
  );
}
