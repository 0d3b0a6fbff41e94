/**
 * What stands around a puzzle that is written or read: the way out, the task, the marks of the run, the buttons and their keys. The page is
 * laid out as the solve screen is.
 */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import type { Handlers, Letters } from '../../practice/drill-keys';
import type { Run } from '../../practice/run';
import type { Shortcut } from '../../session/shortcuts';
import { KeyTable, type KeyRow } from '../key-table';
import type { PageProps } from '../model';
import { PageIcon, type PageIconName } from '../page-icons';
import { SheetView } from '../sheet';
import { RunBar } from './run-bar';
import { useDrillKeys } from './use-drill-keys';

export interface DrillButton {
  readonly id: string;
  readonly label: string;
  readonly icon: PageIconName;
  /** The key that does the same. */
  readonly shortcut?: Shortcut;
  readonly enabled?: boolean;
  readonly primary?: boolean;
  run(): void;
}

const NO_LETTERS: Letters = {};

/** What stands on the keys of buttons. */
const CAPS: Readonly<Partial<Record<Shortcut, string>>> = { undo: 'Z', solution: 'V', next: 'N', enter: 'Enter' };

export interface DrillFrameProps {
  readonly page: PageProps;
  readonly run: Run;
  readonly testid: string;
  readonly task: ComponentChildren;
  readonly children: ComponentChildren;
  readonly buttons: readonly DrillButton[];
  /** Keys beside those of the buttons, and what a list of keys says of them and of the buttons'. */
  readonly keys?: Handlers;
  readonly letters?: Letters;
  readonly help: readonly KeyRow[];
  /** More attributes of the page, for styles and tests. */
  readonly data?: Readonly<Record<string, string | number | boolean>>;
}

export function DrillFrame({ page, run, testid, task, children, buttons, keys = {}, letters = NO_LETTERS, help, data }: DrillFrameProps) {
  const { state, actions } = page;
  const [helping, showHelp] = useState(false);
  // A puzzle that has its outcome is still the one at hand until the next one is asked for.
  const done = run.phase === 'settled' ? run.outcomes.length - 1 : run.outcomes.length;
  const n = Math.min(done + 1, run.queue.length);
  const total = run.queue.length;
  const stop = () => actions.practice.stop();
  const project = (on: boolean) => actions.project(on);
  const sound = () => {
    const { sounds } = state.settings;
    actions.choose({ sounds: !sounds });
    actions.notify(t(sounds ? 'sounds-off' : 'sounds-on'));
  };
  const pressed = Object.fromEntries(buttons.flatMap(({ shortcut, enabled = true, run: press }) => (shortcut === undefined || !enabled ? [] : [[shortcut, press]])));
  useDrillKeys(
    { ...keys, ...pressed, sound, projector: () => project(!state.projector), escape: state.projector ? () => project(false) : undefined, keys: () => showHelp(true) },
    letters,
  );
  return (
    <main id="main" class={`solve drill drill-${testid}`} data-testid={testid} data-projected={state.projector} {...data}>
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
      <DrillBar buttons={buttons} />
      {helping && (
        <SheetView title={t('keys-title')} testid="keys" onClose={() => showHelp(false)}>
          <KeyTable rows={[...help, { keys: 'P', does: t('projector-open') }, { keys: 'S', does: t('keys-sound') }, { keys: '?', does: t('keys-help') }]} />
        </SheetView>
      )}
    </main>
  );
}

/** The buttons under the board. */
function DrillBar({ buttons }: { readonly buttons: readonly DrillButton[] }) {
  return (
    <div class="solve-foot">
      <div class="actions" role="toolbar" aria-label={t('actions-label')}>
        {buttons.map(({ id, label, icon, shortcut, enabled = true, primary = false, run }) => {
          const cap = shortcut === undefined ? undefined : CAPS[shortcut];
          return (
            <button key={id} type="button" class={primary ? 'action primary' : 'action'} data-action={id} aria-disabled={!enabled} aria-keyshortcuts={cap} onClick={() => enabled && run()}>
              <PageIcon name={icon} size={22} />
              <span class="action-label">{label}</span>
              {cap !== undefined && <kbd aria-hidden="true">{cap}</kbd>}
            </button>
          );
        })}
      </div>
    </div>
  );
}

