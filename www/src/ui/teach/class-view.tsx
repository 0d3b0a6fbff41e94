/** The table of a class beside the board of one exercise with its commonest wrong first moves. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { classTable, type ClassTable } from '../../teach/class-table';
import { csv } from '../../teach/csv';
import type { ExerciseSet } from '../../teach/exercise-set';
import { tagText } from '../../teach/pupil';
import { MOST_WRONG, timeOf, type CodedWork, type ResultCode } from '../../teach/result-code';
import { setFileName } from '../../teach/set-file';
import { download } from '../download';
import { Mark } from '../icons';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import type { Desk } from '../teach-model';
import { Switch } from './fields';
import { titleOf } from './teach-screen';
import { WrongMoves } from './wrong-moves';

export interface ClassViewProps extends PageProps {
  readonly desk: Desk;
  readonly set: ExerciseSet;
  readonly codes: readonly ResultCode[];
  readonly kept: boolean;
  onKeep(on: boolean): void;
  onRemove(): void;
}

const NONE: readonly (readonly string[])[] = [];
/** Below this share of first tries a figure is told apart. */
const HARD = 0.3;

export function percent(rate: number): string {
  return `${Math.round(100 * rate)}%`;
}

function minutes(ms: number): number {
  return Math.max(1, Math.round(ms / 60_000));
}

/** How an exercise went, in words: for the cells of the table and of its file. */
function cellText({ result, wrong, hint, time }: CodedWork): string {
  const word = t(`mark-${result}`);
  if (result === 'none') return word;
  const tries = wrong >= MOST_WRONG ? `${MOST_WRONG}+` : String(wrong);
  return t('cell', { word, wrong, tries, hint, seconds: Math.round(timeOf(time) / 1000) });
}

export function ClassView(props: ClassViewProps) {
  const { desk, set, codes, kept, onKeep, onRemove } = props;
  const { exercises } = set;
  const [legal, setLegal] = useState(NONE);
  const [byHardness, sortByHardness] = useState(false);
  const [chosen, choose] = useState<number | null>(null);
  useEffect(() => {
    let late = false;
    void Promise.all(exercises.map(({ fen }) => desk.legal(fen).catch(() => []))).then((all) => !late && setLegal(all));
    return () => {
      late = true;
    };
  }, [exercises]);
  const table = useMemo(() => classTable(exercises, legal, codes), [exercises, legal, codes]);
  const places = byHardness ? [...table.hardest, ...exercises.map((_, at) => at).filter((at) => !table.hardest.includes(at))] : exercises.map((_, at) => at);
  const shown = chosen ?? table.hardest.find((at) => (table.columns[at]?.wrong.length ?? 0) > 0) ?? table.hardest[0] ?? 0;
  const again = table.left.filter(({ kind }) => kind === 'again').map(({ pupil }) => tagText(pupil));
  const odd = table.left.filter(({ kind }) => kind === 'count').length;

  return (
    <div class="class-columns">
      <section class="class-main" aria-label={titleOf(set)}>
        <header class="class-head">
          <h2 class="song class-title">{titleOf(set)}</h2>
          <p class="page-summary" data-testid="class-count">
            {t('class-summary', { codes: table.rows.length, n: exercises.length })}
          </p>
          <button type="button" class="button" data-testid="csv" onClick={() => download(setFileName(set.title, 'canju').replace(/\.canju$/, '.csv'), csv(csvRows(set, table)), 'text/csv;charset=utf-8')}>
            <PageIcon name="down" size={20} />
            CSV
          </button>
        </header>
        <div class="class-scroll card" role="region" aria-label={t('class-table')} tabIndex={0}>
          <table class="class-table" data-testid="class-table">
            <thead>
              <tr>
                <th scope="col">{t('class-pupil')}</th>
                {places.map((at) => (
                  <th key={at} scope="col" data-chosen={at === shown}>
                    <button type="button" aria-pressed={at === shown} aria-label={t('class-look', { n: at + 1 })} data-testid="class-column" onClick={() => choose(at)}>
                      {at + 1}
                    </button>
                  </th>
                ))}
                <th scope="col" class="class-sum">{t('class-clean')}</th>
                <th scope="col" class="class-sum">{t('class-time')}</th>
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ pupil, work, clean, time }) => (
                <tr key={pupil} data-testid="class-row" data-pupil={tagText(pupil)}>
                  <th scope="row">{t('pupil-tag', { tag: tagText(pupil) })}</th>
                  {places.map((at) => {
                    const each = work[at];
                    if (each === undefined) return <td key={at} />;
                    const text = cellText(each);
                    return (
                      <td key={at} data-chosen={at === shown} data-result={each.result} title={text}>
                        <Mark name={each.result} size={18} />
                        <span class="unseen">{text}</span>
                      </td>
                    );
                  })}
                  <td class="class-sum">{t('count-of', { n: clean, total: exercises.length })}</td>
                  <td class="class-sum">{t('class-minutes', { n: minutes(time) })}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('class-all')}</th>
                {places.map((at) => {
                  const rate = table.columns[at]?.rate ?? 0;
                  return (
                    <td key={at} data-chosen={at === shown} data-hard={rate < HARD}>
                      {percent(rate)}
                    </td>
                  );
                })}
                <td />
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
        <ul class="class-legend">
          {(['clean', 'helped', 'failed', 'none'] as const).map((each) => (
            <li key={each}>
              <Mark name={each} size={16} />
              {t(`class-mark-${each}`)}
            </li>
          ))}
        </ul>
        {(again.length > 0 || odd > 0) && (
          <p class="collect-left" data-testid="class-left">
            {again.length > 0 && t('class-again', { tags: again.join(', ') })} {odd > 0 && t('class-odd', { n: odd })}
          </p>
        )}
        <div class="class-options">
          <Switch label={t('class-hardest')} on={byHardness} testid="class-hardest" onChange={sortByHardness} />
          <Switch label={t('class-keep')} note={t('class-keep-note')} on={kept} testid="class-keep" onChange={onKeep} />
        </div>
        <button type="button" class="button" data-testid="class-remove" onClick={() => onRemove()}>
          <PageIcon name="trash" size={20} />
          {t('class-remove')}
        </button>
      </section>
      <WrongMoves {...props} exercise={exercises[shown]} at={shown} count={exercises.length} column={table.columns[shown]} onChoose={choose} />
    </div>
  );
}

function csvRows({ exercises }: ExerciseSet, { rows, columns }: ClassTable): (string | number)[][] {
  const numbers = exercises.map((_, at) => at + 1);
  return [
    [t('class-pupil'), ...numbers, t('class-clean'), t('class-time-minutes')],
    ...rows.map(({ pupil, work, clean, time }) => [tagText(pupil), ...work.map(cellText), clean, minutes(time)]),
    [t('class-all'), ...columns.map(({ rate }) => percent(rate))],
    [t('class-wrong'), ...columns.map(({ wrong }) => wrong.map(({ move, count }) => `${move} ×${count}`).join(' '))],
  ];
}
