/** The page of a pattern: what it is called, what it means, an example that plays, and its drills from short to long. */
import './css/pattern.css';
import { useEffect, useMemo } from 'preact/hooks';
import { language, t } from '../i18n/messages';
import { LANGUAGES } from '../i18n/languages';
import { setAddress, solveAddress } from '../library/address';
import type { Pattern } from '../library/catalogue';
import { choose, EVERYTHING, LENGTHS, progressOf, writeQuery } from '../library/filter';
import { packOfId } from '../library/library';
import { lengthCounts, type LengthCount } from '../library/overview';
import { puzzleOfId } from '../library/puzzles';
import type { PuzzleSet } from '../library/sets';
import { ExampleBoard } from './example-board';
import { Mark } from './icons';
import type { IndexProps } from './screens';
import { SetHead } from './set-head';
import { ErrorCard } from './states';
import { faultText, inOwnWords } from './words';

/** More drills of one length are looked up in the library. */
const MOST_CELLS = 120;

export interface PatternScreenProps extends IndexProps {
  readonly set: PuzzleSet;
  readonly pattern: Pattern;
}

export function PatternScreen({ state, actions, frames, library, index, set, pattern }: PatternScreenProps) {
  const { standings, due, packs, missing, rules } = state;
  const progress = useMemo(() => progressOf(library, index, { standings, due }), [library, index, standings, due]);
  const lengths = useMemo(() => lengthCounts(library, index, progress, pattern.key), [library, index, progress, pattern]);
  const everywhere = useMemo(() => choose(library, index, { ...EVERYTHING, pattern: pattern.key }, progress).length, [library, index, pattern]);
  const solved = lengths.reduce((sum, count) => sum + count.solved, 0);
  const begun = set.length > 0 && [...standings.keys()].some((id) => set.find(id) >= 0);

  const example = library.examples.get(pattern.key) ?? null;
  const pack = example === null ? '' : (library.packs[packOfId(library, example.puzzle)]?.id ?? '');
  const puzzle = useMemo(() => (example === null ? null : puzzleOfId(library, packs, example.puzzle)), [library, packs, example]);
  useEffect(() => {
    if (puzzle === null && pack !== '') actions.want([pack]);
  }, [puzzle, pack, missing]);
  const shown = useMemo(() => (puzzle === null ? [] : frames(puzzle)), [puzzle, rules]);
  const fault = missing.get(pack);

  return (
    <main id="main" class="page pattern-page" data-testid="set" data-set={set.id}>
      <SetHead back="#/" title={inOwnWords(pattern.name)} begun={begun} onStart={() => actions.start(set)}>
        <p class="page-summary">{t('count-of', { n: solved, total: set.length })}</p>
      </SetHead>
      <div class="pattern-body">
        <div class="pattern-show">
          {puzzle !== null ? (
            <ExampleBoard key={puzzle.id} state={state} actions={actions} frames={shown} squares={example?.squares ?? []} ply={example?.ply ?? 0} />
          ) : fault !== undefined ? (
            <ErrorCard title={t('example-failed')} note={faultText(fault)} button={t('retry-load')} onAct={() => actions.retry()} />
          ) : (
            <div class="example-well" aria-busy="true" />
          )}
        </div>
        <div class="pattern-words">
          <p class="pattern-meaning song" data-testid="meaning">
            {inOwnWords(pattern.sentence)}
          </p>
          <p class="pattern-names">
            <span class="pattern-pinyin" lang="zh-Latn">
              {pattern.pinyin}
            </span>
            {LANGUAGES.filter((each) => each !== language()).map((each) => (
              <span key={each} lang={each}>
                {pattern.name[each]}
              </span>
            ))}
          </p>
          {lengths.map((count) => (
            <Drills key={count.mateIn} count={count} set={set} pattern={pattern} standings={standings} />
          ))}
          {everywhere > set.length && (
            <a class="text-link pattern-more" href={setAddress({ id: 'library', query: writeQuery({ ...EVERYTHING, pattern: pattern.key }) })}>
              {t('pattern-everywhere', { n: everywhere })}
            </a>
          )}
        </div>
      </div>
    </main>
  );
}

interface DrillsProps {
  readonly count: LengthCount;
  readonly set: PuzzleSet;
  readonly pattern: Pattern;
  readonly standings: IndexProps['state']['standings'];
}

/** The drills of one length as cells with their marks. */
function Drills({ count: { mateIn, first, total, solved }, set, pattern, standings }: DrillsProps) {
  const shown = Math.min(total, MOST_CELLS);
  const bucket = LENGTHS.findIndex(([least, most]) => mateIn >= least && mateIn <= most);
  return (
    <section class="drills" data-length={mateIn}>
      <h2 class="section-head">
        <span class="fishtail" aria-hidden="true" />
        <span class="song">{t('drills-length', { n: mateIn })}</span>
        <span class="section-count">{t('count-of', { n: solved, total })}</span>
      </h2>
      <ol class="drill-grid">
        {Array.from({ length: shown }, (_, step) => {
          const id = set.idAt(first + step);
          const mark = standings.get(id)?.mark ?? 'none';
          return (
            <li key={id}>
              <a class="drill-cell" href={solveAddress(set.id, id)} data-puzzle={id} data-mark={mark} aria-label={t('puzzle-link', { n: first + step + 1, task: t('drills-length', { n: mateIn }), mark: t(`mark-${mark}`) })}>
                <span class="drill-n">{first + step + 1}</span>
                <Mark name={mark} size={14} />
              </a>
            </li>
          );
        })}
      </ol>
      {shown < total && (
        <a class="text-link" href={setAddress({ id: 'library', query: writeQuery({ ...EVERYTHING, pattern: pattern.key, lengths: [bucket] }) })}>
          {t('drills-more', { n: total - shown })}
        </a>
      )}
    </section>
  );
}
