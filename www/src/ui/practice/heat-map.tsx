/**
 * The calendar of practice: a column for each week, Monday on top, darker where more was done. Squares of HTML: a plot library
 * would bring more than it saves for a grid, and take neither our colours nor our words.
 */
import { language, t } from '../../i18n/messages';
import { dateAt, dateOf } from '../../practice/day';
import { calendar, type Cell } from '../../progress/calendar';
import type { Summary } from '../../progress/summary';

/** Monday, Wednesday, Friday, Sunday are named; the others are between them. */
const NAMED = [0, 2, 4, 6];

export interface HeatMapProps {
  readonly summary: Summary;
  readonly today: number;
  readonly weeks: number;
}

export function HeatMap({ summary, today, weeks }: HeatMapProps) {
  const columns = calendar(summary, today, weeks);
  const done = columns.flat().filter(({ attempts }) => attempts > 0);
  const total = done.reduce((sum, { attempts }) => sum + attempts, 0);
  return (
    <div class="heat" role="img" aria-label={t('heat-label', { weeks, days: done.length, n: total })}>
      <div class="heat-days" aria-hidden="true">
        {Array.from({ length: 7 }, (_, weekday) => (
          <span key={weekday}>{NAMED.includes(weekday) ? weekdayName(weekday) : ''}</span>
        ))}
      </div>
      {columns.map((cells, week) => (
        <div key={week} class="heat-week">
          {cells.map((cell) => (
            <span key={cell.day} class="heat-cell" data-heat={cell.heat} data-today={cell.day === today} title={cellText(cell)} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** From few to many, in the colours of the cells. */
export function HeatLegend() {
  return (
    <span class="heat-legend" aria-hidden="true">
      {t('heat-few')}
      {[0, 1, 2, 3, 4].map((heat) => (
        <span key={heat} class="heat-cell" data-heat={heat} />
      ))}
      {t('heat-many')}
    </span>
  );
}

function cellText({ day, attempts }: Cell): string {
  return t('heat-cell', { date: dateOf(day), n: attempts });
}

function weekdayName(weekday: number): string {
  // 5 January 1970 was a Monday.
  const format = new Intl.DateTimeFormat(language(), { weekday: 'narrow', timeZone: 'UTC' });
  return format.format(dateAt(4 + weekday));
}
