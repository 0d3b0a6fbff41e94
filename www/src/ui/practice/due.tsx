/** What is due, and the way to review it; or when the next cards come. */
import { t } from '../../i18n/messages';
import { nextDue } from '../../practice/card';
import type { Kept } from '../practice-model';
import { inDays, minutesFor } from './names';

export function DueCard({ due, kept }: { readonly due: readonly string[]; readonly kept: Kept }) {
  return (
    <section class="card panel due" data-testid="due">
      <h2 class="song panel-title">{t('due-title')}</h2>
      <p class="due-count">
        <span class="song due-number">{due.length}</span> {t('due-minutes', { count: due.length, n: minutesFor(due, kept.entries) })}
      </p>
      <a class="button primary due-start" href="#/run/review" data-testid="start-review">
        {t('due-start')}
      </a>
    </section>
  );
}

/** What is said where nothing is due. */
export function nextDueText(kept: Kept): string {
  const next = nextDue(kept.cards.values(), kept.dayEnd, kept.dayOf);
  return next === null ? t('due-how') : t('due-next', { when: inDays(next.day - kept.today), n: next.count });
}
