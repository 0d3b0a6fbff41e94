/** What stands around a puzzle that is written or read: the way out, the task, the marks of the run. The page is laid out as the solve screen is. */
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/messages';
import type { Run } from '../../practice/run';
import type { Actions } from '../model';
import { PageIcon } from '../page-icons';
import { RunBar } from './run-bar';

export interface DrillFrameProps {
  readonly run: Run;
  readonly actions: Actions;
  readonly testid: string;
  readonly task: ComponentChildren;
  readonly children: ComponentChildren;
  /** More attributes of the page, for styles and tests. */
  readonly data?: Readonly<Record<string, string | number | boolean>>;
}

export function DrillFrame({ run, actions, testid, task, children, data }: DrillFrameProps) {
  // A puzzle that has its outcome is still the one at hand until the next one is asked for.
  const done = run.phase === 'settled' ? run.outcomes.length - 1 : run.outcomes.length;
  const n = Math.min(done + 1, run.queue.length);
  const total = run.queue.length;
  const stop = () => actions.practice.stop();
  return (
    <main id="main" class={`solve drill drill-${testid}`} data-testid={testid} {...data}>
      <header class="solve-head">
        <button type="button" class="icon-button solve-back" aria-label={t('run-stop')} data-testid="run-stop" onClick={stop}>
          <PageIcon name="cross" size={24} />
        </button>
        <h1 class="solve-task">
          {task}
          <span class="unseen">{t('run-of', { n, total })}</span>
        </h1>
        <span class="solve-count" aria-hidden="true">
          {t('count-of', { n, total })}
        </span>
        <span class="icon-button" aria-hidden="true" />
      </header>
      <p class="crumb">
        <button type="button" class="run-leave" onClick={stop}>
          {t('run-stop')}
        </button>
        <span aria-hidden="true">/</span>
        <span>{t(`mode-${run.mode}`)}</span>
        <span class="crumb-count">{t('run-of', { n, total })}</span>
      </p>
      <div class="solve-marks">
        <RunBar run={run} n={n} endless={false} note={null} />
      </div>
      {children}
    </main>
  );
}

export interface DrillButton {
  readonly id: string;
  readonly label: string;
  readonly icon: Parameters<typeof PageIcon>[0]['name'];
  readonly enabled?: boolean;
  readonly primary?: boolean;
  run(): void;
}

/** The buttons under the board. */
export function DrillBar({ buttons }: { readonly buttons: readonly DrillButton[] }) {
  return (
    <div class="solve-foot">
      <div class="actions" role="toolbar" aria-label={t('actions-label')}>
        {buttons.map(({ id, label, icon, enabled = true, primary = false, run }) => (
          <button key={id} type="button" class={primary ? 'action primary' : 'action'} data-action={id} aria-disabled={!enabled} onClick={() => enabled && run()}>
            <PageIcon name={icon} size={22} />
            <span class="action-label">{label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
