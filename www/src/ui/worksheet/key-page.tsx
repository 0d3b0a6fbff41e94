/** One page of the answer key: each exercise with its first move drawn, the line, all defences, duals and the teacher's notes. */
import { t } from '../../i18n/messages';
import type { Notation } from '../../store/settings';
import type { KeyAnswer, KeyMove } from '../../worksheet/answer';
import { moveText } from '../words';
import { PrintBoard } from './print-board';
import { taskOf, type SheetExercise, type SheetPageProps } from './sheet-page';

export interface KeyEntry {
  readonly of: SheetExercise;
  /** Null while it is being proved. */
  readonly answer: KeyAnswer | null;
}

/** What an answer says, a paragraph each; the first is the line. */
export function paragraphsOf({ of, answer }: KeyEntry, notation: Notation): string[] {
  if (answer === null) return [t('key-waiting')];
  if (answer.verdict === 'no-mate') return [t('key-no-mate', { goal: of.exercise.goal })];
  if (answer.verdict === 'unknown') return [answer.code === null ? t('key-unknown') : t('key-fault', { code: answer.code })];
  const text = ({ names }: KeyMove) => moveText(names, notation);
  const list = (moves: readonly KeyMove[]) => moves.map(text).join(t('key-comma'));
  const pairs: string[] = [];
  for (let ply = 0; ply < answer.line.length; ply += 2) {
    pairs.push(`${ply / 2 + 1}\u00a0${answer.line.slice(ply, ply + 2).map(text).join(' ')}`);
  }
  const said = [pairs.join('\u2003')];
  if (answer.keys.length > 1) said.push(t('key-also', { moves: list(answer.keys.slice(1)) }));
  const { defences } = answer;
  const [only] = defences;
  if (only !== undefined) {
    const side = answer.side === 'red' ? 'black' : 'red';
    said.push(
      defences.length === 1
        ? t('key-only-defence', { side, move: text(only) })
        : t('key-defences', { moves: defences.map((each) => t(each.atMost ? 'key-defence-at-most' : 'key-defence', { move: text(each), n: each.mateIn })).join(t('key-comma')) }),
    );
  }
  for (const { turn, moves } of answer.duals) said.push(t('key-dual', { n: turn, moves: list(moves) }));
  if (!answer.exact) said.push(t('key-at-most'));
  else if (!answer.complete) said.push(t('key-perhaps'));
  const { note, notes = {} } = of.exercise;
  if (note !== undefined) said.push(t('key-note', { text: note }));
  for (const each of Object.values(notes)) said.push(t('key-note', { text: each }));
  return said;
}

export interface KeyPageProps extends Pick<SheetPageProps, 'title' | 'layout' | 'options' | 'set' | 'page' | 'pages'> {
  readonly entries: readonly KeyEntry[];
  readonly notation: Notation;
}

export function KeyPage({ title, entries, layout, options, set, notation, page, pages }: KeyPageProps) {
  return (
    <section class="paper" data-paper={options.paper} data-key="" style={{ width: `${layout.width}mm`, height: `${layout.height}mm`, '--text': options.large ? 1.35 : 1 }} aria-label={t('key-page', { n: page, total: pages })} data-testid="key-page">
      <header class="paper-head">
        <span class="song paper-title">{t('key-heading')}</span>
        <span class="paper-set">{title}</span>
        <span class="paper-proved">{t('key-proved')}</span>
      </header>
      <div class="key-list">
        {entries.map((entry) => (
          <Entry key={entry.of.number} entry={entry} set={set} notation={notation} />
        ))}
      </div>
      <footer class="paper-foot">
        <p />
        <small>{t('key-foot', { n: page, total: pages })}</small>
      </footer>
    </section>
  );
}

function Entry({ entry, set, notation }: { readonly entry: KeyEntry } & Pick<KeyPageProps, 'set' | 'notation'>) {
  const { of, answer } = entry;
  const [line = '', ...rest] = paragraphsOf(entry, notation);
  const keys = answer?.verdict === 'mate' ? answer.keys : [];
  const complete = answer?.verdict === 'mate' && answer.exact && answer.complete;
  const proved = answer?.verdict === 'mate' ? { ...of, length: answer.mateIn } : of;
  return (
    <article class="key-entry" data-verdict={answer?.verdict ?? 'waiting'}>
      <PrintBoard pieces={of.pieces} set={set} width={28} plain arrows={keys.map(({ move }) => move)} label={t('sheet-board', { n: of.number })} />
      <div>
        <h2>
          <b>{of.number}</b>
          <span class="song">{taskOf(proved, true)}</span>
          {of.exercise.title !== undefined && <i>{of.exercise.title}</i>}
          {complete && <small>{t('key-count', { n: keys.length })}</small>}
        </h2>
        <p class="song key-line">{line}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}
