/** The marks of a set in a row: how each puzzle went, and where one is. More than twenty are seen through a window. */
import { useMemo } from 'preact/hooks';
import { t } from '../i18n/messages';
import type { PuzzleSet } from '../library/sets';
import { tally } from '../library/tally';
import type { Standing } from '../store/records';
import { Mark } from './icons';

const WINDOW = 20;

export interface MarksRowProps {
  readonly set: PuzzleSet;
  readonly standings: ReadonlyMap<string, Standing>;
  readonly current: number;
  readonly size: number;
}

export function MarksRow({ set, standings, current, size }: MarksRowProps) {
  const first = Math.max(0, Math.min(current - Math.floor(WINDOW / 2), set.length - WINDOW));
  const counts = useMemo(() => tally(set, standings), [set, standings]);
  const summary = (['clean', 'helped', 'failed'] as const)
    .filter((mark) => counts[mark] > 0)
    .map((mark) => `${t(`mark-${mark}`)} ${counts[mark]}`)
    .join('  ');
  return (
    <div class="marks" role="img" aria-label={`${t('marks-label')}  ${summary}`}>
      {Array.from({ length: Math.min(WINDOW, set.length) }, (_, step) => {
        const mark = standings.get(set.idAt(first + step))?.mark;
        return <Mark key={first + step} name={mark ?? (first + step === current ? 'now' : 'none')} size={size} />;
      })}
    </div>
  );
}
