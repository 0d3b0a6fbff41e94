/** Everything that keeps a set-up from being a position, in words. */
import type { Complaint } from '../../edit/faults';
import { t } from '../../i18n/messages';
import { VerdictMark } from '../icons';
import { faultText } from '../words';

export function complaintText({ code, side, squares }: Complaint): string {
  return side === null ? faultText(code) : t(squares.length === 0 ? 'edit-no-king' : 'edit-many-kings', { side });
}

export function Complaints({ list }: { readonly list: readonly Complaint[] }) {
  return (
    <div class="strip proof-strip edit-complaints" data-tone="lost" data-standing="faulty" data-testid="proof">
      <div class="strip-said" role="status">
        <span class="strip-mark">
          <VerdictMark name="illegal" size={28} />
        </span>
        <span class="strip-words">
          <span class="strip-first">{t('edit-faulty')}</span>
          <span class="strip-second">{list.map(complaintText).join('　')}</span>
        </span>
      </div>
    </div>
  );
}
