/** A practice run: the solve screen under a bar of its own, and the result when it is over. */
import '../css/practice.css';
import '../css/run.css';
import { t } from '../../i18n/messages';
import type { Defences } from '../../practice/all-defences';
import { isMode, type Mode } from '../../practice/mode';
import { rulesOf, score, timeLeft, type Run } from '../../practice/run';
import { Empty } from '../empty';
import { useFullScreen } from '../full-screen';
import type { PageProps } from '../model';
import { NotFound } from '../not-found';
import { PageIcon } from '../page-icons';
import type { LibraryProps } from '../screens';
import { SolveView } from '../solve-screen';
import { ErrorCard, LoadingPage } from '../states';
import { later } from '../later';
import { Result } from './result';
import { clockText, RunBar } from './run-bar';

const Write = later(() => import('./write').then((file) => file.Write), LoadingPage, ['practice', 'solve']);
const Read = later(() => import('./read').then((file) => file.Read), LoadingPage, ['practice', 'solve']);

export function RunScreen(props: LibraryProps) {
  const { state, actions } = props;
  const { run } = state.practice;
  // A puzzle that is solved has a page of its own for classes.
  useFullScreen(state.projector && run?.kind === 'running' && run.drill !== null);
  if (run === null || run.kind === 'loading') return <LoadingPage />;
  switch (run.kind) {
    case 'failed':
      if (state.route.page === 'run' && !isMode(state.route.mode)) return <NotFound />;
      return (
        <main id="main" class="page" data-testid="run-failed">
          <h1 class="unseen">{t('load-failed')}</h1>
          <ErrorCard title={t('load-failed')} note={t('load-failed-note')} button={t('retry-load')} onAct={() => actions.practice.again()} />
        </main>
      );
    case 'empty':
      return <Nothing mode={run.mode} />;
    case 'over':
      return <Result library={props.library} run={run.run} best={run.best} again={() => actions.practice.again()} />;
    case 'running':
      if (run.drill?.kind === 'write') return <Write {...props} run={run.run} writing={run.drill.writing} key={run.drill.writing.puzzle.id} />;
      if (run.drill?.kind === 'read') return <Read {...props} run={run.run} reading={run.drill.reading} key={run.drill.reading.question.puzzle.id} />;
      return state.open === null ? <LoadingPage /> : <Solving {...props} run={run.run} defences={run.defences} />;
  }
}

function Nothing({ mode }: { readonly mode: Mode }) {
  const known = mode === 'review' || mode === 'mistakes' || mode === 'weak';
  return (
    <main id="main" class="page" data-testid="run-empty">
      <h1 class="unseen">{t(`mode-${mode}`)}</h1>
      <Empty icon="check" title={t(`run-empty-${known ? mode : 'other'}`)} note={t('run-empty-note')}>
        <a class="button primary" href="#/practice">
          {t('modes-title')}
        </a>
      </Empty>
    </main>
  );
}

function Solving(props: PageProps & { readonly run: Run; readonly defences: Defences | null }) {
  const { state, actions, run, defences } = props;
  const { open } = state;
  if (open === null) return null;
  const rules = rulesOf(run);
  const endless = rules.clock !== null || rules.lives < Infinity;
  const n = Math.min(open.index + 1, run.queue.length);
  const total = run.queue.length;
  return (
    <SolveView
      key={`${run.id}/${open.view.puzzle}`}
      {...props}
      open={open}
      around={{
        lead: (
          <button type="button" class="icon-button solve-back" aria-label={t('run-stop')} data-testid="run-stop" onClick={() => actions.practice.stop()}>
            <PageIcon name="cross" size={24} />
          </button>
        ),
        place: endless ? t('run-score', { n: score(run) }) : t('run-of', { n, total }),
        count: rules.clock === null ? (endless ? String(score(run)) : t('count-of', { n, total })) : clockText(timeLeft(run, Date.now()) ?? 0),
        crumb: (
          <>
            <button type="button" class="run-leave" onClick={() => actions.practice.stop()}>
              {t('run-stop')}
            </button>
            <span aria-hidden="true">/</span>
            <span>{t(`mode-${run.mode}`)}</span>
            {!endless && <span class="crumb-count">{t('run-of', { n, total })}</span>}
          </>
        ),
        note: `${t(`mode-${run.mode}`)} · ${t(`mode-note-${run.mode}`)}`,
        marks: <RunBar run={run} n={n} endless={endless} note={defences === null ? null : t('run-defences', { n: defences.answered.size, total: defences.known.size })} />,
      }}
    />
  );
}
