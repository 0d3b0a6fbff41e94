/** Lessons: the teacher's sets, what is kept of classes, and homework that was opened in this browser. */
import '../css/practice.css';
import '../css/teach.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import type { ClassRecord } from '../../store/classes';
import type { Homework } from '../../store/homework';
import type { OwnSet } from '../../store/own-sets';
import { DEFAULT_OPTIONS, isFault, type ExerciseSet } from '../../teach/exercise-set';
import { readSetFile, SET_ENDING } from '../../teach/set-file';
import { Empty } from '../empty';
import { FileField } from '../file-field';
import { Icon } from '../icons';
import { MiniBoard } from '../mini-board';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import { Panel } from '../practice/card';
import type { Desk } from '../teach-model';
import { faultText } from '../words';
import { useDesk } from './use-desk';

interface Shown {
  sets: readonly OwnSet[];
  homework: readonly Homework[];
  classes: readonly ClassRecord[];
}

export function TeachScreen(props: PageProps) {
  const desk = useDesk(props.openDesk);
  const [shown, show] = useState<Shown | null>(null);
  const [word, say] = useState<string | null>(null);
  const [opened, setOpened] = useState<ExerciseSet | null>(null);
  const file = useRef<HTMLInputElement>(null);

  const load = async (from: Desk) => {
    const [sets, homework, classes] = await Promise.all([from.sets(), from.homework(), from.classes()]);
    show({ sets, homework, classes });
  };
  useEffect(() => {
    if (desk !== null) void load(desk);
  }, [desk]);

  const create = async (set: ExerciseSet) => {
    const own = await (await props.openDesk()).create(set);
    props.actions.go(`#/teach/set/${own.id}`);
  };

  const open = async (chosen: File) => {
    const set = readSetFile(await chosen.text());
    if (isFault(set)) {
      say(`${chosen.name}: ${faultText(set.code)}${set.at === null ? '' : ` ${t('fault-exercise', { n: set.at + 1 })}`}`);
      return;
    }
    say(null);
    setOpened(set);
  };

  return (
    <main id="main" class="page teach" data-testid="teach">
      <header class="page-head">
        <div class="page-names">
          <h1 class="song page-title">{t('teach-title')}</h1>
          <p class="page-summary">{t('teach-about')}</p>
        </div>
        <a class="button" href="#/collect" data-testid="to-collect">
          <PageIcon name="people" size={20} />
          {t('collect-title')}
        </a>
      </header>
      <p class="teach-word" role="status" data-testid="teach-word">
        {word}
      </p>
      <Panel title={t('sets-own')} testid="own-sets">
        <div class="teach-actions">
          <button type="button" class="button primary" data-testid="new-set" onClick={() => void create({ title: '', options: DEFAULT_OPTIONS, exercises: [] })}>
            <PageIcon name="plus" size={20} />
            {t('set-new')}
          </button>
          <FileField field={file} testid="set-file" accept={`${SET_ENDING},application/json`} onFiles={([chosen]) => chosen !== undefined && void open(chosen)} />
          <button type="button" class="button" onClick={() => file.current?.click()}>
            {t('set-open')}
          </button>
          <a class="button" href="#/import">
            {t('set-import')}
          </a>
        </div>
        {opened !== null && (
          <div class="opened" data-testid="opened">
            <p>{t('opened-set', { title: opened.title === '' ? t('set-untitled') : opened.title, n: opened.exercises.length })}</p>
            <button type="button" class="button" data-testid="opened-keep" onClick={() => void create(opened)}>
              {t('opened-keep')}
            </button>
            <button type="button" class="button" data-testid="opened-solve" onClick={() => void props.openDesk().then((from) => from.takeHome(opened)).then((id) => props.actions.go(`#/do/${id}`))}>
              {t('opened-solve')}
            </button>
            <button type="button" class="text-button" onClick={() => setOpened(null)}>
              {t('cancel')}
            </button>
          </div>
        )}
        {shown !== null && shown.sets.length === 0 && <Empty icon="edit" title={t('sets-none')} note={t('sets-none-note')} />}
        <ul class="own-list">
          {shown?.sets.map((own) => (
            <li key={own.id}>
              <a class="own-set" href={`#/teach/set/${own.id}`} data-set={own.id}>
                <span class="own-picture">{own.set.exercises[0] !== undefined && <MiniBoard pieces={props.picture(own.set.exercises[0].fen)} theme={props.state.theme} />}</span>
                <span class="own-words">
                  <span class="song own-title">{titleOf(own.set)}</span>
                  <span class="quiet">{t('exercises-count', { n: own.set.exercises.length })}</span>
                </span>
                <Icon name="fwd" size={20} />
              </a>
            </li>
          ))}
        </ul>
      </Panel>
      {shown !== null && shown.classes.length > 0 && (
        <Panel title={t('classes-kept')} testid="classes">
          <ul class="own-list">
            {shown.classes.map((each) => (
              <li key={each.id}>
                <a class="own-set" href="#/collect">
                  <span class="own-words">
                    <span class="song own-title">{titleOf(each.set)}</span>
                    <span class="quiet">{t('class-count', { n: each.codes.length })}</span>
                  </span>
                  <Icon name="fwd" size={20} />
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {shown !== null && shown.homework.length > 0 && (
        <Panel title={t('homework-here')} note={t('homework-here-note')} testid="homework-list">
          <ul class="own-list">
            {shown.homework.map((each) => (
              <li key={each.id} class="own-row">
                <a class="own-set" href={`#/do/${each.id}`}>
                  <span class="own-words">
                    <span class="song own-title">{titleOf(each.set)}</span>
                    <span class="quiet">{homeworkState(each)}</span>
                  </span>
                  <Icon name="fwd" size={20} />
                </a>
                <button type="button" class="icon-button" aria-label={t('homework-drop', { title: titleOf(each.set) })} onClick={() => void desk?.dropHomework(each.id).then(() => load(desk))}>
                  <PageIcon name="trash" size={20} />
                </button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t('privacy-title')} testid="privacy">
        <ul class="privacy">
          {['privacy-1', 'privacy-2', 'privacy-3', 'privacy-4', 'privacy-5'].map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <a class="text-link" href="#/data">
          {t('privacy-delete')}
        </a>
      </Panel>
    </main>
  );
}

export function titleOf({ title }: Pick<ExerciseSet, 'title'>): string {
  return title === '' ? t('set-untitled') : title;
}

function homeworkState({ handedAt, work }: Homework): string {
  if (handedAt !== null) return t('homework-handed');
  return t('homework-done', { done: work.filter(({ result }) => result !== 'none').length, total: work.length });
}
