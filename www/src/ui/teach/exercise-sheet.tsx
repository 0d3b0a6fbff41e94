/** One exercise: its title and note, what is asked for, and words of the teacher for particular moves. */
import { useEffect, useState } from 'preact/hooks';
import type { MoveNames } from '../../engine/wire';
import { t } from '../../i18n/messages';
import { MOST_NOTES, NOTE_CHARACTERS, plainText, TITLE_CHARACTERS, type Exercise } from '../../teach/exercise-set';
import { MiniBoard } from '../mini-board';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import { Select } from '../select';
import { SheetView } from '../sheet';
import type { Desk, Proof } from '../teach-model';
import { moveText } from '../words';
import { ChoiceRow, GOALS } from './fields';
import { ProofLine } from './proof-line';

export interface ExerciseSheetProps extends Pick<PageProps, 'picture' | 'state'> {
  readonly desk: Desk;
  readonly exercise: Exercise;
  readonly n: number;
  readonly proof: Proof | null;
  onChange(exercise: Exercise): void;
  onClose(): void;
}

/** An exercise with a text more, or less where it is empty. */
function withText(exercise: Exercise, field: 'title' | 'note', text: string): Exercise {
  return present({ ...exercise, [field]: text === '' ? undefined : text });
}

function withNotes(exercise: Exercise, notes: Readonly<Record<string, string>>): Exercise {
  return present({ ...exercise, notes: Object.keys(notes).length === 0 ? undefined : notes });
}

/** Without the fields that have nothing in them. */
function present({ title, note, notes, ...rest }: { [Field in keyof Exercise]: Exercise[Field] | undefined }): Exercise {
  return { ...(rest as Exercise), ...(title !== undefined && { title }), ...(note !== undefined && { note }), ...(notes !== undefined && { notes }) };
}

export function ExerciseSheet({ desk, exercise, n, proof, state, picture, onChange, onClose }: ExerciseSheetProps) {
  const { fen, goal, puzzle, title = '', note = '', notes = {} } = exercise;
  const names = useMoveNames(desk, fen);
  const { notation } = state.settings;
  const nameOf = (move: string) => {
    const found = names.get(move);
    return found === undefined ? move : moveText(found, notation);
  };
  const [move, setMove] = useState('');
  const [text, setText] = useState('');
  const free = [...names.keys()].filter((each) => notes[each] === undefined).sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const chosen = free.includes(move) ? move : (free[0] ?? '');

  return (
    <SheetView title={t('exercise-n', { n })} testid="exercise" onClose={onClose}>
      <div class="exercise-look">
        <span class="exercise-board large">
          <MiniBoard pieces={picture(fen)} theme={state.theme} />
        </span>
        <ProofLine proof={proof} goal={goal} />
      </div>
      {puzzle === undefined && <ChoiceRow label={t('own-goal')} testid="exercise-goal" options={GOALS} chosen={goal} text={(each) => t(`own-goal-${each}`)} onChoose={(each) => onChange({ ...exercise, goal: each })} />}
      <label class="own-label">
        {t('exercise-title')}
        <input class="field" value={title} maxLength={2 * TITLE_CHARACTERS} data-testid="exercise-title" onChange={(event) => onChange(withText(exercise, 'title', plainText(event.currentTarget.value, TITLE_CHARACTERS)))} />
      </label>
      <label class="own-label">
        {t('exercise-note')}
        <textarea class="field own-text" rows={2} value={note} data-testid="exercise-note" onChange={(event) => onChange(withText(exercise, 'note', plainText(event.currentTarget.value, NOTE_CHARACTERS)))} />
      </label>
      <h3 class="section-head">{t('notes-title')}</h3>
      <p class="quiet">{t('notes-about')}</p>
      <ul class="notes">
        {Object.entries(notes).map(([line, words]) => (
          <li key={line}>
            <span class="move">{nameOf(line)}</span>
            <span>{words}</span>
            <button
              type="button"
              class="icon-button"
              aria-label={t('notes-remove', { move: nameOf(line) })}
              onClick={() => onChange(withNotes(exercise, Object.fromEntries(Object.entries(notes).filter(([each]) => each !== line))))}
            >
              <PageIcon name="trash" size={20} />
            </button>
          </li>
        ))}
      </ul>
      {Object.keys(notes).length < MOST_NOTES && (
        <div class="notes-add">
          <Select label={t('notes-move')} testid="notes-move" options={free} chosen={chosen} text={nameOf} onChoose={setMove} />
          <input class="field" value={text} aria-label={t('notes-text')} placeholder={t('notes-text')} maxLength={NOTE_CHARACTERS} data-testid="notes-text" onInput={(event) => setText(event.currentTarget.value)} />
          <button
            type="button"
            class="button"
            data-testid="notes-add"
            onClick={() => {
              const words = plainText(text, NOTE_CHARACTERS);
              if (chosen === '' || words === '') return;
              onChange(withNotes(exercise, { ...notes, [chosen]: words }));
              setText('');
            }}
          >
            {t('notes-add')}
          </button>
        </div>
      )}
    </SheetView>
  );
}

/** The legal moves of a position with their names; empty until they have come. */
function useMoveNames(desk: Desk, fen: string): ReadonlyMap<string, MoveNames> {
  const [names, setNames] = useState<ReadonlyMap<string, MoveNames>>(() => new Map());
  useEffect(() => {
    let late = false;
    void desk
      .legal(fen)
      .then((legal) => Promise.all(legal.map(async (move) => [move, await desk.names(fen, move)] as const)))
      .then(
        (all) => !late && setNames(new Map(all)),
        () => undefined, // A position that is not legal has no moves.
      );
    return () => {
      late = true;
    };
  }, [fen]);
  return names;
}
