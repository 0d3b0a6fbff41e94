/** The positions that came in: what is proved of each, how its book compares, and which are chosen. */
import { useState } from 'preact/hooks';
import type { Candidate, GoalChoice } from '../../intake/intake';
import { countsOf } from '../../intake/report';
import { t } from '../../i18n/messages';
import { attackerOf } from '../../library/attacker';
import { Chips } from '../choices';
import { MiniBoard } from '../mini-board';
import { Select } from '../select';
import { TaskLine } from '../task-line';
import { faultText } from '../words';
import { Delivery } from './delivery';
import type { DeskProps } from './import-page';
import { usePart } from './more';
import { bookText, differs, titleOf } from './words';

const AT_ONCE = 24;
const GOALS: readonly GoalChoice[] = ['either', 'checks', 'any'];
const SHOWN = ['all', 'mate', 'book', 'none', 'open'] as const;
type Shown = (typeof SHOWN)[number];

const FITS: Readonly<Record<Shown, (candidate: Candidate) => boolean>> = {
  all: () => true,
  mate: ({ verdict }) => verdict?.kind === 'mate',
  book: ({ book }) => differs(book),
  none: ({ verdict }) => verdict?.kind === 'no-mate',
  open: ({ verdict }) => verdict?.kind !== 'mate' && verdict?.kind !== 'no-mate',
};

export function CandidateList(props: DeskProps) {
  const { intake, desk } = props;
  const { candidates, work, goal, twins } = desk;
  const [shown, setShown] = useState<Shown>('all');
  const fitting = candidates.filter(FITS[shown]);
  const [part, more] = usePart(fitting, AT_ONCE);
  if (candidates.length === 0) return <p class="import-empty">{work === null ? t('import-no-positions') : ''}</p>;
  const { waiting } = countsOf(desk);
  const mates = fitting.filter(FITS.mate).map(({ id }) => id);
  return (
    <section data-testid="candidates">
      <div class="import-tools">
        <Select<GoalChoice> label={t('import-goal')} testid="import-goal" options={GOALS} chosen={goal} text={(each) => t(`goal-choice-${each}`)} onChoose={(each) => intake.choose(each)} />
        {waiting > 0 && work === null && (
          <button type="button" class="button" data-testid="import-judge" onClick={() => intake.judge()}>
            {t('import-judge')}
          </button>
        )}
        <button type="button" class="text-button" data-testid="pick-all" onClick={() => intake.pick(mates, true)}>
          {t('import-pick-all')}
        </button>
        <button type="button" class="text-button" data-testid="pick-none" onClick={() => intake.pick(candidates.map(({ id }) => id), false)}>
          {t('import-pick-none')}
        </button>
      </div>
      <Chips<Shown>
        label={t('import-show')}
        kind="shown"
        options={SHOWN.map((value) => ({ value, text: t(`import-show-${value}`, { n: candidates.filter(FITS[value]).length }) }))}
        isOn={(value) => value === shown}
        onChoose={(value) => setShown(value)}
      />
      {twins > 0 && <p class="quiet">{t('import-twins', { n: twins })}</p>}
      {fitting.length === 0 && <p class="import-empty">{t('import-none-here')}</p>}
      <ul class="thumb-grid">
        {part.map((candidate) => (
          <li key={candidate.id}>
            <CandidateCard {...props} candidate={candidate} />
          </li>
        ))}
      </ul>
      {more}
      <Delivery {...props} />
    </section>
  );
}

function CandidateCard({ intake, state, picture, candidate }: DeskProps & { readonly candidate: Candidate }) {
  const { id, entry, moment, verdict, book, chosen, mark } = candidate;
  const title = titleOf(entry.head, entry.number);
  const mates = verdict?.kind === 'mate';
  const told = bookText(mark === 'missed' ? null : book);
  const side = attackerOf(moment.fen);
  return (
    <article class="card thumb candidate" data-candidate={id} data-verdict={verdict?.kind ?? 'waiting'} data-book={book?.kind ?? ''} data-chosen={chosen}>
      <MiniBoard pieces={picture(moment.fen)} theme={state.theme} set={state.settings.pieces} />
      <div class="candidate-words">
        <a class="candidate-title" href={`#/import/${entry.id}`}>
          {title}
        </a>
        <VerdictLine candidate={candidate} />
        {mark === 'missed' && <p class="candidate-note">{t('import-missed')}</p>}
        {told !== null && (
          <p class="candidate-note" data-differs={differs(book)}>
            {told}
          </p>
        )}
      </div>
      {mates && (
        <label class="candidate-pick">
          <input
            type="checkbox"
            checked={chosen}
            aria-label={t('import-pick', { n: title, task: t('task-plain', { side, n: verdict.mateIn }) })}
            onChange={(event) => intake.pick([id], event.currentTarget.checked)}
          />
        </label>
      )}
    </article>
  );
}

function VerdictLine({ candidate: { moment, verdict } }: { readonly candidate: Candidate }) {
  if (verdict === null) return <p class="candidate-verdict quiet">{t('found-waiting')}</p>;
  const side = attackerOf(moment.fen);
  switch (verdict.kind) {
    case 'mate':
      return (
        <p class="candidate-verdict">
          {verdict.exact ? <TaskLine side={side} mateIn={verdict.mateIn} small /> : t('found-at-most', { side, n: verdict.mateIn })}
          {verdict.goal === 'any' && <span class="quiet"> {t('found-any')}</span>}
          {verdict.keys.length > 1 && <span class="quiet"> {t('keys-several', { n: verdict.keys.length })}</span>}
        </p>
      );
    case 'no-mate':
      return <p class="candidate-verdict">{t(verdict.goal === 'checks' ? 'found-no-checks' : 'found-no-mate')}</p>;
    case 'unknown':
      return <p class="candidate-verdict">{t('found-unknown')}</p>;
    case 'failed':
      return <p class="candidate-verdict">{t('found-failed')}</p>;
    case 'illegal':
      return <p class="candidate-verdict">{t('found-illegal', { reason: faultText(verdict.faults[0]?.code ?? '') })}</p>;
  }
}
