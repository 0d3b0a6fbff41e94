/** One's own page: results, settings, what is stored, and what this is. */
import './css/me.css';
import { t } from '../i18n/messages';
import type { Library } from '../library/library';
import { Door } from './door';
import { Mark } from './icons';
import type { PageProps } from './model';
import { PageIcon } from './page-icons';
import { sizeText } from './words';

const VERSION = __APP_VERSION__;

export function MeScreen({ state, actions }: PageProps) {
  const library = typeof state.library === 'string' ? null : state.library;
  const marks = [...state.standings.values()].map(({ mark }) => mark);
  return (
    <main id="main" class="page me" data-testid="me">
      <header class="page-head">
        <h1 class="song page-title">{t('nav-me')}</h1>
      </header>
      <section class="card me-card">
        <h2 class="song card-title">{t('me-marks')}</h2>
        <dl class="me-marks">
          {(['clean', 'helped', 'failed'] as const).map((mark) => (
            <div key={mark}>
              <dt>
                <Mark name={mark} size={18} />
                {t(`mark-${mark}`)}
              </dt>
              <dd class="song">{marks.filter((each) => each === mark).length}</dd>
            </div>
          ))}
        </dl>
      </section>
      <nav class="me-links" aria-label={t('nav-me')}>
        <Door kind="me-link" to="#/progress" icon="chart" name={t('progress-open')} testid="to-progress" />
        <Door kind="me-link" to="#/settings" icon="gear" name={t('me-settings')} note={t('settings-note')} testid="to-settings" />
        <Door kind="me-link" to="#/data" icon="down" name={t('data-open')} note={t('data-open-note')} testid="to-data" />
      </nav>
      <section class="card me-card" data-testid="offline" data-offline={state.offline}>
        <h2 class="song card-title">{t('me-offline')}</h2>
        <Offline state={state} actions={actions} library={library} />
      </section>
      <section class="card me-card">
        <h2 class="song card-title">{t('about')}</h2>
        <p>{t('about-proof')}</p>
        <p>{t('about-stalemate')}</p>
        <p>{t('about-privacy')}</p>
        <ul class="licences">
          <li>{t('about-code')}</li>
          <li>{t('about-puzzles')}</li>
          <li>
            {t('about-fonts')}
            <br />
            <a class="text-link" href="./generated/font-licence.txt">
              {t('about-fonts-text')}
            </a>
          </li>
        </ul>
        <p class="me-version">
          {t('version', { version: VERSION })}
          <button type="button" class="text-button" onClick={() => actions.checkForUpdate()}>
            {t('update-check')}
          </button>
        </p>
      </section>
    </main>
  );
}

function Offline({ state, actions, library }: Pick<PageProps, 'state' | 'actions'> & { readonly library: Library | null }) {
  const { offline, durable, persisted, stored, installable } = state;
  const title = { ready: 'offline-ready', saving: 'saving', none: 'offline-none' } as const;
  const note = { ready: 'offline-ready-note', saving: 'offline-saving-note', none: 'offline-none-note' } as const;
  return (
    <>
      <div class="offline-head" data-offline={offline}>
        <PageIcon name={offline === 'none' ? 'warn' : offline === 'ready' ? 'off' : 'down'} size={40} />
        <p class="song offline-title">{t(title[offline])}</p>
        <p class="offline-note">{t(note[offline])}</p>
      </div>
      <ul class="stored">
        <li>
          <PageIcon name="check" size={20} />
          {t('storage-engine')}
          {stored !== null && stored > 0 && <span class="stored-size">{t('storage-size', { size: sizeText(stored) })}</span>}
        </li>
        {library !== null && (
          <li>
            <PageIcon name="check" size={20} />
            {t('storage-library', { n: library.packs.length })}
            <span class="stored-size">{t('set-count', { n: library.total })}</span>
          </li>
        )}
      </ul>
      <p class="storage-note">
        <PageIcon name={durable ? 'info' : 'warn'} size={20} />
        {durable ? (
          <span>
            {t('storage-note')}
            <br />
            <span class="quiet">{t(persisted ? 'storage-kept' : 'storage-not-kept')}</span>
          </span>
        ) : (
          <span>
            {t('storage-lost')}
            <br />
            <span class="quiet">{t('storage-lost-note')}</span>
          </span>
        )}
      </p>
      {installable && (
        <p class="install">
          <button type="button" class="button" data-testid="install" onClick={() => actions.install()}>
            <PageIcon name="down" size={20} />
            {t('install')}
          </button>
          <span class="quiet">{t('install-note')}</span>
        </p>
      )}
    </>
  );
}
