/** The first visit: one real board to try, one button to begin. A move on the board opens its puzzle with that move made. */
import { t } from '../i18n/messages';
import type { Puzzle } from '../engine/wire';
import { attackerOf } from '../library/attacker';
import { BoardView } from './board-view';
import type { PageProps } from './model';
import { PageIcon } from './page-icons';
import { BrandSeal } from './seal';
import { LanguageSelect } from './select';
import { TaskLine } from './task-line';

export interface FirstRunProps extends PageProps {
  readonly puzzle: Puzzle;
  /** Legal moves of the puzzle, once the rules are there. */
  readonly legal: readonly string[];
}

export function FirstRun({ state, actions, picture, puzzle, legal }: FirstRunProps) {
  const side = attackerOf(puzzle.fen);
  return (
    <main id="main" class="first" data-testid="first-run">
      <header class="first-head">
        <BrandSeal size={40} />
        <span class="song first-brand">{t('brand')}</span>
        <LanguageSelect actions={actions} />
      </header>
      <div class="first-words">
        <h1 class="song first-title">{t('first-title')}</h1>
        <p class="first-line">{t('first-line')}</p>
      </div>
      <div class="first-board">
        <BoardView
          pieces={picture(puzzle.fen)}
          legal={legal}
          side={side}
          active={legal.length > 0}
          labels="off"
          set={state.settings.pieces}
          theme={state.theme}
          slide={state.slide}
          onMove={(from, to) => {
            actions.begin(from + to);
            return true;
          }}
          say={(text) => actions.say(text)}
        />
      </div>
      <p class="first-task">
        <TaskLine side={side} mateIn={puzzle.mateIn} />
        <span class="first-tip">{t('first-tip')}</span>
      </p>
      <div class="first-buttons">
        <button type="button" class="button primary start" data-testid="start" onClick={() => actions.begin(null)}>
          {t('first-start')}
        </button>
        <button type="button" class="button" data-testid="browse" onClick={() => actions.choose({ welcomed: true })}>
          {t('first-browse')}
        </button>
      </div>
      <p class="first-foot">
        {state.offline !== 'none' && (
          <>
            <PageIcon name={state.offline === 'ready' ? 'off' : 'down'} size={20} />
            {t(state.offline === 'ready' ? 'offline-ready' : 'saving')}
          </>
        )}
      </p>
    </main>
  );
}
