/** One set opened: its puzzles as thumbnails with their marks. */
import './css/library.css';
import { t } from '../i18n/messages';
import { Empty } from './empty';
import { Icon, Mark } from './icons';
import { MiniBoard } from './mini-board';
import { NotFound } from './not-found';
import { PatternCard } from './pattern-card';
import type { ScreenProps } from './screens';
import { solvedOf } from './solved';
import { TaskLine } from './task-line';
import { inOwnWords } from './words';

export function SetScreen({ state, actions, picture, cover }: ScreenProps) {
  const { set } = state;
  if (set === null) return <NotFound />;
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
          <p class="page-summary">{t('count-of', { n: solvedOf(set, state.standings), total: set.puzzles.length })}</p>
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
