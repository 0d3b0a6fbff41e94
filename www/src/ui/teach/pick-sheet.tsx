/** Exercises from the library: by pattern, length and level, as many as wanted, drawn by a seed that gives the same ones again. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { EVERYTHING, LENGTHS, LEVELS, type Filter } from '../../library/filter';
import type { Exercise } from '../../teach/exercise-set';
import { Chips, toggled, type Option } from '../choices';
import { Icon } from '../icons';
import { MiniBoard } from '../mini-board';
import type { IndexProps } from '../screens';
import { SheetView } from '../sheet';
import type { Desk } from '../teach-model';
import { inOwnWords } from '../words';
import { ChoiceRow, Row } from './fields';

export interface PickSheetProps extends IndexProps {
  readonly desk: Desk;
  /** How many exercises there is room for. */
  readonly room: number;
  onAdd(exercises: readonly Exercise[]): void;
  onClose(): void;
}

const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30] as const;

export function PickSheet({ desk, library, state, picture, room, onAdd, onClose }: PickSheetProps) {
  const [filter, setFilter] = useState<Filter>({ ...EVERYTHING, easy: true });
  const [count, setCount] = useState(6);
  const [seed, setSeed] = useState(() => String((desk.now() % 9000) + 1000));
  const [drawn, setDrawn] = useState<{ fits: number; exercises: Exercise[] } | null>(null);
  const refine = (change: Partial<Filter>) => setFilter({ ...filter, ...change });
  const names = new Map(library.patterns.filter(({ kind }) => kind === 'final').map(({ key, name }) => [key, inOwnWords(name)]));

  useEffect(() => {
    let late = false;
    void desk.pick(filter, seed, Math.min(count, room)).then((picked) => !late && setDrawn(picked));
    return () => {
      late = true;
    };
  }, [filter, seed, count]);

  return (
    <SheetView title={t('add-library')} testid="pick" onClose={onClose}>
      <ChoiceRow label={t('pick-pattern')} testid="pick-pattern" options={['', ...names.keys()]} chosen={filter.pattern ?? ''} text={(key) => names.get(key) ?? t('pick-any')} onChoose={(key) => refine({ pattern: key === '' ? null : key })} />
      <div class="pick-facet">
        <span class="form-label">{t('pick-length')}</span>
        <Chips label={t('pick-length')} kind="pick-length" options={LENGTHS.slice(0, 7).map(([least, most], at): Option<number> => ({ value: at, text: least === most ? String(least) : `${least}–${most}`, label: t('pick-length-of', { range: least === most ? String(least) : `${least}–${most}` }) }))} isOn={(at) => filter.lengths.includes(at)} onChoose={(at) => refine({ lengths: toggled(filter.lengths, at) })} />
      </div>
      <div class="pick-facet">
        <span class="form-label">{t('pick-level')}</span>
        <Chips label={t('pick-level')} kind="pick-level" options={LEVELS.map((level): Option<number> => ({ value: level, text: String(level), label: t('pick-level-of', { n: level }) }))} isOn={(level) => filter.levels.includes(level)} onChoose={(level) => refine({ levels: toggled(filter.levels, level) })} />
      </div>
      <ChoiceRow label={t('pick-count')} testid="pick-count" options={COUNTS.map(String)} chosen={String(count)} text={(n) => n} onChoose={(n) => setCount(Number(n))} />
      <Row label={t('pick-seed')} note={t('pick-seed-note')}>
        <span class="pick-seed">
          <input class="field" value={seed} size={8} maxLength={20} aria-label={t('pick-seed')} data-testid="pick-seed" onInput={(event) => setSeed(event.currentTarget.value)} />
          <button type="button" class="icon-button" aria-label={t('pick-again')} data-testid="pick-again" onClick={() => setSeed((before) => String((Number(before) || 0) + 1))}>
            <Icon name="replay" size={20} />
          </button>
        </span>
      </Row>
      <p class="sheet-line" role="status" data-testid="pick-fits">
        {drawn === null ? t('pick-waiting') : t('pick-fits', { n: drawn.fits })}
      </p>
      <ul class="pick-boards" aria-hidden="true">
        {drawn?.exercises.map((exercise) => (
          <li key={exercise.puzzle}>
            <MiniBoard pieces={picture(exercise.fen)} theme={state.theme} />
          </li>
        ))}
      </ul>
      <div class="sheet-foot">
        <button type="button" class="button primary" aria-disabled={drawn === null || drawn.exercises.length === 0} data-testid="pick-add" onClick={() => drawn !== null && drawn.exercises.length > 0 && onAdd(drawn.exercises)}>
          {t('pick-add', { n: drawn?.exercises.length ?? 0 })}
        </button>
      </div>
    </SheetView>
  );
}
