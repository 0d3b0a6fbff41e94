/** A set as its pupils have it: where it starts, its exercises under its terms, and the result that is handed in. */
import '../css/practice.css';
import '../css/teach.css';
import '../css/puzzle-grid.css';
import '../css/pupil.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { attackerOf } from '../../library/attacker';
import type { Work } from '../../teach/work';
import { Icon, Mark, type MarkName } from '../icons';
import { MiniBoard } from '../mini-board';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import { Panel } from '../practice/card';
import { SolveView } from '../solve-screen';
import { ErrorCard, LoadingPage } from '../states';
import { TaskLine } from '../task-line';
import type { HomeworkOpen } from '../teach-model';
import { faultNote, faultText } from '../words';
import { HandedIn } from './handed-in';
import { termsOf } from './options-form';
import { isProved, ProofLine } from './proof-line';
import { PupilPicker } from './pupil-picker';
import { titleOf } from './teach-screen';

export function PupilScreen(props: PageProps) {
  const { homework } = props.state;
  if (homework === null || homework.kind === 'loading') return <LoadingPage />;
  if (homework.kind === 'fault') {
    return (
      <main id="main" class="page" data-testid="link-fault" data-code={homework.code}>
        <h1 class="unseen">{t('homework-title')}</h1>
        <ErrorCard title={faultText(homework.code)} note={faultNote(homework.code)} button={t('fault-link-home')} onAct={() => props.actions.go('#/')} />
      </main>
    );
  }
  return homework.at === null ? <Overview {...props} open={homework} /> : <Solving {...props} homework={homework} at={homework.at} />;
}

function markOf({ result }: Work): MarkName {
  return result;
}

function Solving(props: PageProps & { readonly homework: HomeworkOpen; readonly at: number }) {
  const { state, actions, homework: open, at } = props;
  if (state.open === null) return <LoadingPage />;
  const { set, work, handedAt } = open.homework;
  const n = at + 1;
  const total = set.exercises.length;
  const title = set.exercises[at]?.title;
  const place = title === undefined ? t('exercise-of', { n, total }) : `${t('exercise-of', { n, total })} ${title}`;
  const { tries } = set.options;
  const now = work[at];
  return (
    <SolveView
      key={`${open.homework.id}/${at}`}
      {...props}
      open={state.open}
      around={{
        lead: (
          <button type="button" class="icon-button solve-back" aria-label={t('homework-overview')} data-testid="to-overview" onClick={() => actions.homework.overview()}>
            <Icon name="back" size={24} />
          </button>
        ),
        place,
        count: t('count-of', { n, total }),
        crumb: (
          <>
            <button type="button" class="crumb-back" data-testid="to-overview" onClick={() => actions.homework.overview()}>
              {titleOf(set)}
            </button>
            <span class="crumb-count">{place}</span>
          </>
        ),
        marks: (
          <div class="homework-bar" data-testid="homework-bar" data-stage={open.stage}>
            <div class="marks" role="img" aria-label={t('homework-done', { done: work.filter(({ result }) => result !== 'none').length, total })}>
              {windowOf(work, at).map(({ each, place: where }) => (
                <Mark key={where} name={where === at && each.result === 'none' ? 'now' : markOf(each)} size={14} />
              ))}
            </div>
            <span class="homework-facts">
              {tries > 0 && handedAt === null && <span>{t('tries-left', { n: Math.max(0, tries - (now?.wrong ?? 0)) })}</span>}
              {open.deadline !== null && <Clock deadline={open.deadline} />}
              <span aria-hidden="true">{t('count-of', { n, total })}</span>
            </span>
          </div>
        ),
      }}
    />
  );
}

/** Of many exercises those around the one at hand. */
function windowOf(work: readonly Work[], at: number): { each: Work; place: number }[] {
  const first = Math.max(0, Math.min(at - 6, work.length - 12));
  return work.map((each, place) => ({ each, place })).slice(first, first + 12);
}

/** What is left of the time. */
function Clock({ deadline }: { readonly deadline: number }) {
  const [now, tell] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => tell(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000));
  return (
    <span class="homework-clock" role="timer" aria-label={t('homework-time')} data-short={seconds < 60}>
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </span>
  );
}

function Overview(props: PageProps & { readonly open: HomeworkOpen }) {
  const { actions, open, state } = props;
  const { homework, preview, proofs, code, deadline } = open;
  const { set, work, pupil, startedAt, handedAt } = homework;
  const [sure, ask] = useState(false);
  const title = titleOf(set);
  const done = work.filter(({ result }) => result !== 'none').length;
  const handed = handedAt !== null;
  const first = work.findIndex(({ result }, at) => result === 'none' && isProved(proofs[at] ?? null));

  const waiting = proofs.some((proof, at) => work[at]?.result === 'none' && (proof?.kind === 'waiting' || proof?.kind === 'searching'));
  /** What keeps it from being started. */
  const why = pupil === null ? 'start-who' : first >= 0 ? null : done === work.length ? 'start-done' : waiting ? 'start-proving' : 'start-open';

  return (
    <main id="main" class="page pupil" data-testid="homework" data-handed={handed}>
      {preview && (
        <p class="preview-bar" role="status">
          <Icon name="eye" size={20} />
          <span class="preview-words">
            {t('preview-note')}
            <a href={`#/teach/set/${state.route.page === 'pupil' ? state.route.key : ''}`}>{t('preview-back')}</a>
          </span>
        </p>
      )}
      <header class="page-head">
        <div class="page-names">
          <h1 class="song page-title">{title}</h1>
          <p class="page-summary">{t('exercises-count', { n: set.exercises.length })}</p>
        </div>
        {deadline !== null && <Clock deadline={deadline} />}
      </header>
      {!handed && (
        <Panel title={t('homework-before')} testid="homework-before">
          <ul class="terms">
            {termsOf(set.options).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <PupilPicker tag={pupil} onChoose={(tag) => actions.homework.choosePupil(tag)} />
          <p class="quiet">{t('pupil-note')}</p>
          <button type="button" class={sure || first < 0 ? 'button start-button' : 'button primary start-button'} aria-disabled={pupil === null || first < 0} data-testid="start" onClick={() => pupil !== null && first >= 0 && actions.homework.open(first)}>
            {t(startedAt === null ? 'homework-start' : 'homework-on')}
          </button>
          {why !== null && (
            <p class="quiet start-why" data-testid="start-why">
              {t(why)}
            </p>
          )}
        </Panel>
      )}
      {handed && <HandedIn {...props} open={open} code={code} />}
      <h2 class="song section-head">{t(handed ? 'homework-look' : 'homework-exercises')}</h2>
      <ol class="homework-grid">
        {set.exercises.map((exercise, at) => {
          const mine = work[at];
          const proof = proofs[at] ?? null;
          const can = isProved(proof) && (pupil !== null || handed);
          const length = proof?.kind === 'mate' ? proof.length : proof === null ? exercise.length : null;
          const side = attackerOf(exercise.fen);
          const task = length === null ? t('exercise-task-open', { side }) : t('task-plain', { side, n: length });
          return (
            <li key={at}>
              <button
                type="button"
                class="card thumb homework-card"
                aria-disabled={!can}
                aria-label={t('exercise-link', { n: at + 1, task, mark: t(`mark-${mine?.result ?? 'none'}`) })}
                data-testid="homework-exercise"
                data-result={mine?.result ?? 'none'}
                onClick={() => can && actions.homework.open(at)}
              >
                <MiniBoard pieces={props.picture(exercise.fen)} theme={state.theme} />
                <span class="thumb-line">
                  <span class="thumb-n">{at + 1}</span>
                  {length === null ? <span class="task">{task}</span> : <TaskLine side={side} mateIn={length} small />}
                  {mine !== undefined && mine.result !== 'none' && <Mark name={markOf(mine)} size={18} />}
                </span>
              </button>
              {!isProved(proof) && <ProofLine proof={proof} goal={exercise.goal} onMore={() => actions.homework.proveAgain(at)} />}
            </li>
          );
        })}
      </ol>
      {!handed && startedAt !== null && (
        <section class="hand-in" aria-label={t('handing-in')}>
          <p role="status">{t('homework-done', { done, total: work.length })}</p>
          {sure ? (
            <p class="data-sure">
              <span>{done < work.length ? t('hand-in-sure-open', { n: work.length - done }) : t('hand-in-sure')}</span>
              <button type="button" class="button primary" data-testid="hand-in-sure" onClick={() => actions.homework.handIn()}>
                {t('handing-in')}
              </button>
              <button type="button" class="button" onClick={() => ask(false)}>
                {t('cancel')}
              </button>
            </p>
          ) : (
            <button type="button" class={done === work.length ? 'button primary' : 'button'} data-testid="hand-in" onClick={() => ask(true)}>
              <PageIcon name="check" size={20} />
              {t('handing-in')}
            </button>
          )}
        </section>
      )}
    </main>
  );
}
