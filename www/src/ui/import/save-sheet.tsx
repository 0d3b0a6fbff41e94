/** In which format something is saved, and what that format cannot hold. */
import { useState } from 'preact/hooks';
import type { Fault } from '../../engine/wire';
import type { Saved, SaveFormat } from '../../intake/intake';
import { t } from '../../i18n/messages';
import { download } from '../download';
import { Select } from '../select';
import { SheetView } from '../sheet';
import { faultText } from '../words';

/** Browsers ask before they take many files at once. */
const APART_MS = 150;

export interface SaveSheetProps<F extends SaveFormat> {
  readonly formats: readonly F[];
  save(format: F): Promise<readonly Saved[] | Fault>;
  onClose(): void;
}

export function SaveSheet<F extends SaveFormat>({ formats, save, onClose }: SaveSheetProps<F>) {
  const [format, setFormat] = useState(formats[0]);
  const [words, say] = useState<readonly string[] | null>(null);
  const start = async () => {
    if (format === undefined) return;
    const saved = await save(format);
    if ('code' in saved) {
      say([faultText(saved.code)]);
      return;
    }
    saved.forEach((file, at) => setTimeout(() => download(file.name, new Uint8Array(file.bytes), 'application/octet-stream'), at * APART_MS));
    const losses = new Set(saved.flatMap((file) => [...file.losses.keys()]));
    const [first] = saved;
    say([
      saved.length === 1 && first !== undefined ? t('import-saved', { name: first.name }) : t('import-saved-many', { n: saved.length }),
      losses.size === 0 ? t('import-no-losses') : t('import-losses', { what: [...losses].map((code) => t(`loss-${code}`)).join(' · ') }),
    ]);
  };
  return (
    <SheetView title={t('import-save')} testid="save" onClose={onClose}>
      <div class="import-form">
        {format !== undefined && (
          <Select
            label={t('import-save-format')}
            testid="save-format"
            options={formats}
            chosen={format}
            text={(each) => t(`format-${each}`)}
            onChoose={(each) => {
              setFormat(each);
              say(null);
            }}
          />
        )}
        <button type="button" class="button primary" data-testid="save-start" onClick={() => void start()}>
          {t('import-save')}
        </button>
        <div role="status" data-testid="save-word">
          {words?.map((word) => (
            <p key={word} class="import-word">
              {word}
            </p>
          ))}
        </div>
      </div>
    </SheetView>
  );
}
