/** What becomes of the chosen positions: into a set of one's own, or into a file. Stays in sight while the list scrolls. */
import { useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import type { DeskProps } from './import-page';
import { SaveSheet } from './save-sheet';
import { SetSheet } from './set-sheet';

export function Delivery({ intake, desk }: DeskProps) {
  const [sheet, setSheet] = useState<'set' | 'save' | null>(null);
  const n = desk.candidates.filter(({ chosen }) => chosen).length;
  if (n === 0) return null;
  const title = desk.candidates.find(({ chosen }) => chosen)?.entry.head.title ?? '';
  return (
    <footer class="delivery" data-testid="delivery">
      <span class="delivery-count" data-testid="chosen">
        {t('import-chosen', { n })}
      </span>
      <button type="button" class="button" data-testid="save-as" onClick={() => setSheet('save')}>
        {t('import-save')}
      </button>
      <button type="button" class="button primary" data-testid="to-set" onClick={() => setSheet('set')}>
        {t('import-to-set')}
      </button>
      {sheet === 'set' && <SetSheet intake={intake} n={n} onClose={() => setSheet(null)} />}
      {sheet === 'save' && (
        <SaveSheet formats={['canju', 'pgn', 'xqf', 'cbl', 'cbr', 'dhtmlxq', 'fen']} save={(format) => intake.saveChosen(format, title)} onClose={() => setSheet(null)} />
      )}
    </footer>
  );
}
