/** The first-try rate week by week, as a line: one SVG of a few elements, in the colours of the page. */
import { t } from '../../i18n/messages';
import { dateOf } from '../../practice/day';
import type { WeekPoint } from '../../progress/calendar';

const HEIGHT = 200;
const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 28;
const LINES = [0, 0.25, 0.5, 0.75, 1];

export interface CurveProps {
  readonly points: readonly WeekPoint[];
  readonly weeks: number;
  readonly today: number;
  /** Units across; 200 stand one above the other. */
  readonly width: number;
}

export function Curve({ points, weeks, today, width }: CurveProps) {
  const last = points.at(-1);
  const first = points[0];
  if (first === undefined || last === undefined) return null;
  const x = (day: number) => LEFT + ((width - LEFT - RIGHT) * (day - (today - 7 * weeks))) / (7 * weeks);
  const y = (rate: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - rate);
  const most = Math.max(...points.map(({ attempts }) => attempts));
  const label = t('curve-label', { n: points.length, first: Math.round(first.rate * 100), last: Math.round(last.rate * 100) });
  return (
    <svg class="curve" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      {LINES.map((rate) => (
        <g key={rate}>
          <path class="curve-rule" d={`M${LEFT} ${y(rate)}H${width - RIGHT}`} />
          {rate !== 0.25 && rate !== 0.75 && (
            <text class="curve-text" x={LEFT - 8} y={y(rate) + 4} text-anchor="end">
              {t('percent', { n: rate * 100 })}
            </text>
          )}
        </g>
      ))}
      <path class="curve-line" d={points.map(({ day, rate }, n) => `${n === 0 ? 'M' : 'L'}${x(day).toFixed(1)} ${y(rate).toFixed(1)}`).join('')} />
      {points.map(({ day, rate, attempts }) => (
        <circle key={day} class="curve-point" cx={x(day)} cy={y(rate)} r={3 + 4 * Math.sqrt(attempts / most)}>
          <title>{t('curve-point', { date: dateOf(day), rate: Math.round(rate * 100), n: attempts })}</title>
        </circle>
      ))}
      <text class="curve-text" x={LEFT} y={HEIGHT - 6}>
        {dateOf(today - 7 * weeks + 7)}
      </text>
      <text class="curve-text" x={width - RIGHT} y={HEIGHT - 6} text-anchor="end">
        {dateOf(today)}
      </text>
    </svg>
  );
}
