/** What was handed in: how it went, and the result code on its way to the teacher. */
import { t } from '../../i18n/messages';
import { tagText } from '../../teach/pupil';
import { RESULT_HEAD } from '../../teach/result-code';
import { copyText } from '../copy';
import { Icon, Mark } from '../icons';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import { Panel } from '../practice/card';
import type { HomeworkOpen } from '../teach-model';
import { QrCode } from './qr';
import { titleOf } from './teach-screen';

export interface HandedInProps extends PageProps {
  readonly open: HomeworkOpen;
  /** Null for the moment that it takes to make it. */
  readonly code: string | null;
}

export function HandedIn({ actions, open, code }: HandedInProps) {
  const { set, work, pupil } = open.homework;
  const tag = tagText(pupil ?? 1);
  const count = (wanted: string) => work.filter(({ result }) => result === wanted).length;
  const url = code === null ? '' : new URL(`${RESULT_HEAD}${code.replaceAll('-', '')}`, location.href).href;
  const title = titleOf(set);
  const text = code === null ? '' : t('result-message', { title, tag, code });
  const mistakes = work.flatMap(({ result }, at) => (result === 'helped' || result === 'failed' ? [at] : []));
  return (
    <Panel title={t('result-title')} note={t('result-who', { tag })} testid="handed-in">
      <ul class="handed-marks">
        {(['clean', 'helped', 'failed', 'none'] as const).map((each) => (
          <li key={each}>
            <Mark name={each} size={18} />
            {t(`mark-${each}`)} {count(each)}
          </li>
        ))}
      </ul>
      {code !== null && (
        <>
          <p class="result-code" data-testid="result-code" aria-label={t('result-code')}>
            {code.split('-').map((group, at) => (
              <span key={at}>{group}</span>
            ))}
          </p>
          <div class="send-ways">
            <button type="button" class="button primary" data-testid="copy-code" data-code={code} data-link={url} onClick={() => void copyText(text).then((done) => actions.notify(t(done ? 'result-copied' : 'send-not-copied')))}>
              <Icon name="copy" size={20} />
              {t('result-copy')}
            </button>
            {typeof navigator.share === 'function' && (
              <button type="button" class="button" onClick={() => void navigator.share({ title, text, url }).catch(() => undefined)}>
                <Icon name="share" size={20} />
                {t('send-other')}
              </button>
            )}
            <button type="button" class="button" data-testid="copy-result-link" onClick={() => void copyText(url).then((done) => actions.notify(t(done ? 'send-copied' : 'send-not-copied')))}>
              <PageIcon name="link" size={20} />
              {t('send-copy')}
            </button>
          </div>
          <div class="qr-box small">
            <QrCode text={url} label={t('result-qr')} />
          </div>
        </>
      )}
      <p class="quiet">{t('result-note')}</p>
      <div class="send-ways">
        {mistakes[0] !== undefined && (
          <button type="button" class="button" data-testid="review-mistakes" onClick={() => actions.homework.open(mistakes[0] ?? 0)}>
            <Icon name="replay" size={20} />
            {t('homework-mistakes', { n: mistakes.length })}
          </button>
        )}
        <button type="button" class="text-button" data-testid="again" onClick={() => actions.homework.again()}>
          {t('homework-again')}
        </button>
      </div>
    </Panel>
  );
}
