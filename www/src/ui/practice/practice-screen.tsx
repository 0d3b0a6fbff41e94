/** The ways to practise: one card for each mode, and a set to practise where a mode works through one. */
import '../css/practice.css';
import { t } from '../../i18n/messages';
import { dueToday } from '../../practice/card';
import type { Mode } from '../../practice/mode';
import { score } from '../../practice/run';
import { weakest } from '../../progress/ranking';
import { BackLink } from '../back-link';
import type { PageProps } from '../model';
import { PageIcon, type PageIconName } from '../page-icons';
import type { Kept } from '../practice-model';
import { BySet } from './by-set';
import { patternName } from './names';
import { withKept, type KeptProps } from './with-kept';

const ICONS: Readonly<Record<Mode, PageIconName>> = {
  learn: 'hint',
  practise: 'book',
  exam: 'edit',
  review: 'replay',
  mistakes: 'undo',
  daily: 'cal',
  'storm-3': 'clock',
  'storm-5': 'clock',
  streak: 'link',
  cycles: 'replay',
  weak: 'chart',
  defences: 'branch',
  write: 'edit',
  read: 'book',
  blindfold: 'eye',
};

const ALONE: readonly Mode[] = ['review', 'daily', 'mistakes', 'weak'];
const RACES: readonly Mode[] = ['storm-3', 'storm-5', 'streak', 'exam'];
const DEEPER: readonly Mode[] = ['defences', 'write', 'blindfold', 'read'];

export const PracticeScreen = withKept(function PracticeScreen(props: KeptProps) {
  const { state, kept } = props;
  return (
    <main id="main" class="page practice" data-testid="practice">
      <header class="page-head">
        <BackLink to="#/today" />
        <div class="page-names">
          <h1 class="song page-title">{t('modes-title')}</h1>
          <p class="page-summary">{t('modes-note')}</p>
        </div>
      </header>
      <Group title={t('modes-alone')} modes={ALONE} kept={kept} state={state} />
      <Group title={t('modes-races')} modes={RACES} kept={kept} state={state} />
      <Group title={t('modes-deeper')} modes={DEEPER} kept={kept} state={state} />
      <BySet {...props} />
    </main>
  );
});

interface GroupProps extends Pick<PageProps, 'state'> {
  readonly title: string;
  readonly modes: readonly Mode[];
  readonly kept: Kept;
}

function Group({ title, modes, kept, state }: GroupProps) {
  return (
    <section>
      <h2 class="section-head">
        <span class="fishtail" aria-hidden="true" />
        <span class="song">{title}</span>
      </h2>
      <ul class="mode-grid">
        {modes.map((mode) => (
          <li key={mode}>
            <a class="card mode-card" href={`#/run/${mode}`} data-mode={mode}>
              <PageIcon name={ICONS[mode]} size={24} />
              <span class="mode-words">
                <span class="song mode-name">{t(`mode-${mode}`)}</span>
                <span class="mode-note">{t(`mode-note-${mode}`)}</span>
                <State text={stateOf(mode, kept, state)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ text }: { readonly text: string | null }) {
  return text === null ? null : <span class="mode-state">{text}</span>;
}

/** What one has to know of a mode before beginning it; null where there is nothing yet. */
function stateOf(mode: Mode, kept: Kept, state: PageProps['state']): string | null {
  switch (mode) {
    case 'review': {
      const n = dueToday(kept).length;
      return n === 0 ? t('due-none') : t('due-count', { n });
    }
    case 'mistakes':
      return kept.mistakes.length === 0 ? t('mistakes-none') : t('mistakes-count', { n: kept.mistakes.length });
    case 'daily':
      return kept.dailyDone === null ? t('daily-open') : t(`mark-${kept.dailyDone.result}`);
    case 'weak': {
      const weak = weakest(kept.summary, 3);
      return weak.length === 0 ? t('weak-none') : weak.map(({ key }) => patternName(key, state)).join(t('list-comma'));
    }
    case 'learn':
    case 'practise':
    case 'exam':
    case 'storm-3':
    case 'storm-5':
    case 'streak':
    case 'cycles':
    case 'defences':
    case 'write':
    case 'read':
    case 'blindfold': {
      const scores = kept.runs.filter((run) => run.mode === mode && run.from === '' && run.ending !== null).map(score);
      return scores.length === 0 ? null : t('best-score', { n: Math.max(...scores) });
    }
  }
}
