/** The five buttons of the solve screen: a bar with labels under icons on phones, a row of buttons with keys on desks. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/messages';
import type { Action, ActionId } from '../session/view';
import { Icon, type IconName } from './icons';

const ICONS: Readonly<Record<ActionId, IconName>> = {
  hint: 'hint',
  undo: 'undo',
  defence: 'branch',
  solution: 'eye',
  next: 'next',
  retry: 'undo',
  'play-out': 'play',
  explain: 'info',
  restart: 'undo',
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

/** How long the solution is held back, so that nobody takes it by mistake. */
const SOLUTION_MS = 4000;

export interface ActionBarProps {
  readonly actions: readonly Action[];
  readonly openedAt: number;
  onAct(action: ActionId): void;
}

export function ActionBar({ actions, openedAt, onAct }: ActionBarProps) {
  const wait = useCountdown(openedAt, SOLUTION_MS);
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
            aria-label={held ? undefined : t(`action-${id}`)}
            title={id === 'defence' && !enabled ? t('defence-only') : undefined}
            aria-keyshortcuts={KEYS[id]?.toLowerCase()}
            onClick={() => {
              if (!off) onAct(id);
            }}
          >
            <Icon name={ICONS[id]} size={22} />
            <span class="action-label">{held ? t('action-solution-wait', { n: wait }) : t(`action-${id}`)}</span>
            {KEYS[id] !== undefined && <kbd aria-hidden="true">{KEYS[id]}</kbd>}
          </button>
        );
      })}
    </div>
  );
}

/** Whole seconds that are left of `ms` since `from`. */
function useCountdown(from: number, ms: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.min(ms, from + ms - now));
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), left > 0 ? Math.min(left, 1000) : 0);
    return () => clearTimeout(timer);
  }, [from, left]);
  return from === 0 ? 0 : Math.ceil(left / 1000);
}
