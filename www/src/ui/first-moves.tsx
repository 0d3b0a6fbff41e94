/** The sheet of all first moves: which mate, how fast, and what refutes the others. */
import { t } from '../i18n/messages';
import type { FirstGroup, FirstMoves, Judged, Survey } from '../session/first-moves';
import type { Notation } from '../store/settings';
import { SheetView } from './sheet';
import { faultText, moveText } from './words';

export interface FirstMovesSheetProps {
  readonly survey: Survey | null;
  readonly notation: Notation;
  /** A wrong move and the play that refutes it. */
  onTry(moves: readonly string[]): void;
  onClose(): void;
}

const TITLES: Readonly<Record<FirstGroup, () => string>> = {
  best: () => t('first-best'),
  longer: () => t('first-longer'),
  quiet: () => t('verdict-quiet'),
  slow: () => t('verdict-too-slow'),
  wrong: () => t('first-wrong'),
  open: () => t('first-open'),
};

export function FirstMovesSheet({ onClose, ...list }: FirstMovesSheetProps) {
  return (
    <SheetView title={t('first-moves')} testid="moves" onClose={onClose}>
      <FirstMovesList {...list} />
    </SheetView>
  );
}

/** The moves themselves, for a sheet or a projector. */
export function FirstMovesList({ survey, notation, onTry }: Omit<FirstMovesSheetProps, 'onClose'>) {
  return (
    <div class="firsts" aria-busy={survey?.state !== 'done'}>
      <p role="status" class={survey?.state === 'done' ? 'unseen' : 'sheet-line'}>
        {statusOf(survey)}
      </p>
      {survey?.state === 'running' && <progress value={survey.done} max={survey.total} aria-label={t('first-moves')} />}
      {survey?.state === 'done' && survey.groups.map((each) => <Group key={each.group} {...each} notation={notation} onTry={onTry} />)}
    </div>
  );
}

function statusOf(survey: Survey | null): string {
  switch (survey?.state) {
    case 'running':
      return t('first-running', { done: survey.done, total: survey.total });
    case 'failed':
      return faultText(survey.code);
    case 'done':
      return survey.groups.map(({ group, list }) => `${TITLES[group]()} ${list.length}`).join(' · ');
    case undefined:
      return '';
  }
}

type GroupProps = FirstMoves & Pick<FirstMovesSheetProps, 'notation' | 'onTry'>;

function Group({ group, list, notation, onTry }: GroupProps) {
  return (
    <section class="firsts-group" data-group={group}>
      <h3>
        {TITLES[group]()} <span class="firsts-count">{list.length}</span>
      </h3>
      <ul>
        {list.map((each) => (
          <li key={each.named.move} data-first={each.named.move}>
            {group === 'wrong' && each.reply !== null ? (
              <button type="button" class="firsts-move" onClick={() => onTry([each.named.move, ...(each.judgement?.refutation ?? [])])}>
                <First {...each} notation={notation} />
              </button>
            ) : (
              <span class="firsts-move">
                <First {...each} notation={notation} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A move, and beside it by how much it is slower or the reply that refutes it. */
function First({ named, judgement, reply, notation }: Judged & { readonly notation: Notation }) {
  const extra = judgement?.extra ?? 0;
  const beside = reply !== null ? moveText(reply.names, notation) : extra > 0 ? t('note-longer', { n: extra }) : null;
  return (
    <>
      <span class="move">{moveText(named.names, notation)}</span>
      {beside !== null && <span class="firsts-beside">{beside}</span>}
    </>
  );
}
