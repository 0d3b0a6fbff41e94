/** The marks of a set in a row: how each puzzle went, and where one is. More than twenty are seen through a window. */
import { t } from '../i18n/messages';
import { Mark, type MarkName } from './icons';

const WINDOW = 20;

export interface MarksRowProps {
  readonly marks: readonly MarkName[];
  readonly current: number;
  readonly size: number;
}

export function MarksRow({ marks, current, size }: MarksRowProps) {
  const first = Math.max(0, Math.min(current - Math.floor(WINDOW / 2), marks.length - WINDOW));
  const shown = marks.slice(first, first + WINDOW);
  const count = (mark: MarkName) => marks.filter((each) => each === mark).length;
  const summary = (['clean', 'helped', 'failed'] as const)
    .filter((mark) => count(mark) > 0)
    .map((mark) => `${t(`mark-${mark}`)} ${count(mark)}`)
    .join('  ');
  return (
    <div class="marks" role="img" aria-label={`${t('marks-label')}  ${summary}`}>
      {shown.map((mark, index) => (
        <Mark key={first + index} name={first + index === current && (mark === 'none') ? 'now' : mark} size={size} />
      ))}
    </div>
  );
}
