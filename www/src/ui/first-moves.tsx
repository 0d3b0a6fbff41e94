/** The sheet of all first moves: which mate, how fast, and what refutes the others. */
import { t } from '../i18n/messages';
import type { FirstGroup, FirstMoves, Judged, Survey } from '../session/first-moves';
import type { Notation } from '../store/settings';
import { SheetView } from './sheet';
import { faultText, moveText } from './words';

export interface FirstMovesSheetProps {
  readonly survey: Survey | null;
  readonly notation: Notation;
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

export function FirstMovesSheet({ survey, notation, onClose }: FirstMovesSheetProps) {
  return (
    <SheetView title={t('first-moves')} testid="moves" onClose={onClose}>
      <div class="firsts" aria-busy={survey?.state !== 'done'}>
        <p role="status" class={survey?.state === 'done' ? 'unseen' : 'sheet-line'}>
          {statusOf(survey)}
        </p>
        {survey?.state === 'running' && <progress value={survey.done} max={survey.total} aria-label={t('first-moves')} />}
        {survey?.state === 'done' && survey.groups.map((each) => <Group key={each.group} {...each} notation={notation} />)}
      </div>
    </SheetView>
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

function Group({ group, list, notation }: FirstMoves & { readonly notation: Notation }) {
  return (
    <section class="firsts-group" data-group={group}>
      <h3>
        {TITLES[group]()} <span class="firsts-count">{list.length}</span>
      </h3>
      <ul>
        {list.map((each) => (
          <li key={each.named.move} data-first={each.named.move}>
            <span class="move">{moveText(each.named.names, notation)}</span>
            <Worth {...each} notation={notation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is said beside a move: by how much it is slower, or the reply that refutes it. */
function Worth({ judgement, reply, notation }: Judged & { readonly notation: Notation }) {
  if (judgement === null) return null;
  if (reply !== null) return <span class="firsts-reply">{moveText(reply.names, notation)}</span>;
  return judgement.extra === 0 ? null : <span class="firsts-reply">{t('note-longer', { n: judgement.extra })}</span>;
}
