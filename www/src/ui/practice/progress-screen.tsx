/** Progress: the sums, the calendar, the curve, and rates by pattern, length and level, with what to train next. */
import '../css/practice.css';
import { t } from '../../i18n/messages';
import { LENGTHS } from '../../library/filter';
import { curve, daysInRow, practiceDays } from '../../progress/calendar';
import { ENOUGH, standings, strongest, weakest, type Standing } from '../../progress/ranking';
import { accuracy, firstTryRate, meanTime, type Tally } from '../../progress/summary';
import { wilson } from '../../progress/wilson';
import { BackLink } from '../back-link';
import { Empty } from '../empty';
import { timeText } from '../words';
import { Panel } from './card';
import { Curve } from './curve';
import { HeatMap } from './heat-map';
import { patternName } from './names';
import { RateBars, type Bar } from './rate-bars';
import { MOST_WEEKS, usePlotWidth, useWeeks } from './room';
import { withKept, type KeptProps } from './with-kept';

const MOST_NAMED = 3;

export const ProgressScreen = withKept(function ProgressScreen(props: KeptProps) {
  const { kept, state } = props;
  const { summary, today } = kept;
  const width = usePlotWidth();
  const weeks = useWeeks();
  if (summary.all.attempts === 0) {
    return (
      <main id="main" class="page" data-testid="progress">
        <header class="page-head">
          <BackLink to="#/me" />
          <h1 class="song page-title">{t('progress-title')}</h1>
        </header>
        <Empty icon="chart" title={t('progress-none')} note={t('progress-none-note')}>
          <a class="button primary" href="#/run/practise">
            {t('progress-begin')}
          </a>
        </Empty>
      </main>
    );
  }
  const points = curve(summary, today, MOST_WEEKS);
  // From low to high, as the bars are seen; what has hardly been tried comes last.
  const patterns = standings(summary)
    .map(({ key, rate, attempts, bounds }): Bar => ({ key, name: patternName(key, state), rate, attempts, bounds, few: attempts < ENOUGH, address: trainAddress(key) }))
    .sort((a, b) => Number(a.few) - Number(b.few) || a.rate - b.rate);
  return (
    <main id="main" class="page progress" data-testid="progress">
      <header class="page-head">
        <BackLink to="#/me" />
        <div class="page-names">
          <h1 class="song page-title">{t('progress-title')}</h1>
          <p class="page-summary">{t('progress-summary', { n: summary.all.attempts, days: practiceDays(summary) })}</p>
        </div>
      </header>
      <Figures tally={summary.all} row={daysInRow(summary, today)} />
      <div class="progress-columns">
        <Ranks {...props} />
        <Panel title={t('calendar-title')} testid="calendar">
          <HeatMap summary={summary} today={today} weeks={weeks} />
        </Panel>
        {points.length > 1 && (
          <Panel title={t('curve-title')} testid="curve">
            <Curve points={points} weeks={MOST_WEEKS} today={today} width={width} />
          </Panel>
        )}
        <Panel title={t('by-length')} testid="by-length">
          <RateBars bars={barsOf(lengthGroups(summary.byLength), lengthName)} label={t('by-length')} />
        </Panel>
        <Panel title={t('by-level')} testid="by-level">
          <RateBars bars={barsOf(summary.byLevel, (n) => t('level-n', { n }))} label={t('by-level')} />
        </Panel>
        <Panel title={t('rates-title')} testid="by-pattern" note={t('sure-note')}>
          <RateBars bars={patterns} label={t('rates-title')} />
        </Panel>
      </div>
    </main>
  );
});

/** The lengths that the library asks for together, by their place in `LENGTHS`; those that have not been tried are not there. */
function lengthGroups(tallies: ReadonlyMap<number, Tally>): Map<number, Tally> {
  const groups = new Map<number, Tally>();
  for (const [length, { attempts, clean, solved, took }] of tallies) {
    const at = LENGTHS.findIndex(([least, most]) => length >= least && length <= most);
    const group = groups.get(at) ?? { attempts: 0, clean: 0, solved: 0, took: 0 };
    groups.set(at, { attempts: group.attempts + attempts, clean: group.clean + clean, solved: group.solved + solved, took: group.took + took });
  }
  return groups;
}

function lengthName(at: number): string {
  const [least, most] = LENGTHS[at] ?? [0, 0];
  return t('rates-length', { kind: least === most ? 'one' : at === LENGTHS.length - 1 ? 'more' : 'range', least, most });
}

function trainAddress(pattern: string): string {
  return `#/run/weak/${pattern}`;
}

function barsOf(tallies: ReadonlyMap<number, Tally>, name: (n: number) => string): Bar[] {
  return [...tallies]
    .sort(([a], [b]) => a - b)
    .map(([n, { clean, attempts }]) => ({ key: String(n), name: name(n), rate: clean / attempts, attempts, bounds: wilson(clean, attempts), few: attempts < ENOUGH }));
}

function Figures({ tally, row }: { readonly tally: Tally; readonly row: number }) {
  const percent = (rate: number | null) => (rate === null ? '–' : t('percent', { n: Math.round(rate * 100) }));
  const time = meanTime(tally);
  const figures: readonly (readonly [string, string])[] = [
    [t('figure-first'), percent(firstTryRate(tally))],
    [t('figure-solved'), percent(accuracy(tally))],
    [t('figure-time'), time === null ? '–' : timeText(time)],
    [t('figure-row'), t('days', { n: row })],
  ];
  return (
    <dl class="card figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd class="song">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What one is sure to be good at, what one is sure not to be, and the way to train that. */
function Ranks({ kept, state }: KeptProps) {
  const strong = strongest(kept.summary, MOST_NAMED);
  const weak = weakest(kept.summary, MOST_NAMED);
  return (
    <Panel title={t('ranks-title')} testid="ranks">
      {strong.length === 0 && weak.length === 0 && <p class="panel-line">{t('rates-none', { n: ENOUGH })}</p>}
      <div class="ranks">
        <RankList title={t('ranks-strong')} standings={strong} state={state} />
        <RankList title={t('ranks-weak')} standings={weak} state={state} />
        {strong.length > 0 && weak.length === 0 && <p class="quiet">{t('weak-none')}</p>}
      </div>
      {weak.length > 0 && (
        <a class="button primary panel-button" href="#/run/weak" data-testid="train-weak">
          {t('ranks-train')}
        </a>
      )}
    </Panel>
  );
}

function RankList({ title, standings: list, state }: { readonly title: string; readonly standings: readonly Standing[]; readonly state: KeptProps['state'] }) {
  if (list.length === 0) return null;
  return (
    <div>
      <h3 class="ranks-title">{title}</h3>
      <ol>
        {list.map(({ key, rate }) => (
          <li key={key}>
            <a class="rank" href={trainAddress(key)}>
              <span class="song">{patternName(key, state)}</span>
              <span class="rank-rate">{t('percent', { n: Math.round(rate * 100) })}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
