/** The puzzles of a set as thumbnails with their marks, twenty at a time. Their packs are fetched when they are shown. */
import './css/puzzle-grid.css';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../i18n/messages';
import { setAddress, solveAddress } from '../library/address';
import { attackerOf } from '../library/attacker';
import { stretchOf } from '../library/puzzles';
import type { PuzzleSet } from '../library/sets';
import { Icon, Mark } from './icons';
import { MiniBoard } from './mini-board';
import { PageIcon } from './page-icons';
import type { LibraryProps } from './screens';
import { ErrorCard } from './states';
import { TaskLine } from './task-line';
import { faultText, inOwnWords } from './words';

const AT_ONCE = 20;

export interface PuzzleGridProps extends LibraryProps {
  readonly set: PuzzleSet;
  /** Which part is shown, from 1. */
  readonly part: number;
}

export function PuzzleGrid({ state, actions, picture, library, set, part }: PuzzleGridProps) {
  const parts = Math.max(1, Math.ceil(set.length / AT_ONCE));
  const shown = Math.min(part, parts);
  const { packs, missing } = state;
  const { first, puzzles } = useMemo(() => stretchOf(library, packs, set, (shown - 1) * AT_ONCE, AT_ONCE), [library, packs, set, shown]);
  const wanted = [...new Set(puzzles.filter(({ puzzle }) => puzzle === null).map(({ pack }) => pack))];
  useEffect(() => actions.want(wanted), [wanted.join(), missing]);
  const lost = wanted.find((pack) => missing.has(pack));
  const title = library.packs[library.packOf.get(lost ?? '') ?? -1]?.title;

  return (
    <>
      {lost !== undefined && (
        <ErrorCard
          title={t('pack-failed', { pack: title === undefined ? lost : inOwnWords(title) })}
          note={faultText(missing.get(lost) ?? 'fetch')}
          button={t('retry-load')}
          onAct={() => actions.retry()}
        />
      )}
      <ol class="thumb-grid" start={first + 1} aria-busy={wanted.length > 0 && lost === undefined}>
        {puzzles.map(({ id, puzzle }, at) => {
          const mark = state.standings.get(id)?.mark ?? 'none';
          const side = attackerOf(puzzle?.fen ?? '');
          const n = first + at + 1;
          const task = puzzle === null ? t('puzzle-waiting') : t('task-plain', { side, n: puzzle.mateIn });
          return (
            <li key={id}>
              <a class="card thumb" href={solveAddress(set.id, id, set.query)} data-puzzle={id} aria-label={t('puzzle-link', { n, task, mark: t(`mark-${mark}`) })}>
                {puzzle === null ? <span class="thumb-well" /> : <MiniBoard pieces={picture(puzzle.fen)} theme={state.theme} set={state.settings.pieces} />}
                <span class="thumb-line">
                  <span class="thumb-n">{n}</span>
                  {puzzle === null ? <span class="task" /> : <TaskLine side={side} mateIn={puzzle.mateIn} small />}
                  {mark !== 'none' && <Mark name={mark} size={18} />}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      {parts > 1 && <Parts set={set} shown={shown} parts={parts} first={first} count={puzzles.length} />}
    </>
  );
}

interface PartsProps {
  readonly set: PuzzleSet;
  readonly shown: number;
  readonly parts: number;
  readonly first: number;
  readonly count: number;
}

/** The way to the other parts of the set. */
function Parts({ set, shown, parts, first, count }: PartsProps) {
  const link = (to: number, label: string, icon: 'first' | 'back' | 'fwd' | 'last') => {
    const off = to < 1 || to > parts || to === shown;
    const drawn = icon === 'back' || icon === 'fwd' ? <Icon name={icon} size={22} /> : <PageIcon name={icon} size={22} />;
    return off ? (
      <span class="icon-button" aria-disabled="true">
        {drawn}
      </span>
    ) : (
      <a class="icon-button" href={setAddress(set, to)} aria-label={label} data-part={to}>
        {drawn}
      </a>
    );
  };
  return (
    <nav class="parts" aria-label={t('parts-label')}>
      {link(1, t('parts-first'), 'first')}
      {link(shown - 1, t('parts-back'), 'back')}
      <span class="parts-where">{t('parts-where', { first: first + 1, last: first + count, total: set.length })}</span>
      {link(shown + 1, t('parts-forward'), 'fwd')}
      {link(parts, t('parts-last'), 'last')}
    </nav>
  );
}
