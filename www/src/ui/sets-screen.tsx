/** The packs. */
import './css/library.css';
import { t } from '../i18n/messages';
import type { ScreenProps } from './screens';
import { solvedOf } from './solved';
import { inOwnWords } from './words';

export function SetsScreen({ state, library }: ScreenProps) {
  return (
    <main id="main" class="page" data-testid="sets">
      <header class="page-head">
        <h1 class="song page-title">{t('sets-title')}</h1>
      </header>
      <ul class="set-list">
        {library.packs.map((pack) => (
          <li key={pack.id}>
            <a class="card set-card" href={`#/set/${pack.id}`} data-set={pack.id}>
              <span class="song set-name">{inOwnWords(pack.title)}</span>
              <span class="set-about">{inOwnWords(pack.description)}</span>
              <span class="set-line">
                {t('count-of', { n: solvedOf(pack, state.standings), total: pack.puzzles.length })}
                <span class="bar" aria-hidden="true">
                  <span class="bar-done" style={{ width: `${(100 * solvedOf(pack, state.standings)) / Math.max(1, pack.puzzles.length)}%` }} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
