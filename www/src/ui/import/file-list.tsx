/** The files: what each is, in which encoding it was read, and why one could not be read. */
import type { Source } from '../../intake/intake';
import { t } from '../../i18n/messages';
import { PageIcon } from '../page-icons';
import { Select } from '../select';
import { sizeText } from '../words';
import type { DeskProps } from './import-page';
import { usePart } from './more';
import { failureText } from './words';

const AT_ONCE = 50;
/** What is met in files of xiangqi; the first is by content. */
const ENCODINGS = ['auto', 'utf-8', 'gb18030', 'big5', 'utf-16le', 'windows-1258'] as const;
type EncodingName = (typeof ENCODINGS)[number];

export function FileList({ intake, desk }: DeskProps) {
  const [part, more] = usePart(desk.sources, AT_ONCE);
  return (
    <section data-testid="files">
      <ul class="card import-rows">
        {part.map((source) => (
          <li key={source.id} class="import-row import-file" data-file={source.name} data-state={source.state}>
            <span class="import-row-words">
              <span class="import-row-title">{source.name}</span>
              <span class="quiet" data-bad={source.state === 'unread'}>
                {stateText(source)} · {sizeText(source.size)}
              </span>
            </span>
            {(source.encoding !== null || source.asked !== null) && (
              <Select<EncodingName>
                label={t('import-encoding', { name: source.name })}
                testid="encoding"
                options={ENCODINGS}
                chosen={ENCODINGS.find((each) => each === source.asked) ?? 'auto'}
                text={(each) => (each === 'auto' ? t('import-encoding-auto', { encoding: (source.asked === null ? source.encoding : null) ?? '…' }) : each)}
                onChoose={(each) => intake.recode(source.id, each === 'auto' ? null : each)}
              />
            )}
            <button type="button" class="icon-button" aria-label={t('import-remove', { name: source.name })} onClick={() => intake.remove(source.id)}>
              <PageIcon name="cross" size={20} />
            </button>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

function stateText({ state, failure, format, games }: Source): string {
  if (failure !== null) return failureText(failure);
  switch (state) {
    case 'waiting':
      return t('import-file-waiting');
    case 'reading':
      return t('import-file-reading');
    case 'cancelled':
      return t('import-file-cancelled', { games });
    case 'read':
    case 'unread':
      return format === 'zip' ? t('import-file-zip', { games }) : t('import-file-read', { format: format ?? '', games });
  }
}
