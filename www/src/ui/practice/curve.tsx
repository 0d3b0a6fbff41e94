/** The first-try rate over time: a point for each week, larger where more was done, and a line through the mean of four weeks. One SVG in the colours of the page. */
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { smoothed, type WeekPoint } from '../../progress/calendar';
import { beginsMonth, dayName, monthName } from './dates';
import { useReadout } from './readout';

const HEIGHT = 220;
const LEFT = 44;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 30;
const LINES = [0, 0.25, 0.5, 0.75, 1];

export interface CurveProps {
  /** At least one. */
  readonly points: readonly WeekPoint[];
  readonly weeks: number;
  readonly today: number;
  /** Units across; 220 stand one above the other. */
  readonly width: number;
}

export function Curve({ points, weeks, today, width }: CurveProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const begin = today - 7 * weeks;
  const x = (day: number) => LEFT + ((width - LEFT - RIGHT) * (day - begin)) / (7 * weeks);
  const y = (rate: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - rate);
  const most = Math.max(...points.map(({ attempts }) => attempts));
  const mean = smoothed(points);
  const percent = (rate: number | undefined) => Math.round((rate ?? 0) * 100);
  const text = (at: number) =>
    t('curve-point', { date: dayName(points[at]?.day ?? today), rate: percent(points[at]?.rate), n: points[at]?.attempts ?? 0, mean: percent(mean[at]?.rate) });
  const label = t('curve-label', { n: points.length, first: percent(mean[0]?.rate), last: percent(mean.at(-1)?.rate) });
  const { at, plot, point } = useReadout({ label, count: points.length, across: 1, up: 1, text });
  const here = points[at];
  const pointed = (event: PointerEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    const day = begin + ((((event.clientX - box.left) / box.width) * width - LEFT) * 7 * weeks) / (width - LEFT - RIGHT);
    const gaps = points.map((each) => Math.abs(each.day - day));
    point(gaps.indexOf(Math.min(...gaps)));
  };
  const mondays = points.length === 0 ? [] : Array.from({ length: weeks }, (_, week) => (points[0]?.day ?? 0) + 7 * week).filter((day) => day <= today - 7 && beginsMonth(day));
  return (
    <figure class="plot">
      <div class="curve" {...plot} onPointerDown={pointed} onPointerMove={pointed}>
        <svg ref={drawing} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {LINES.map((rate) => (
            <path key={rate} class="curve-rule" data-base={rate === 0} d={`M${LEFT} ${y(rate)}H${width - RIGHT}`} />
          ))}
          {[0, 0.5, 1].map((rate) => (
            <text key={rate} class="curve-text" x={LEFT - 8} y={y(rate) + 4} text-anchor="end">
              {t('percent', { n: rate * 100 })}
            </text>
          ))}
          {mondays.map((day) => (
            <g key={day}>
              <path class="curve-rule" data-base="true" d={`M${x(day)} ${y(0)}v5`} />
              <text class="curve-text" x={x(day)} y={HEIGHT - 8} text-anchor="middle">
                {monthName(day)}
              </text>
            </g>
          ))}
          {here !== undefined && <path class="curve-here" d={`M${x(here.day)} ${TOP}V${y(0)}`} />}
          {points.map(({ day, rate, attempts }, n) => (
            <circle key={day} class="curve-point" data-read={n === at} cx={x(day)} cy={y(rate)} r={3 + 4 * Math.sqrt(attempts / most)} />
          ))}
          <path class="curve-line" d={mean.map(({ day, rate }, n) => `${n === 0 ? 'M' : 'L'}${x(day).toFixed(1)} ${y(rate).toFixed(1)}`).join('')} />
        </svg>
      </div>
      <figcaption class="plot-foot" aria-hidden="true">
        <span class="plot-said" data-testid="curve-said">
          {text(at)}
        </span>
        <span class="curve-legend">
          <span class="curve-key" data-kind="point" />
          {t('curve-key-week')}
          <span class="curve-key" data-kind="line" />
          {t('curve-key-mean')}
        </span>
      </figcaption>
    </figure>
  );
}
