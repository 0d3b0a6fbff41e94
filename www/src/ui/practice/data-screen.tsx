/** Everything that is kept as one file: saving it, reading one back, deleting all. */
import '../css/practice.css';
import { useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { BackLink } from '../back-link';
import { download } from '../download';
import { FileField } from '../file-field';
import { PageIcon } from '../page-icons';
import { attemptsIn } from './backup-reminder';
import { Panel } from './card';
import { withKept, type KeptProps } from './with-kept';

/** No backup is as large, whatever it is written in. */
const MOST_BYTES = 200_000_000;

/** What happened last, as it is told. */
interface Word {
  bad: boolean;
  text: string;
}

export const DataScreen = withKept(function DataScreen({ kept, state, actions }: KeptProps) {
  const [word, say] = useState<Word | null>(null);
  const [sure, ask] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const attempts = [...kept.summary.days.values()].reduce((sum, n) => sum + n, 0);

  const save = async () => {
    const { name, text } = await actions.practice.save();
    download(name, text, 'application/json');
    actions.choose({ backedUp: attemptsIn(state.standings) });
    say({ bad: false, text: t('data-saved', { name }) });
  };

  const restore = async (chosen: File) => {
    // A file may be too big to be read at all, or gone by now.
    const text = chosen.size > MOST_BYTES ? null : await chosen.text().catch(() => '');
    const result = text === null ? 'backup-too-big' : await actions.practice.restore(text);
    if (typeof result === 'string') {
      say({ bad: true, text: t(`restore-${result}`) });
      return;
    }
    const { restored, dropped } = result;
    // They are in the file that they came from.
    actions.choose({ backedUp: attemptsIn(state.standings) + restored.attempts });
    const all = t('data-restored', { attempts: restored.attempts, cards: restored.cards });
    say({ bad: false, text: dropped === 0 ? all : `${all} ${t('data-dropped', { n: dropped })}` });
  };

  const clear = async () => {
    ask(false);
    await actions.practice.clear();
    say({ bad: false, text: t('data-cleared') });
  };

  return (
    <main id="main" class="page me" data-testid="data">
      <header class="page-head">
        <BackLink to="#/me" />
        <h1 class="song page-title">{t('data-open')}</h1>
      </header>
      <p class="data-word" role="status" data-bad={word?.bad ?? false} data-testid="data-word">
        {word?.text}
      </p>
      <Panel title={t('data-save-title')} testid="data-save">
        <p class="panel-line">{t('data-save-note', { attempts, cards: kept.cards.size, runs: kept.runs.length })}</p>
        <button type="button" class="button panel-button" data-testid="save" onClick={() => void save()}>
          <PageIcon name="down" size={20} />
          {t('data-save')}
        </button>
      </Panel>
      <Panel title={t('data-restore-title')} testid="data-restore">
        <p class="panel-line">{t('data-restore-note')}</p>
        <FileField field={file} testid="restore-file" accept=".json,application/json" onFiles={([chosen]) => chosen !== undefined && void restore(chosen)} />
        <button type="button" class="button panel-button" data-testid="restore" onClick={() => file.current?.click()}>
          {t('data-restore')}
        </button>
      </Panel>
      <Panel title={t('data-clear-title')} testid="data-clear">
        <p class="panel-line">{t('data-clear-note')}</p>
        {sure ? (
          <p class="data-sure">
            <span>{t('data-clear-sure')}</span>
            <button type="button" class="button primary" data-testid="clear-sure" onClick={() => void clear()}>
              {t('data-clear-yes')}
            </button>
            <button type="button" class="button" onClick={() => ask(false)}>
              {t('cancel')}
            </button>
          </p>
        ) : (
          <button type="button" class="button panel-button" data-testid="clear" onClick={() => ask(true)}>
            <PageIcon name="trash" size={20} />
            {t('data-clear')}
          </button>
        )}
      </Panel>
    </main>
  );
});
