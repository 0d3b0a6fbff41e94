/** Rates as bars with their figures: each bar is a share, and the whisker on it says how sure that is. */
import { t } from '../../i18n/messages';
import { WEAK_RATE } from '../../progress/ranking';
import type { Bounds } from '../../progress/wilson';

export interface Bar {
  key: string;
  name: string;
  rate: number;
  attempts: number;
  bounds?: Bounds;
  /** Too few attempts to say anything. */
  few?: boolean;
  address?: string;
}

export interface RateBarsProps {
  readonly bars: readonly Bar[];
  readonly label: string;
}

export function RateBars({ bars, label }: RateBarsProps) {
  return (
    <ul class="rates" aria-label={label}>
      {bars.map(({ key, name, rate, attempts, bounds, few = false, address }) => {
        const percent = Math.round(rate * 100);
        return (
          <li key={key} class="rate" data-weak={!few && rate < WEAK_RATE} data-few={few}>
            {address === undefined ? (
              <span class="rate-name song">{name}</span>
            ) : (
              <a class="rate-name song" href={address}>
                {name}
              </a>
            )}
            <span class="rate-track" aria-hidden="true">
              <span class="rate-bar" style={{ width: `${percent}%` }} />
              {bounds !== undefined && <span class="rate-sure" style={{ left: `${bounds.low * 100}%`, width: `${(bounds.high - bounds.low) * 100}%` }} />}
            </span>
            <span class="rate-percent">{t('percent', { n: percent })}</span>
            <span class="rate-count">{t('times', { n: attempts })}</span>
          </li>
        );
      })}
    </ul>
  );
}
