/** The page: which screen stands, and what lies over it. */
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/messages';
import { later } from './later';
import type { PageProps, Toast } from './model';
import { TabBar, ToastView, TopBar } from './shell';
import { SolveScreen } from './solve-screen';
import { Empty, ErrorCard, Loading } from './states';

const FirstRun = later(() => import('./first-run').then((file) => file.FirstRun));
const MeScreen = later(() => import('./me-screen').then((file) => file.MeScreen));
const PatternsScreen = later(() => import('./patterns-screen').then((file) => file.PatternsScreen));
const SetsScreen = later(() => import('./sets-screen').then((file) => file.SetsScreen));
const SetScreen = later(() => import('./sets-screen').then((file) => file.SetScreen));
const Sheets = later(() => import('./sheets').then((file) => file.Sheets));

export function Page(props: PageProps) {
  const { state, actions } = props;
  const { route, open } = state;
  const inPattern = state.set !== null && 'pattern' in state.set;
  // An address that was typed or pasted leads past the first-run page.
  const firstRun = state.first !== null && route.page === 'patterns';
  const solving = route.page === 'solve';
  useEffect(() => {
    if (!solving) document.title = `${t('brand')} · ${t('brand-line')}`;
  });
  return (
    <div class="app" data-page={firstRun ? 'first' : route.page} data-theme-now={state.theme}>
      <a class="skip" href="#main" onClick={focusMain}>
        {t('skip-to-main')}
      </a>
      {!firstRun && <TopBar state={state} actions={actions} inPattern={inPattern} />}
      <Screen {...props} />
      {!firstRun && !solving && <TabBar state={state} inPattern={inPattern} />}
      <ToastView toast={state.toast ?? updateToast(props)} onDone={() => actions.dismissToast()} />
      {open !== null && <Sheets {...props} open={open} />}
    </div>
  );
}

/** A new version is spoken of between puzzles only. */
function updateToast({ state, actions }: PageProps): Toast | null {
  if (!state.update || (state.open !== null && !state.open.view.solved)) return null;
  return { text: t('update-ready'), action: { label: t('update-now'), run: () => actions.update() } };
}

/** The address is a route, so the skip link must not change it. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}

function Screen(props: PageProps) {
  const { state, actions } = props;
  const { library, route } = state;
  if (route.page === 'me') return <MeScreen {...props} library={typeof library === 'string' ? null : library} />;
  if (library === 'failed') {
    return (
      <main id="main" class="page">
        <ErrorCard title={t('load-failed')} note={t('load-failed-note')} button={t('retry-load')} onAct={() => actions.reload()} />
      </main>
    );
  }
  if (library === 'loading') {
    return (
      <main id="main" class="page">
        <Loading cards={6} />
      </main>
    );
  }
  switch (route.page) {
    case 'patterns':
      return state.first === null ? <PatternsScreen {...props} library={library} /> : <FirstRun {...props} {...state.first} />;
    case 'sets':
      return <SetsScreen {...props} library={library} />;
    case 'set':
      return state.set === null ? <NotFound /> : <SetScreen {...props} set={state.set} />;
    case 'solve':
      return state.open === null ? <NotFound /> : <SolveScreen key={`${state.open.set.id}/${state.open.view.puzzle}`} {...props} open={state.open} />;
    case 'unknown':
      return <NotFound />;
  }
}

function NotFound() {
  return (
    <main id="main" class="page" data-testid="not-found">
      <h1 class="unseen">{t('not-found')}</h1>
      <Empty icon="warn" title={t('not-found')} note={t('not-found-note')}>
        <a class="button" href="#/">
          {t('go-home')}
        </a>
      </Empty>
    </main>
  );
}
