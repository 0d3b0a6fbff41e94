/** A practice run: the solve screen under a bar of its own, and the result when it is over. */
import '../css/practice.css';
import '../css/run.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import type { Mode } from '../../practice/mode';
import { rulesOf, score, timeLeft, type Run } from '../../practice/run';
import { Empty } from '../empty';
import { Mark } from '../icons';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import type { LibraryProps } from '../screens';
import { SolveView } from '../solve-screen';
import { ErrorCard, LoadingPage } from '../states';
import { Result } from './result';

export function RunScreen(props: LibraryProps) {
  const { state, actions } = props;
  const { run } = state.practice;
  if (run === null || run.kind === 'loading') return <LoadingPage />;
  switch (run.kind) {
    case 'failed':
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
      return state.open === null ? <LoadingPage /> : <Solving {...props} run={run.run} />;
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

function Solving(props: PageProps & { readonly run: Run }) {
  const { state, actions, run } = props;
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
        marks: <RunBar run={run} n={n} endless={endless} />,
      }}
    />
  );
}

/** The last marks at the left; at the right how far one is, or the time and the score. */
function RunBar({ run, n, endless }: { readonly run: Run; readonly n: number; readonly endless: boolean }) {
  const now = useNow(run.deadline !== null && run.phase !== 'over');
  const left = timeLeft(run, now);
  const last = run.outcomes.slice(-12);
  return (
    <div class="run-bar" data-testid="run-bar" data-score={score(run)} data-phase={run.phase}>
      <div class="marks" role="img" aria-label={t('run-score', { n: score(run) })}>
        {last.map(({ puzzle, result }, at) => (
          <Mark key={`${puzzle}-${run.outcomes.length - last.length + at}`} name={result} size={14} />
        ))}
        <Mark name="now" size={14} />
      </div>
      <span class="run-facts">
        {run.combo >= 3 && <span data-testid="run-combo">{t('run-combo', { n: run.combo })}</span>}
        {endless ? (
          <span class="run-score">
            <PageIcon name="check" size={18} />
            {score(run)}
          </span>
        ) : (
          <span class="quiet" aria-hidden="true">
            {t('count-of', { n, total: run.queue.length })}
          </span>
        )}
        {left !== null && <Gain run={run} />}
        {left !== null && (
          <span class="run-clock song" role="timer" aria-label={t('run-time')} data-short={left < 20_000} data-testid="run-clock">
            {clockText(left)}
          </span>
        )}
      </span>
    </div>
  );
}

/** What was won or lost last, for a moment. */
function Gain({ run }: { readonly run: Run }) {
  const [shown, show] = useState(false);
  useEffect(() => {
    if (run.lastGain === 0) return undefined;
    show(true);
    const timer = setTimeout(() => show(false), 1500);
    return () => clearTimeout(timer);
  }, [run.deadline]);
  if (!shown || run.lastGain === 0) return null;
  const sign = run.lastGain > 0 ? 'plus' : 'minus';
  return (
    <span class="run-gain" data-sign={sign} role="status">
      {t('run-gain', { sign, n: Math.abs(run.lastGain) / 1000 })}
    </span>
  );
}

/** The time, told again five times a second while it matters. */
function useNow(ticking: boolean): number {
  const [now, tell] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return undefined;
    const timer = setInterval(() => tell(Date.now()), 200);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}

function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
