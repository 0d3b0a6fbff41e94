/** One's own page: results, settings, what is stored, and what this is. */
import { t } from '../i18n/messages';
import type { Library } from '../store/library';
import type { Notation, Settings } from '../store/settings';
import { Icon, Mark } from './icons';
import { LanguageSelect, Select } from './select';
import type { PageProps } from './model';
import { sizeText } from './words';

const VERSION = __APP_VERSION__;

const NOTATIONS: readonly Notation[] = ['auto', 'chinese', 'file-pawns', 'wxf', 'iccs'];

export function MeScreen({ state, actions, library }: PageProps & { readonly library: Library | null }) {
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
      <section class="card me-card">
        <h2 class="song card-title">{t('me-settings')}</h2>
        <SettingsList settings={state.settings} actions={actions} />
      </section>
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

export function SettingsList({ settings, actions }: { readonly settings: Settings; readonly actions: PageProps['actions'] }) {
  return (
    <div class="settings">
      <div class="setting">
        <span>{t('setting-language')}</span>
        <LanguageSelect actions={actions} />
      </div>
      <Segment label={t('setting-theme')} name="theme" options={['system', 'light', 'dark']} chosen={settings.theme} prefix="theme" onChoose={(theme) => actions.choose({ theme })} />
      <div class="setting" data-setting="notation">
        <span>{t('setting-notation')}</span>
        <Select label={t('setting-notation')} options={NOTATIONS} chosen={settings.notation} text={(notation) => t(`notation-${notation}`)} onChoose={(notation) => actions.choose({ notation })} />
      </div>
      <Segment label={t('setting-pieces')} name="pieces" options={['traditional', 'simplified']} chosen={settings.pieces} prefix="pieces" onChoose={(pieces) => actions.choose({ pieces })} />
      <Segment label={t('setting-labels')} name="labels" options={['on', 'off']} chosen={settings.labels ? 'on' : 'off'} prefix="labels" onChoose={(labels) => actions.choose({ labels: labels === 'on' })} />
      <Segment label={t('setting-speed')} name="speed" options={['off', 'fast', 'normal', 'slow']} chosen={settings.speed} prefix="speed" onChoose={(speed) => actions.choose({ speed })} />
    </div>
  );
}

interface SegmentProps<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly T[];
  readonly chosen: T;
  /** Messages are `prefix-option`. */
  readonly prefix: string;
  onChoose(option: T): void;
}

function Segment<T extends string>({ label, name, options, chosen, prefix, onChoose }: SegmentProps<T>) {
  return (
    <div class="setting" role="group" aria-label={label} data-setting={name}>
      <span>{label}</span>
      <span class="segment">
        {options.map((option) => (
          <button key={option} type="button" aria-pressed={option === chosen} data-option={option} onClick={() => onChoose(option)}>
            {t(`${prefix}-${option}`)}
          </button>
        ))}
      </span>
    </div>
  );
}

function Offline({ state, actions, library }: Pick<PageProps, 'state' | 'actions'> & { readonly library: Library | null }) {
  const { offline, durable, persisted, stored, installable } = state;
  const title = { ready: 'offline-ready', saving: 'saving', none: 'offline-none' } as const;
  const note = { ready: 'offline-ready-note', saving: 'offline-saving-note', none: 'offline-none-note' } as const;
  return (
    <>
      <div class="offline-head" data-offline={offline}>
        <Icon name={offline === 'none' ? 'warn' : offline === 'ready' ? 'off' : 'down'} size={40} />
        <p class="song offline-title">{t(title[offline])}</p>
        <p class="offline-note">{t(note[offline])}</p>
      </div>
      <ul class="stored">
        <li>
          <Icon name="check" size={20} />
          {t('storage-engine')}
          {stored !== null && <span class="stored-size">{t('storage-size', { size: sizeText(stored) })}</span>}
        </li>
        {library?.packs.map((pack) => (
          <li key={pack.id}>
            <Icon name="check" size={20} />
            {pack.title[state.language]}
            <span class="stored-size">{t('set-count', { n: pack.puzzles.length })}</span>
          </li>
        ))}
      </ul>
      <p class="storage-note">
        <Icon name={durable ? 'info' : 'warn'} size={20} />
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
            <Icon name="down" size={20} />
            {t('install')}
          </button>
          <span class="quiet">{t('install-note')}</span>
        </p>
      )}
    </>
  );
}
