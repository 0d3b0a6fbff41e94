/** The five buttons of the solve screen: a bar with labels under icons on phones, a row of buttons with keys on desks. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/messages';
import type { Action, ActionId } from '../session/view';
import { Icon, type IconName } from './icons';

const ICONS: Readonly<Record<ActionId, IconName>> = {
  hint: 'hint',
  peek: 'eye',
  undo: 'undo',
  defence: 'branch',
  solution: 'eye',
  next: 'next',
  retry: 'undo',
  'play-out': 'play',
  explain: 'info',
  restart: 'undo',
  reload: 'replay',
  share: 'share',
  previous: 'back',
  forward: 'fwd',
  play: 'play',
  pause: 'pause',
  resume: 'replay',
};

/** The key that does the same; shown on desks. */
const KEYS: Readonly<Partial<Record<ActionId, string>>> = {
  hint: 'T',
  undo: 'Z',
  retry: 'Z',
  solution: 'V',
  next: 'N',
};

export interface ActionBarProps {
  readonly actions: readonly Action[];
  /** From when on the solution may be asked for; the seconds until then are counted down, for eyes only: a name that changes is read each time. */
  readonly solutionAt: number;
  onAct(action: ActionId): void;
}

export function ActionBar({ actions, solutionAt, onAct }: ActionBarProps) {
  const wait = useCountdown(solutionAt);
  return (
    <div class="actions" role="toolbar" aria-label={t('actions-label')}>
      {actions.map(({ id, enabled, primary }) => {
        const held = id === 'solution' && wait > 0;
        const off = !enabled || held;
        return (
          <button
            key={id}
            type="button"
            class={primary ? 'action primary' : 'action'}
            data-action={id}
            aria-disabled={off}
            aria-label={held ? t('action-solution-wait') : t(`action-${id}`)}
            title={id === 'defence' && !enabled ? t('defence-only') : undefined}
            aria-keyshortcuts={KEYS[id]?.toLowerCase()}
            onClick={() => {
              if (!off) onAct(id);
            }}
          >
            <Icon name={ICONS[id]} size={22} />
            <span class="action-label" data-wait={held ? wait : undefined}>
              {t(`action-${id}`)}
            </span>
            {KEYS[id] !== undefined && <kbd aria-hidden="true">{KEYS[id]}</kbd>}
          </button>
        );
      })}
    </div>
  );
}

/** Whole seconds until a time. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, until - now);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, 1000));
    return () => clearTimeout(timer);
  }, [left]);
  return Math.ceil(left / 1000);
}
