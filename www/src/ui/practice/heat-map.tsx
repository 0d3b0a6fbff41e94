/**
 * The calendar of practice: a column for each week, Monday on top, darker where more was done. Squares of HTML: a plot library
 * would bring more than it saves for a grid, and take neither our colours nor our words.
 */
import { t } from '../../i18n/messages';
import { calendar } from '../../progress/calendar';
import type { Summary } from '../../progress/summary';
import { beginsMonth, dayName, monthName, weekdayName } from './dates';
import { useReadout } from './readout';

/** Monday, Wednesday, Friday, Sunday are named; the others are between them. */
const NAMED = [0, 2, 4, 6];
/** A Monday, 5 January 1970. */
const MONDAY = 4;
const WEEK = 7;

export interface HeatMapProps {
  readonly summary: Summary;
  readonly today: number;
  readonly weeks: number;
}

export function HeatMap({ summary, today, weeks }: HeatMapProps) {
  const columns = calendar(summary, today, weeks);
  const cells = columns.flat();
  const done = cells.filter(({ attempts }) => attempts > 0);
  const total = done.reduce((sum, { attempts }) => sum + attempts, 0);
  const text = (at: number) => t('heat-cell', { date: dayName(cells[at]?.day ?? today, true), n: cells[at]?.attempts ?? 0 });
  const { at, plot, point } = useReadout({ label: t('heat-label', { weeks, days: done.length, n: total }), count: cells.length, across: WEEK, up: -1, text });
  const pointed = (event: PointerEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('[data-at]') : null;
    if (cell !== null) point(Number(cell.getAttribute('data-at')));
  };
  return (
    <figure class="plot">
      <div class="heat" style={{ '--weeks': weeks }} {...plot} onPointerDown={pointed} onPointerMove={pointed}>
        <div class="heat-days">
          <span />
          {Array.from({ length: WEEK }, (_, weekday) => (
            <span key={weekday}>{NAMED.includes(weekday) ? weekdayName(MONDAY + weekday) : ''}</span>
          ))}
        </div>
        {columns.map((column, week) => (
          <div key={week} class="heat-week">
            <span class="heat-month">{week < weeks - 1 && beginsMonth(column[0]?.day ?? 0) ? monthName(column[0]?.day ?? 0) : ''}</span>
            {column.map(({ day, heat }, weekday) => (
              <span key={day} class="heat-cell" data-at={WEEK * week + weekday} data-heat={heat} data-today={day === today} data-read={WEEK * week + weekday === at} />
            ))}
          </div>
        ))}
      </div>
      <figcaption class="plot-foot" aria-hidden="true">
        <span class="plot-said" data-testid="heat-said">
          {text(at)}
        </span>
        <HeatLegend />
      </figcaption>
    </figure>
  );
}

/** From few to many, in the colours of the cells. */
function HeatLegend() {
  return (
    <span class="heat-legend">
      {t('heat-few')}
      {[0, 1, 2, 3, 4].map((heat) => (
        <span key={heat} class="heat-cell" data-heat={heat} />
      ))}
      {t('heat-many')}
    </span>
  );
}
