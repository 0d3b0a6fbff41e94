/** What is going on, how far it is, and the way to stop it. */
import type { Work } from '../../intake/intake';
import { t } from '../../i18n/messages';

export function WorkBar({ work, onCancel }: { readonly work: Work; onCancel(): void }) {
  const percent = Math.min(100, Math.floor((100 * work.done) / Math.max(1, work.total)));
  const text = t(`import-work-${work.kind}`, { percent, done: work.done, total: work.total });
  return (
    <section class="card work-bar" data-testid="import-work" data-kind={work.kind}>
      <p class="work-text">{text}</p>
      <span class="bar" role="progressbar" aria-label={text} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <span class="bar-done" style={{ width: `${percent}%` }} />
      </span>
      <button type="button" class="button" data-testid="import-cancel" onClick={onCancel}>
        {t('cancel')}
      </button>
    </section>
  );
}
