/** Around the pages: the top bar of desks, the tabs of phones, the toast. */
import { t } from '../i18n/messages';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages';
import { Icon, type IconName } from './icons';
import type { Route } from '../session/route';
import type { PageProps, Toast } from './model';
import { BrandSeal } from './seal';

interface Place {
  key: 'today' | 'patterns' | 'review' | 'sets' | 'teach' | 'me';
  address: string;
  icon: IconName;
}

const PLACES: readonly Place[] = [
  { key: 'today', address: '#/today', icon: 'cal' },
  { key: 'patterns', address: '#/', icon: 'book' },
  { key: 'review', address: '#/review', icon: 'replay' },
  { key: 'sets', address: '#/sets', icon: 'copy' },
  { key: 'teach', address: '#/teach', icon: 'people' },
  { key: 'me', address: '#/me', icon: 'chart' },
];

function isHere(place: Place, route: Route, inPattern: boolean): boolean {
  if (route.page === 'set' || route.page === 'solve') return place.key === (inPattern ? 'patterns' : 'sets');
  return (UNDER[route.page] ?? route.page) === place.key;
}

/** Pages that are reached from those of the navigation. */
const UNDER: Readonly<Partial<Record<Route['page'], Place['key']>>> = { library: 'sets', practice: 'today', run: 'today', progress: 'me', data: 'me', settings: 'me', edit: 'sets', board: 'sets', 'teach-set': 'teach', pupil: 'teach', worksheet: 'teach', collect: 'teach' };

/** How many puzzles are due stands beside the name of the page where they are. */
function Due({ place, state }: Pick<PageProps, 'state'> & { readonly place: Place }) {
  if (place.key !== 'review' || state.due.size === 0) return null;
  return (
    <span class="nav-due" data-testid="nav-due">
      <span aria-hidden="true">{state.due.size > 99 ? '99+' : state.due.size}</span>
      <span class="unseen">{t('nav-due', { n: state.due.size })}</span>
    </span>
  );
}

export function TopBar({ state, actions, inPattern }: Pick<PageProps, 'state' | 'actions'> & { readonly inPattern: boolean }) {
  return (
    <header class="top-bar">
      <a class="brand" href="#/">
        <BrandSeal size={34} />
        <span class="song">{t('brand')}</span>
      </a>
      <nav class="top-nav" aria-label={t('nav-label')}>
        {PLACES.map((place) => (
          <a key={place.key} href={place.address} aria-current={isHere(place, state.route, inPattern) ? 'page' : undefined}>
            {t(`nav-${place.key}`)}
            <Due place={place} state={state} />
          </a>
        ))}
      </nav>
      <div class="top-tools">
        {/* Its place is kept from the start, so that nothing moves when it comes. */}
        <span class="offline-badge" data-shown={state.offline === 'ready'} data-testid="offline-ready">
          <Icon name="off" size={20} />
          {t('offline-ready')}
        </span>
        <div class="language-switch" role="group" aria-label={t('setting-language')}>
          {LANGUAGES.map((each) => (
            <button key={each} type="button" lang={each} aria-pressed={each === state.language} aria-label={LANGUAGE_NAMES[each].long} onClick={() => actions.choose({ language: each })}>
              {LANGUAGE_NAMES[each].short}
            </button>
          ))}
        </div>
        <a class="icon-button" href="#/settings" aria-label={t('settings')}>
          <Icon name="gear" size={22} />
        </a>
      </div>
    </header>
  );
}

export function TabBar({ state, inPattern }: Pick<PageProps, 'state'> & { readonly inPattern: boolean }) {
  return (
    <nav class="tab-bar" aria-label={t('nav-label')}>
      {PLACES.map((place) => (
        <a key={place.key} href={place.address} aria-current={isHere(place, state.route, inPattern) ? 'page' : undefined}>
          <Icon name={place.icon} size={22} />
          <span>{t(`nav-${place.key}`)}</span>
          <Due place={place} state={state} />
        </a>
      ))}
    </nav>
  );
}

export function ToastView({ toast, onDone }: { readonly toast: Toast | null; onDone(): void }) {
  return (
    <div class="toast-place" role="status">
      {toast !== null && (
        <div class="toast" data-testid="toast">
          {toast.lasts !== undefined && <span class="toast-time" style={{ animationDuration: `${toast.lasts}ms` }} />}
          <span>{toast.text}</span>
          {toast.action !== null && (
            <button
              type="button"
              onClick={() => {
                toast.action?.run();
                onDone();
              }}
            >
              {toast.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
