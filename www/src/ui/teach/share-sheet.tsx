/** A set on its way to pupils: as a QR code, a link or a file. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import type { ExerciseSet, Options } from '../../teach/exercise-set';
import { SET_MIME, setFileName, writeSetFile } from '../../teach/set-file';
import { LINK_HEAD, MOST_LINK } from '../../teach/set-link';
import { copyText } from '../copy';
import { download } from '../download';
import { Icon } from '../icons';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import { SheetView } from '../sheet';
import type { Desk } from '../teach-model';
import { sizeText } from '../words';
import { Switch } from './fields';
import { QrCode } from './qr';
import { titleOf } from './teach-screen';

export interface ShareSheetProps extends Pick<PageProps, 'actions'> {
  readonly desk: Desk;
  readonly set: ExerciseSet;
  onOptions(options: Options): void;
  onClose(): void;
}

export function ShareSheet({ desk, set, actions, onOptions, onClose }: ShareSheetProps) {
  const [payload, setPayload] = useState<string | null>(null);
  useEffect(() => {
    let late = false;
    void desk.link(set).then((made) => !late && setPayload(made));
    return () => {
      late = true;
    };
  }, [set]);
  const title = titleOf(set);
  const url = payload === null ? null : new URL(`${LINK_HEAD}${payload}`, location.href).href;
  const fits = url !== null && url.length <= MOST_LINK;
  const file = writeSetFile(set);
  const name = setFileName(set.title, 'canju');
  const { options } = set;
  return (
    <SheetView title={t('send-title')} testid="send" onClose={onClose}>
      {url !== null && !fits && (
        <p class="send-long" data-testid="send-long">
          {t('send-long', { n: url.length, most: MOST_LINK })}
        </p>
      )}
      {fits && (
        <>
          <div class="qr-box">
            <QrCode text={url} label={t('send-qr', { title })} />
          </div>
          <p class="send-line">{t('send-line', { title, n: set.exercises.length })}</p>
          <div class="send-ways">
            <button type="button" class="button primary" data-testid="copy-link" data-link={url} onClick={() => void copyText(url).then((done) => actions.notify(t(done ? 'send-copied' : 'send-not-copied')))}>
              <PageIcon name="link" size={20} />
              {t('send-copy')}
            </button>
            {typeof navigator.share === 'function' && (
              <button type="button" class="button" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
                <Icon name="share" size={20} />
                {t('send-other')}
              </button>
            )}
          </div>
          <p class="quiet send-length">{t('send-length', { n: url.length })}</p>
        </>
      )}
      <div class="send-options">
        <Switch label={t('option-locked')} note={t('option-locked-note')} on={options.locked} testid="send-locked" onChange={(locked) => onOptions({ ...options, locked })} />
        <Switch label={t('option-hints')} on={options.hints} testid="send-hints" onChange={(hints) => onOptions({ ...options, hints })} />
        <button type="button" class="form-row send-file" data-testid="save-file" onClick={() => download(name, file, SET_MIME)}>
          <span class="form-label">{t('send-file')}</span>
          <span class="quiet">
            {name} {sizeText(new TextEncoder().encode(file).length)}
          </span>
        </button>
      </div>
    </SheetView>
  );
}
