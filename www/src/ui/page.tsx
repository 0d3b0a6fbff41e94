/** The page: which screen stands, and what lies over it. */
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/messages';
import { later } from './later';
import { LooksContext } from './look';
import { useMedia } from './media';
import type { PageProps, PageState, Toast } from './model';
import { NotFound, SCREENS } from './screens';
import { TabBar, ToastView, TopBar } from './shell';
import { SolveScreen } from './solve-screen';
import { ErrorCard, LoadingPage } from './states';
import { entitle } from './title';
import { faultText } from './words';

const FirstRun = later(() => import('./first-run').then((file) => file.FirstRun));
const Sheets = later(() => import('./sheets').then((file) => file.Sheets), undefined, ['solve']);
const Projector = later(() => import('./projector/projector').then((file) => file.Projector), () => null, ['solve', 'library']);

const screenOf = ({ route }: PageState) => (route.page === 'solve' ? null : SCREENS[route.page]);

/** An address that was typed or pasted leads past the first-run page. */
const isFirstRun = ({ first, route }: PageState) => first !== null && route.page === 'patterns';

/** Whether what the address leads to is still on its way. */
export function isWaiting(state: PageState): boolean {
  const screen = screenOf(state);
  if (isFirstRun(state) || screen?.needs === 'nothing' || state.library === 'failed' || state.fault !== null) return false;
  return state.library === 'loading' || state.arrival === 'waiting' || (screen?.needs === 'index' && state.index === null);
}

/** Brings the files of the screen that stands. */
export async function fetchScreen(state: PageState): Promise<void> {
  await (isFirstRun(state) ? FirstRun : screenOf(state)?.View)?.fetched();
}

export function Page(props: PageProps) {
  const { state, actions } = props;
  const { route, open } = state;
  const inPattern = state.set?.pattern != null;
  const firstRun = isFirstRun(state);
  // Where there is no board there is a way to the other pages.
  const stuck = state.library === 'failed' || state.fault !== null || state.arrival === 'nowhere';
  const solving = (route.page === 'solve' && !stuck) || (route.page === 'run' && state.practice.run?.kind === 'running') || (route.page === 'pupil' && open !== null);
  const wide = useMedia('(min-width: 900px)');
  const projected = solving && state.projector ? open : null;
  useEffect(() => {
    if (solving) return;
    document.title = `${t('brand')} · ${t('brand-line')}`;
    entitle();
  });
  return (
    <LooksContext.Provider value={state.settings}>
      <div class="app" data-page={firstRun ? 'first' : solving ? 'solve' : route.page} data-theme-now={state.theme} data-projector={projected !== null}>
        <a class="skip" href="#main" onClick={focusMain}>
          {t('skip-to-main')}
        </a>
        {!firstRun && wide && <TopBar state={state} actions={actions} inPattern={inPattern} />}
        {projected === null ? <Screen {...props} /> : <Projector {...props} open={projected} />}
        {!firstRun && !solving && !wide && <TabBar state={state} inPattern={inPattern} />}
        <ToastView toast={state.toast ?? updateToast(props)} onDone={() => actions.dismissToast()} />
        {open !== null && state.sheet !== null && !(projected !== null && state.sheet === 'moves') && <Sheets {...props} open={open} />}
      </div>
    </LooksContext.Provider>
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
  const { state } = props;
  const { library, index, open, first, arrival, fault } = state;
  if (first !== null && isFirstRun(state)) return <FirstRun {...props} {...first} />;
  const screen = screenOf(state);
  if (screen?.needs === 'nothing') return <screen.View {...props} />;
  if (library === 'failed') return <FailedPage {...props} code="fetch" />;
  if (fault !== null) return <FailedPage {...props} code={fault} />;
  if (library === 'loading' || isWaiting(state)) return <LoadingPage />;
  if (arrival === 'nowhere') return <NotFound {...props} />;
  if (screen?.needs === 'library') return <screen.View {...props} library={library} />;
  if (screen !== null) return index === null ? <LoadingPage /> : <screen.View {...props} library={library} index={index} />;
  if (open === null) return <NotFound {...props} />;
  return <SolveScreen key={`${open.set.id}/${open.view.puzzle}`} {...props} open={open} />;
}

function FailedPage({ actions, code }: PageProps & { readonly code: string }) {
  return (
    <main id="main" class="page" data-testid="failed">
      <h1 class="unseen">{t('load-failed')}</h1>
      <ErrorCard title={t('load-failed')} note={faultText(code)} button={t('retry-load')} onAct={() => actions.reload()} />
    </main>
  );
}
