/** What the keys of a page do, as a sheet shows it. */
import { t } from '../i18n/messages';

export interface KeyRow {
  readonly keys: string;
  /** What they do, in the words of the page. */
  readonly does: string;
}

export function KeyTable({ rows }: { readonly rows: readonly KeyRow[] }) {
  return (
    <>
      <dl class="keys">
        {rows.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="sheet-line">{t('keys-board')}</p>
    </>
  );
}
