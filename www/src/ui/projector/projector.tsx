/**
 * The open puzzle for a class: a big board, the words to its right, no chrome. The task can be hidden, the class can vote for moves,
 * and all first moves can be shown with what refutes them. Everything is scaled to the screen.
 */
import '../css/projector.css';
import { useEffect, useState } from 'preact/hooks';
import type { Arrow } from '../../board/state';
import { t } from '../../i18n/messages';
import { mainPattern } from '../../library/main-pattern';
import { BoardView } from '../board-view';
import { FirstMovesList } from '../first-moves';
import { useFullScreen } from '../full-screen';
import type { Open, PageProps } from '../model';
import { MoveList } from '../move-list';
import { PageIcon, type PageIconName } from '../page-icons';
import { TaskLine } from '../task-line';
import { sealWords, toShortest, VerdictStrip } from '../verdict-strip';
import { inOwnWords, moveText, termsText } from '../words';
import { Ballot } from './ballot';
import { arrowsOf, counted, NO_VOTES, type Votes } from './votes';

export type ProjectorProps = PageProps & { readonly open: Open };

/** What is said of one position. */
interface Talk {
  readonly at: string;
  readonly voting: boolean;
  readonly votes: Votes;
  readonly pointed: readonly Arrow[];
}

const SILENT: Talk = { at: '', voting: false, votes: NO_VOTES, pointed: [] };

export function Projector(props: ProjectorProps) {
  const { state, actions, open } = props;
  const { view, set, index, puzzle } = open;
  const { settings, sheet } = state;
  const { board } = view;
  const [hidden, hide] = useState(false);
  // What the class wants, and what is pointed at, belongs to the position in which it was said.
  const at = `${view.puzzle}/${board.plies}`;
  const [kept, keep] = useState<Talk>({ ...SILENT, at });
  const { voting, votes, pointed } = kept.at === at ? kept : SILENT;
  const talk = (change: Partial<Talk>) => keep({ voting, votes, pointed, ...change, at });
  const vote = (now: boolean) => talk({ voting: now });
  const count = (now: Votes) => talk({ votes: now });
  const point = (now: readonly Arrow[]) => talk({ pointed: now });
  const library = typeof state.library === 'string' ? null : state.library;
  const pattern = view.solved && library !== null ? mainPattern(puzzle, library) : null;
  const refuting = sheet === 'moves';

  useFullScreen(true);
  const showFirst = () => {
    point([]);
    actions.show(refuting ? null : 'moves');
  };
  useKeys({
    d: () => hide(!hidden),
    c: () => board.active && vote(!voting),
    r: showFirst,
    escape: () => (refuting ? actions.show(null) : actions.project(false)),
  });

  const arrows = voting ? arrowsOf(votes) : pointed.length > 0 ? pointed : board.arrows;
  return (
    <main id="main" class="projector" data-testid="projector" data-puzzle={view.puzzle} data-voting={voting} data-hidden={hidden}>
      <div class="projector-board">
        <BoardView
          pieces={board.pieces}
          legal={board.legal}
          side={view.side}
          active={board.active}
          check={board.check}
          checkers={board.checkers}
          last={board.last}
          lastWords={board.lastMove === null ? null : moveText(board.lastMove.names, settings.notation)}
          arrows={arrows}
          hint={board.hint}
          veiled={board.veiled === true}
          seal={board.seal === null ? null : sealWords(board.seal)}
          flip={state.flipped}
          bold
          labels={settings.labels}
          set={settings.pieces}
          theme={state.theme}
          slide={state.slide}
          onMove={(from, to) => {
            if (voting) count(counted(votes, from + to, 1));
            else actions.move(from + to);
            return !voting;
          }}
          onIllegal={(from, to) => actions.illegal(from + to)}
          onTouch={() => actions.touch()}
          onStep={(to) => actions.step(to)}
          say={(text) => actions.say(text)}
        />
      </div>
      <div class="projector-words">
        <p class="projector-place">
          <span>{set.title === null ? '' : inOwnWords(set.title)}</span>
          <span>{t('puzzle-of', { n: index + 1, total: set.length })}</span>
        </p>
        <h1 class="projector-task">{hidden ? <span class="projector-hidden">{t('projector-hidden')}</span> : <TaskLine side={view.side} mateIn={view.mateIn} />}</h1>
        <VerdictStrip
          strip={view.strip}
          notation={settings.notation}
          tags={view.tags}
          names={library?.words ?? new Map()}
          replayable={view.replayable}
          note={termsText(puzzle)}
          seal={null}
          onShortest={toShortest(view, actions)}
          onReplay={() => actions.replay()}
          onCancel={() => actions.cancel()}
          onRetry={() => actions.reload()}
        />
        <div class="projector-middle">
          {voting ? (
            <Ballot {...props} votes={votes} onCount={(move, by) => count(counted(votes, move, by))} onClear={() => count(NO_VOTES)} />
          ) : refuting ? (
            <>
              <h2 class="unseen">{t('first-moves')}</h2>
              <FirstMovesList survey={state.survey} notation={settings.notation} onTry={([move = '', reply = '']) => point([arrowOf(move, 'hint'), ...(reply === '' ? [] : [arrowOf(reply, 'refute')])])} />
            </>
          ) : (
            <MoveList rows={view.rows} end={view.ended} notation={settings.notation} onSeek={(ply) => actions.seek(ply)} onWhy={() => actions.why(null)} />
          )}
        </div>
        {pattern !== null && !voting && !refuting && (
          <div class="projector-pattern">
            <h2 class="song">
              <span class="fishtail" aria-hidden="true" />
              {inOwnWords(pattern.name)}
            </h2>
            <p>{inOwnWords(pattern.sentence)}</p>
          </div>
        )}
        <div class="projector-keys" role="toolbar" aria-label={t('actions-label')}>
          <Key name="N" label={t('action-next')} icon="next" run={() => actions.act('next')} />
          <Key name="T" label={t('action-hint')} icon="hint" run={() => actions.act('hint')} />
          <Key name="V" label={t('action-solution')} icon="eye" run={() => actions.act('solution')} />
          <Key name="D" label={t(hidden ? 'projector-show' : 'projector-hide')} icon="lock" pressed={hidden} run={() => hide(!hidden)} />
          <Key name="C" label={t('projector-vote')} icon="people" pressed={voting} enabled={board.active || voting} run={() => vote(!voting)} />
          <Key name="R" label={t('first-moves')} icon="branch" pressed={refuting} run={showFirst} />
          <Key name="F" label={t('action-flip')} icon="flip" run={() => actions.flip()} />
          <Key name="Esc" label={t('projector-leave')} icon="cross" run={() => actions.project(false)} />
        </div>
      </div>
    </main>
  );
}

function arrowOf(move: string, kind: Arrow['kind']): Arrow {
  return { from: move.slice(0, 2), to: move.slice(2), kind };
}

interface KeyProps {
  readonly name: string;
  readonly label: string;
  readonly icon: PageIconName;
  readonly pressed?: boolean;
  readonly enabled?: boolean;
  run(): void;
}

function Key({ name, label, icon, pressed, enabled = true, run }: KeyProps) {
  return (
    <button type="button" class="projector-key" data-key={name} aria-pressed={pressed} aria-disabled={!enabled} onClick={() => enabled && run()}>
      <PageIcon name={icon} size={22} />
      <span>{label}</span>
      <kbd aria-hidden="true">{name}</kbd>
    </button>
  );
}

/** The keys of this page beside those of solving; on the board letters lead to pieces. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
      const key = event.key.toLowerCase();
      if (key !== 'escape' && event.target.closest('.board-grid, input, select, dialog') !== null) return;
      const run = keys[key];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
