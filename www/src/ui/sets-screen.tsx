/** The packs, and one set opened: its puzzles as thumbnails with their marks. */
import { t } from '../i18n/messages';
import type { Library, PackSet, PatternSet } from '../store/library';
import { Icon, Mark } from './icons';
import { MiniBoard } from './mini-board';
import type { PageProps } from './model';
import { PatternCard } from './pattern-card';
import { Empty } from './states';
import { TaskLine } from './task-line';
import { inOwnWords } from './words';

export function SetsScreen({ state, library }: PageProps & { readonly library: Library }) {
  return (
    <main id="main" class="page" data-testid="sets">
      <header class="page-head">
        <h1 class="song page-title">{t('sets-title')}</h1>
      </header>
      <ul class="set-list">
        {library.packs.map((pack) => (
          <li key={pack.id}>
            <a class="card set-card" href={`#/set/${pack.id}`} data-set={pack.id}>
              <span class="song set-name">{inOwnWords(pack.title)}</span>
              <span class="set-about">{inOwnWords(pack.description)}</span>
              <span class="set-line">
                {t('count-of', { n: solvedOf(pack, state), total: pack.puzzles.length })}
                <span class="bar" aria-hidden="true">
                  <span class="bar-done" style={{ width: `${(100 * solvedOf(pack, state)) / Math.max(1, pack.puzzles.length)}%` }} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

function solvedOf(set: PackSet | PatternSet, state: PageProps['state']): number {
  return set.puzzles.filter(({ id }) => (state.standings.get(id)?.mark ?? 'failed') !== 'failed').length;
}

export function SetScreen({ state, actions, picture, cover, set }: PageProps & { readonly set: PackSet | PatternSet }) {
  const pattern = 'pattern' in set ? set.pattern : null;
  const begun = set.puzzles.some(({ id }) => state.standings.has(id));
  return (
    <main id="main" class="page" data-testid="set" data-set={set.id}>
      <header class="page-head set-head">
        <a class="icon-button" href={pattern === null ? '#/sets' : '#/'} aria-label={t('back')}>
          <Icon name="back" size={24} />
        </a>
        <div class="page-names">
          <h1 class="song page-title">{inOwnWords(set.title)}</h1>
          <p class="page-summary">{t('count-of', { n: solvedOf(set, state), total: set.puzzles.length })}</p>
        </div>
        {set.puzzles.length > 0 && (
          <button type="button" class="button primary" data-testid="start" onClick={() => actions.start(set.id)}>
            {t(begun ? 'set-continue' : 'set-start')}
          </button>
        )}
      </header>
      {pattern !== null && <PatternCard pattern={pattern} puzzle={cover(set)} state={state} picture={picture} />}
      {'description' in set && (
        <p class="set-about">
          {inOwnWords(set.description)} <span class="set-licence">{t('set-licence', { licence: set.licence })}</span>
        </p>
      )}
      {set.puzzles.length === 0 && <Empty icon="book" title={t('empty-set')} />}
      <ul class="thumb-grid">
        {set.puzzles.map((puzzle, index) => {
          const mark = state.standings.get(puzzle.id)?.mark ?? 'none';
          const side = puzzle.fen.split(' ')[1] === 'b' ? 'black' : 'red';
          const label = t('puzzle-link', { n: index + 1, task: t('task-plain', { side, n: puzzle.mateIn }), mark: t(`mark-${mark}`) });
          return (
            <li key={puzzle.id}>
              <a class="card thumb" href={`#/solve/${set.id}/${puzzle.id}`} data-puzzle={puzzle.id} aria-label={label}>
                <MiniBoard pieces={picture(puzzle, false)} theme={state.theme} set={state.settings.pieces} />
                <span class="thumb-line">
                  <span class="thumb-n">{index + 1}</span>
                  <TaskLine side={side} mateIn={puzzle.mateIn} small />
                  <Mark name={mark} size={18} />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
