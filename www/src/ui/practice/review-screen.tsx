/** 复习: what is due now, what comes in the next days, and the mistakes of the last ones. */
import '../css/practice.css';
import { t } from '../../i18n/messages';
import { dueToday } from '../../practice/card';
import { dateOf } from '../../practice/day';
import { Empty } from '../empty';
import { Panel } from './card';
import { DueCard, nextDueText } from './due';
import { withKept, type KeptProps } from './with-kept';

/** How many days ahead are shown. */
const AHEAD = 14;

export const ReviewScreen = withKept(function ReviewScreen({ kept }: KeptProps) {
  const due = dueToday(kept);
  return (
    <main id="main" class="page review" data-testid="review">
      <header class="page-head">
        <h1 class="song page-title">{t('nav-review')}</h1>
        <p class="page-summary">{t('review-summary', { n: kept.cards.size })}</p>
      </header>
      {due.length > 0 ? (
        <DueCard due={due} kept={kept} />
      ) : (
        <section class="card panel">
          <Empty icon="replay" title={t('due-none')} note={nextDueText(kept)}>
            <a class="button" href="#/practice">
              {t('modes-title')}
            </a>
          </Empty>
        </section>
      )}
      {kept.cards.size > 0 && <Forecast kept={kept} />}
      <Panel title={t('mode-mistakes')} testid="mistakes" note={kept.mistakes.length === 0 ? undefined : t('mistakes-count', { n: kept.mistakes.length })}>
        <p class="panel-line">{t(kept.mistakes.length === 0 ? 'mistakes-none' : 'mode-note-mistakes')}</p>
        {kept.mistakes.length > 0 && (
          <a class="button panel-button" href="#/run/mistakes" data-testid="start-mistakes">
            {t('mistakes-start')}
          </a>
        )}
      </Panel>
      <p class="quiet review-how">{t('review-how')}</p>
    </main>
  );
});

/** How many cards come on each of the next days. */
function Forecast({ kept }: Pick<KeptProps, 'kept'>) {
  const counts = Array<number>(AHEAD).fill(0);
  for (const { due } of kept.cards.values()) {
    const days = Math.max(0, kept.dayOf(due) - kept.today);
    if (days < AHEAD) counts[days] = (counts[days] ?? 0) + 1;
  }
  const most = Math.max(1, ...counts);
  return (
    <Panel title={t('forecast-title')} testid="forecast">
      <ol class="forecast">
        {counts.map((n, days) => (
          <li key={days} title={dateOf(kept.today + days)}>
            <span class="forecast-n">{n === 0 ? '' : n}</span>
            <span class="forecast-bar" style={{ height: `${Math.round((64 * n) / most)}px` }} data-none={n === 0} />
            <span class="forecast-day">{dateOf(kept.today + days).slice(8)}</span>
            <span class="unseen">{t('forecast-day', { date: dateOf(kept.today + days), n })}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
