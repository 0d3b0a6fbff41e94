/** The sheet that adds the position to one of the teacher's sets, or to a new one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OwnSet } from '../../store/own-sets';
import { MOST_EXERCISES, TITLE_CHARACTERS, type Exercise } from '../../teach/exercise-set';
import { t } from '../../i18n/messages';
import type { Bench } from '../bench-model';
import { PageIcon } from '../page-icons';
import { SheetView } from '../sheet';

export interface AddSheetProps {
  readonly bench: Bench;
  readonly exercise: Exercise;
  say(text: string): void;
  onClose(): void;
}

export function AddSheet({ bench, exercise, say, onClose }: AddSheetProps) {
  const [sets, setSets] = useState<readonly OwnSet[] | null>(null);
  const [state, setState] = useState<{ name: string; well: boolean } | null>(null);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => void bench.sets().then(setSets), []);

  const add = (id: string | null, name: string) => {
    const shown = name === '' ? t('add-untitled') : name;
    void bench.addToSet(id, exercise, name).then(async (well) => {
      setState({ name: shown, well });
      say(t(well ? 'add-done' : 'add-full', { set: shown }));
      setSets(await bench.sets());
    });
  };
  return (
    <SheetView title={t('add-title')} testid="add" onClose={onClose}>
      <p class="paste-note" role="status" data-wrong={state?.well === false}>
        {state === null ? t(exercise.length === null ? 'add-undecided' : 'add-note') : t(state.well ? 'add-done' : 'add-full', { set: state.name })}
      </p>
      <ul class="menu">
        {sets?.map(({ id, set }) => (
          <li key={id}>
            <button type="button" class="menu-item" data-set={id} aria-disabled={set.exercises.length >= MOST_EXERCISES} onClick={() => set.exercises.length < MOST_EXERCISES && add(id, set.title)}>
              <PageIcon name="plus" size={22} />
              <span>{set.title === '' ? t('add-untitled') : set.title}</span>
              <span class="copy-state">{t('add-count', { n: set.exercises.length })}</span>
            </button>
          </li>
        ))}
      </ul>
      <form
        class="add-new"
        onSubmit={(event) => {
          event.preventDefault();
          add(null, title.current?.value.trim() ?? '');
          if (title.current !== null) title.current.value = '';
        }}
      >
        <input ref={title} class="field" type="text" maxLength={TITLE_CHARACTERS} placeholder={t('add-new-title')} aria-label={t('add-new-title')} />
        <button type="submit" class="button">
          {t('add-new')}
        </button>
      </form>
    </SheetView>
  );
}
