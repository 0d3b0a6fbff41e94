/** One page of a worksheet: heads and boards, lines to write on, and the code of the set at the foot. */
import type { ComponentChildren } from 'preact';
import type { PlacedPiece, Side } from '../../engine/wire';
import type { PieceSet } from '../../board/state';
import { t } from '../../i18n/messages';
import type { Exercise } from '../../teach/exercise-set';
import { answerLines, type SheetLayout, type SheetOptions } from '../../worksheet/layout';
import { PrintBoard } from './print-board';

export interface SheetExercise {
  readonly exercise: Exercise;
  /** From 1, over the whole set. */
  readonly number: number;
  readonly side: Side;
  /** The attacker's moves, where they are known. */
  readonly length: number | null;
  readonly pieces: readonly PlacedPiece[];
}

export interface SheetPageProps {
  readonly title: string;
  readonly exercises: readonly SheetExercise[];
  readonly layout: SheetLayout;
  readonly options: SheetOptions;
  readonly set: PieceSet;
  readonly page: number;
  readonly pages: number;
  /** Draws the code of the set; null where there is none. */
  readonly code: ComponentChildren;
}

/** Who moves and in how many: "red mates in 3", or only who moves. */
export function taskOf({ side, length }: Pick<SheetExercise, 'side' | 'length'>, told: boolean): string {
  return told && length !== null ? t('task-plain', { side, n: length }) : t('sheet-task-open', { side });
}

export function SheetPage({ title, exercises, layout, options, set, page, pages, code }: SheetPageProps) {
  const { width, height, columns, cellWidth, cellHeight } = layout;
  return (
    <section class="paper" data-paper={options.paper} style={{ width: `${width}mm`, height: `${height}mm`, '--text': layout.text }} aria-label={t('sheet-page', { n: page, total: pages })} data-testid="sheet-page">
      <header class="paper-head">
        <span class="song paper-title">{t('sheet-heading')}</span>
        <span class="paper-set">{title}</span>
        <span class="paper-blanks">
          <Blank text={t('sheet-class')} />
          <Blank text={t('sheet-pupil')} />
          <Blank text={t('sheet-date')} />
        </span>
      </header>
      <div class="paper-grid" style={{ gridTemplateColumns: `repeat(${columns}, ${cellWidth}mm)`, gridAutoRows: `${cellHeight}mm` }}>
        {exercises.map((each) => (
          <article key={each.number} class="paper-exercise">
            <h2>
              <b>{each.number}</b>
              <span class="song">{taskOf(each, options.lengths)}</span>
              {each.exercise.title !== undefined && <i>{each.exercise.title}</i>}
            </h2>
            <PrintBoard pieces={each.pieces} set={set} width={layout.boardWidth} labels={layout.labels ? 'traditional' : 'off'} river={layout.river} label={t('sheet-board', { n: each.number })} />
            <Answers rows={answerLines(layout, each.length, options.lengths)} />
          </article>
        ))}
      </div>
      <footer class="paper-foot">
        {code !== null && (
          <div class="paper-code" style={{ width: `${layout.codeWidth}mm` }}>
            {code}
          </div>
        )}
        <p>
          {code !== null && <span>{t('sheet-scan')}</span>}
          <small>{t('sheet-legend')}</small>
        </p>
        <small>{t('sheet-foot', { n: page, total: pages })}</small>
      </footer>
    </section>
  );
}

function Blank({ text }: { readonly text: string }) {
  return (
    <span>
      {text} <u />
    </span>
  );
}

function Answers({ rows }: { readonly rows: readonly (readonly number[])[] }) {
  return (
    <div class="paper-answers" aria-hidden="true">
      {rows.map((row, at) => (
        <div key={at}>
          {row.map((n) => (
            <span key={n}>
              {n > 0 && n}
              <u />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
