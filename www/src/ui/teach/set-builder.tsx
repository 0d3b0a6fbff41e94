/** A set in the making: its exercises in their order, its terms, and the ways out of here to pupils. Every change is kept at once. */
import '../css/practice.css';
import '../css/teach.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import type { OwnSet } from '../../store/own-sets';
import { MOST_EXERCISES, plainText, TITLE_CHARACTERS, type Exercise, type ExerciseSet } from '../../teach/exercise-set';
import { BackLink } from '../back-link';
import { Empty } from '../empty';
import { Icon } from '../icons';
import { later } from '../later';
import { PageIcon } from '../page-icons';
import { Panel } from '../practice/card';
import type { IndexProps } from '../screens';
import { ErrorCard, LoadingPage } from '../states';
import type { Desk } from '../teach-model';
import { ExerciseRow } from './exercise-row';
import { ExerciseSheet } from './exercise-sheet';
import { OptionsForm } from './options-form';
import { OwnSheet } from './own-sheet';
import { PickSheet } from './pick-sheet';
import { titleOf } from './teach-screen';
import { useDesk } from './use-desk';
import { useProofs } from './use-proofs';

const ShareSheet = later(() => import('./share-sheet').then((file) => file.ShareSheet), undefined, ['teach', 'solve']);

export function SetBuilder(props: IndexProps) {
  const { route } = props.state;
  const id = route.page === 'teach-set' ? route.set : '';
  const desk = useDesk(props.openDesk);
  const [own, setOwn] = useState<OwnSet | 'loading' | 'gone'>('loading');
  useEffect(() => {
    if (desk !== null) void desk.set(id).then((found) => setOwn(found ?? 'gone'));
  }, [desk, id]);
  if (own === 'gone') {
    return (
      <main id="main" class="page" data-testid="set-gone">
        <h1 class="unseen">{t('teach-title')}</h1>
        <ErrorCard title={t('set-gone')} note={t('set-gone-note')} button={t('teach-title')} onAct={() => props.actions.go('#/teach')} />
      </main>
    );
  }
  if (desk === null || own === 'loading') return <LoadingPage />;
  return <Builder key={id} {...props} desk={desk} first={own} />;
}

type Sheet = { kind: 'pick' | 'own' | 'share' } | { kind: 'exercise'; at: number } | null;

/** A list with the item of one place at another. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

function Builder(props: IndexProps & { readonly desk: Desk; readonly first: OwnSet }) {
  const { desk, actions, state, picture } = props;
  const [own, setOwn] = useState(props.first);
  const [sheet, show] = useState<Sheet>(null);
  const [dragged, drag] = useState<number | null>(null);
  const latest = useRef(own);
  latest.current = own;
  const { set } = own;
  const { exercises } = set;
  const proofs = useProofs(desk, exercises);

  const change = (next: Partial<ExerciseSet>) => {
    const changed: OwnSet = { ...latest.current, set: { ...latest.current.set, ...next } };
    latest.current = changed;
    setOwn(changed);
    void desk.save(changed);
  };
  const put = (at: number, exercise: Exercise) => change({ exercises: latest.current.set.exercises.map((each, place) => (place === at ? exercise : each)) });

  // The length is what was proved, and nothing else.
  const lengths = exercises.map((each) => {
    const proof = proofs.of(each);
    if (proof?.kind === 'mate') return proof.length;
    return proof?.kind === 'no-mate' || proof?.kind === 'illegal' ? null : each.length;
  });
  useEffect(() => {
    if (lengths.some((length, at) => length !== exercises[at]?.length)) change({ exercises: exercises.map((each, at) => ({ ...each, length: lengths[at] ?? null })) });
  }, [lengths.join()]);

  const add = (added: readonly Exercise[]) => {
    const room = MOST_EXERCISES - exercises.length;
    change({ exercises: [...exercises, ...added.slice(0, room)] });
    show(null);
    actions.notify(t('exercises-added', { n: Math.min(added.length, room), left: Math.max(0, added.length - room) }));
  };
  const remove = (at: number) => {
    const removed = exercises[at];
    if (removed === undefined) return;
    change({ exercises: exercises.filter((_, place) => place !== at) });
    const undo = () => {
      const list = latest.current.set.exercises;
      change({ exercises: [...list.slice(0, at), removed, ...list.slice(at)] });
    };
    actions.notify(t('exercise-removed', { n: at + 1 }), { label: t('undo'), run: undo });
  };
  const removeSet = async () => {
    await desk.remove(own.id);
    actions.go('#/teach');
    actions.notify(t('set-removed', { title: titleOf(set) }), { label: t('undo'), run: () => void desk.save(own).then(() => actions.go(`#/teach/set/${own.id}`)) });
  };
  const duplicate = async () => {
    const copy = await desk.create({ ...set, title: plainText(t('set-copy-of', { title: set.title }), TITLE_CHARACTERS) });
    actions.go(`#/teach/set/${copy.id}`);
  };

  const open = exercises.filter((each) => each.length === null).length;
  const edited = sheet?.kind === 'exercise' ? exercises[sheet.at] : undefined;
  return (
    <main id="main" class="page teach" data-testid="set-builder">
      <header class="page-head">
        <BackLink to="#/teach" />
        <h1 class="page-names">
          <span class="unseen">{titleOf(set)}</span>
          <input
            class="field song title-field"
            value={set.title}
            aria-label={t('builder-title')}
            placeholder={t('set-untitled')}
            maxLength={2 * TITLE_CHARACTERS}
            data-testid="set-title"
            onChange={(event) => {
              const title = plainText(event.currentTarget.value, TITLE_CHARACTERS);
              event.currentTarget.value = title;
              change({ title });
            }}
          />
        </h1>
        <button type="button" class="button primary" aria-disabled={exercises.length === 0} data-testid="share-set" onClick={() => exercises.length > 0 && show({ kind: 'share' })}>
          <Icon name="share" size={20} />
          {t('set-send')}
        </button>
      </header>
      <div class="builder">
        <section class="builder-list" aria-label={t('exercises-count', { n: exercises.length })}>
          <div class="teach-actions">
            <button type="button" class="button" data-testid="add-library" onClick={() => show({ kind: 'pick' })}>
              <Icon name="book" size={20} />
              {t('add-library')}
            </button>
            <button type="button" class="button" data-testid="add-own" onClick={() => show({ kind: 'own' })}>
              <PageIcon name="plus" size={20} />
              {t('add-own')}
            </button>
          </div>
          <p class="quiet builder-count" role="status" data-testid="set-count">
            {t('exercises-count', { n: exercises.length })}
            {open > 0 && ` · ${t('set-open-count', { n: open })}`}
          </p>
          {exercises.length === 0 && <Empty icon="edit" title={t('builder-empty')} note={t('builder-empty-note')} />}
          <ol class="exercises" data-dragging={dragged !== null}>
            {exercises.map((exercise, at) => (
              <ExerciseRow
                key={keyOf(exercise)}
                exercise={exercise}
                at={at}
                count={exercises.length}
                proof={proofs.of(exercise)}
                dragged={dragged === at}
                state={state}
                picture={picture}
                onMove={(to) => {
                  change({ exercises: moved(exercises, at, to) });
                  if (dragged !== null) drag(to);
                  actions.say(t('exercise-moved', { n: to + 1, count: exercises.length }));
                }}
                onDrag={drag}
                onEdit={() => show({ kind: 'exercise', at })}
                onRemove={() => remove(at)}
                onProve={() => proofs.more(exercise)}
              />
            ))}
          </ol>
        </section>
        <div class="builder-side">
          <Panel title={t('options-title')} testid="options-panel">
            <OptionsForm options={set.options} onChange={(options) => change({ options })} />
          </Panel>
          <Panel title={t('set-more')} testid="set-more">
            <Ways own={own} empty={exercises.length === 0} onDuplicate={() => void duplicate()} onRemove={() => void removeSet()} />
          </Panel>
        </div>
      </div>
      {sheet?.kind === 'pick' && <PickSheet {...props} desk={desk} room={MOST_EXERCISES - exercises.length} onAdd={add} onClose={() => show(null)} />}
      {sheet?.kind === 'own' && <OwnSheet {...props} desk={desk} onAdd={add} onClose={() => show(null)} />}
      {sheet?.kind === 'share' && <ShareSheet desk={desk} set={set} actions={actions} onOptions={(options) => change({ options })} onClose={() => show(null)} />}
      {sheet?.kind === 'exercise' && edited !== undefined && (
        <ExerciseSheet {...props} desk={desk} exercise={edited} n={sheet.at + 1} proof={proofs.of(edited)} onChange={(exercise) => put(sheet.at, exercise)} onClose={() => show(null)} />
      )}
    </main>
  );
}

/** Exercises have no ids: each object is one, and gets a number when it is first drawn. */
const keys = new WeakMap<Exercise, string>();
let lastKey = 0;
function keyOf(exercise: Exercise): string {
  const known = keys.get(exercise) ?? `exercise-${++lastKey}`;
  keys.set(exercise, known);
  return known;
}

interface WaysProps {
  readonly own: OwnSet;
  readonly empty: boolean;
  onDuplicate(): void;
  onRemove(): void;
}

function Ways({ own, empty, onDuplicate, onRemove }: WaysProps) {
  return (
    <div class="ways">
      {!empty && (
        <>
          <a class="menu-item" href={`#/preview/${own.id}`} data-testid="preview">
            <Icon name="eye" size={22} />
            {t('set-preview')}
          </a>
          <a class="menu-item" href={`#/sheet/${own.id}`} data-testid="print">
            <PageIcon name="print" size={22} />
            {t('set-print')}
          </a>
          <a class="menu-item" href="#/collect">
            <PageIcon name="people" size={22} />
            {t('collect-title')}
          </a>
        </>
      )}
      <button type="button" class="menu-item" data-testid="duplicate" onClick={() => onDuplicate()}>
        <Icon name="copy" size={22} />
        {t('set-duplicate')}
      </button>
      <button type="button" class="menu-item" data-testid="remove-set" onClick={() => onRemove()}>
        <PageIcon name="trash" size={22} />
        {t('set-remove')}
      </button>
    </div>
  );
}

