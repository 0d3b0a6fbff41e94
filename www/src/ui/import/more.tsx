/** A long list shown part by part. */
import { useState } from 'preact/hooks';
import { t } from '../../i18n/messages';

/** The first of a list, and the button for the next, null when all are shown. */
export function usePart<T>(all: readonly T[], step: number): [readonly T[], preact.JSX.Element | null] {
  const [most, setMost] = useState(step);
  const left = all.length - most;
  const button = left <= 0 ? null : (
    <p class="import-more">
      <button type="button" class="button" onClick={() => setMost(most + step)}>
        {t('import-more', { n: Math.min(step, left) })}
      </button>
    </p>
  );
  return [all.slice(0, most), button];
}
