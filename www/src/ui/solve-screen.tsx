/** The solve screen: board, verdict, moves and buttons, laid out by the stylesheet for every size without a scroll. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { sealPlace } from '../board/seal';
import { piecesOf } from '../board/square';
import type { Labels, Overlay } from '../board/state';
import { language, t } from '../i18n/messages';
import { setAddress } from '../library/address';
import type { Library } from '../library/library';
import { mainPattern } from '../library/main-pattern';
import type { SolveView as View } from '../session/view';
import type { Notation } from '../store/settings';
import { ActionBar } from './action-bar';
import { BoardView } from './board-view';
import { Icon } from './icons';
import { later } from './later';
import { MarksRow } from './marks-row';
import { useLabels, useMedia } from './media';
import type { Actions, Open, PageProps } from './model';
import { MoveList } from './move-list';
import { TaskLine } from './task-line';
import { sealWords, toShortest, VerdictStrip } from './verdict-strip';
import { inOwnWords, moveText, pieceWord, termsText } from './words';

const DefenceRow = later(() => import('./defence-row').then((file) => file.DefenceRow));
const MoveBox = later(() => import('./move-box').then((file) => file.MoveBox), undefined, ['solve']);
const WhyPanel = later(() => import('./why-panel').then((file) => file.WhyPanel), undefined, ['solve']);
const PatternCard = later(() => import('./pattern-card').then((file) => file.PatternCard));

/** The page's first screen is drawn in two steps, the board before what stands around it: in one it would be a long task on a slow phone. */
let stood = false;

const NO_WORDS: Library['words'] = new Map();

/** Where the defences have a row of their own. */
const ROOMY = '(min-width: 600px) and (min-height: 480px)';

/** Where an explanation has a place beside the moves; elsewhere it takes theirs. */
const BESIDE = '(min-width: 900px) and (min-height: 640px)';

/** What stands around a puzzle: the set that it is from, or the run. */
export interface Around {
  /** The way out, at the left of the head. */
  readonly lead: ComponentChildren;
  /** Where in the set or run one is, in words and in short. */
  readonly place: string;
  readonly count: string;
  /** Above the panel of desks. */
  readonly crumb: ComponentChildren;
  readonly marks: ComponentChildren;
  /** The terms on which it is solved. */
  readonly note?: string;
}

export function SolveScreen(props: PageProps & { readonly open: Open }) {
  const { state, open } = props;
  const { set, index, puzzle } = open;
  const tagged = set.pattern;
  const total = set.length;
  const list = setAddress(set);
  const place = t('puzzle-of', { n: index + 1, total });
  const count = t('count-of', { n: index + 1, total });
  return (
    <SolveView
      {...props}
      around={{
        lead: (
          <a class="icon-button solve-back" href={list} aria-label={t('back')}>
            <Icon name="back" size={24} />
          </a>
        ),
        place,
        count,
        crumb: (
          <>
            <a href={tagged === null ? '#/sets' : '#/'}>{t(tagged === null ? 'nav-sets' : 'nav-patterns')}</a>
            <span aria-hidden="true">/</span>
            <a href={list}>{set.title === null ? t('library-title') : inOwnWords(set.title)}</a>
            <span class="crumb-count">
              <Beside address={open.previous} label={t('puzzle-previous')} icon="back" />
              {place}
              <Beside address={open.next} label={t('puzzle-next')} icon="fwd" />
            </span>
          </>
        ),
        marks: (
          <>
            {puzzle.title !== undefined && <span class="solve-title song">{inOwnWords(puzzle.title)}</span>}
            <MarksRow set={set} standings={state.standings} current={index} size={14} />
            <span class="marks-count" aria-hidden="true">
              {count}
            </span>
          </>
        ),
        note: termsText(puzzle),
      }}
    />
  );
}

export function SolveView({ state, actions, picture, open, around }: PageProps & { readonly open: Open; readonly around: Around }) {
  const { settings } = state;
  const { view, set, puzzle } = open;
  const labels = useLabels(settings.labels);
  const roomy = useMedia(ROOMY);
  const beside = useMedia(BESIDE);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [whole, complete] = useState(stood);
  const library = typeof state.library === 'string' ? null : state.library;
  const seal = view.board.seal === null ? null : sealWords(view.board.seal);
  const fits = seal !== null && sealPlace(piecesOf(view.board.pieces), state.flipped) !== null;
  const tagged = set.pattern;
  // In a pack the pattern would give the answer away; it is told when the puzzle is over.
  const about = tagged ?? (view.solved && library !== null ? mainPattern(puzzle, library) : null);
  const task = t('task-plain', { side: view.side, n: view.mateIn });

  /** The position that stands for a pattern; not that of the puzzle at hand, whose end is not to be given away. */
  const coverOf = (key: string) => {
    if (view.solved && tagged === null) return picture(puzzle.fen, puzzle.line);
    const example = library?.examples.get(key);
    return example === undefined || example.puzzle === puzzle.id ? null : picture(example.end);
  };

  const why = view.strip.kind === 'why' && (
    <WhyPanel why={view.strip.why} notation={settings.notation} onOverlay={setOverlay} say={(text) => actions.say(text)} />
  );

  const onDrawn = () => {
    stood = true;
    setTimeout(complete, 0, true);
  };

  useEffect(() => {
    document.title = `${task} · ${t('brand')}`;
  }, [task, language()]);

  return (
    <main
      id="main"
      class="solve"
      data-testid="solve"
      data-puzzle={view.puzzle}
      data-solved={view.solved}
      data-active={view.board.active}
      data-ready={view.strip.kind !== 'loading'}
    >
      <header class="solve-head">
        {around.lead}
        <h1 class="solve-task">
          <TaskLine side={view.side} mateIn={view.mateIn} />
          <span class="unseen">{around.place}</span>
        </h1>
        <span class="solve-count" aria-hidden="true">
          {around.count}
        </span>
        <button type="button" class="icon-button solve-more" aria-label={t('more')} aria-haspopup="dialog" onClick={() => actions.show('more')}>
          <Icon name="more" size={24} />
        </button>
      </header>
      <p class="crumb">{around.crumb}</p>
      <div class="solve-marks">{whole && around.marks}</div>
      <div class="solve-board">
        <Board state={state} actions={actions} view={view} labels={labels} seal={fits ? seal : null} overlay={overlay} onDrawn={onDrawn} />
      </div>
      <div class="solve-verdict">
        <VerdictStrip
          strip={view.strip}
          notation={settings.notation}
          tags={view.tags}
          names={library?.words ?? NO_WORDS}
          replayable={view.replayable}
          note={around.note ?? null}
          seal={fits ? null : seal}
          onShortest={toShortest(view, actions)}
          onReplay={() => actions.replay()}
          onCancel={() => actions.cancel()}
          onRetry={null}
        />
        {roomy && (
          <div class="solve-defences">
            <BesideVerdict view={view} notation={settings.notation} actions={actions} />
          </div>
        )}
        {state.typing && (
          <MoveBox error={state.typingError} notation={settings.notation} onType={(text) => actions.type(text)} onClose={() => actions.openTyping(false)} />
        )}
      </div>
      {why !== false && !beside ? (
        <div class="moves why-moves" role="region" aria-label={t('why-label')} tabIndex={0}>
          {why}
        </div>
      ) : !whole ? (
        <div class="moves" />
      ) : (
        <MoveList rows={view.rows} end={view.ended} notation={settings.notation} onSeek={(ply) => actions.seek(ply)} onWhy={() => actions.why(null)} />
      )}
      <div class="solve-card">
        {beside && why}
        {why === false && about !== null && roomy && <PatternCard pattern={about} pieces={coverOf(about.key)} state={state} />}
      </div>
      <div class="solve-foot">
        {whole ? (
          <>
            <ActionBar actions={view.actions} solutionAt={view.solutionAt} onAct={(action) => actions.act(action)} />
            <button type="button" class="icon-button solve-flip" aria-label={t('action-flip')} aria-keyshortcuts="f" onClick={() => actions.flip()}>
              <Icon name="flip" size={22} />
            </button>
            <button type="button" class="icon-button solve-flip" aria-label={t('more')} aria-haspopup="dialog" onClick={() => actions.show('more')}>
              <Icon name="more" size={22} />
            </button>
          </>
        ) : (
          <div class="actions" />
        )}
      </div>
    </main>
  );
}

interface BesideVerdictProps {
  readonly view: View;
  readonly notation: Notation;
  readonly actions: Actions;
}

/** Under the strip on desks: the defences, or after a wrong move the way to see what comes of it. */
function BesideVerdict({ view, notation, actions }: BesideVerdictProps) {
  const playOut = view.actions.find(({ id }) => id === 'play-out');
  if (playOut !== undefined) {
    return (
      <div class="defence-row">
        <span />
        <button type="button" class="button" aria-disabled={!playOut.enabled} onClick={() => playOut.enabled && actions.act('play-out')}>
          <Icon name="play" size={20} />
          {t('action-play-out')}
        </button>
      </div>
    );
  }
  if (view.defences === null) return null;
  return <DefenceRow defences={view.defences} notation={notation} onDefend={(turn, move) => actions.defend(turn, move)} onMore={() => actions.show('defences')} />;
}

interface BoardProps extends Pick<PageProps, 'state' | 'actions'> {
  readonly view: View;
  readonly labels: Labels;
  readonly seal: string | null;
  readonly overlay: Overlay | null;
  onDrawn(): void;
}

function Board({ state, actions, view, labels, seal, overlay, onDrawn }: BoardProps) {
  const { board } = view;
  const words = lastWords(view, state.settings.notation);
  const spoken = useRef(board.plies);

  // A move is called out when it is made, not when it is taken back.
  useEffect(() => {
    if (board.plies > spoken.current && words !== null) {
      actions.call(board.check === null ? words : t('board-gives-check', { move: words }));
    }
    spoken.current = board.plies;
  }, [board.plies, board.last]);

  return (
    <BoardView
      pieces={board.pieces}
      legal={board.legal}
      side={board.side}
      active={board.active}
      check={board.check}
      checkers={board.checkers}
      last={board.last}
      lastWords={words}
      arrows={board.arrows}
      hint={board.hint}
      veiled={board.veiled === true}
      seal={seal}
      overlay={overlay}
      flip={state.flipped}
      labels={labels}
      set={state.settings.pieces}
      theme={state.theme}
      slide={state.slide}
      onMove={(from, to) => {
        actions.move(from + to);
        return true;
      }}
      onIllegal={(from, to) => actions.illegal(from + to)}
      onSelect={(square) => square !== null && actions.picked()}
      onTouch={() => actions.touch()}
      onStep={(to) => actions.step(to)}
      onDrawn={onDrawn}
      say={(text) => actions.say(text)}
    />
  );
}

/** The last move as it is spoken: its name, and what it took. */
function lastWords({ board }: View, notation: Notation): string | null {
  if (board.lastMove === null) return null;
  const name = moveText(board.lastMove.names, notation);
  return board.lastTook === null ? name : t('board-takes', { move: name, piece: pieceWord(board.lastTook) });
}

/** A puzzle before or after this one. */
function Beside({ address, label, icon }: { readonly address: string | null; readonly label: string; readonly icon: 'back' | 'fwd' }) {
  if (address === null) return <span class="icon-button" aria-hidden="true" />;
  return (
    <a class="icon-button" href={address} aria-label={label}>
      <Icon name={icon} size={20} />
    </a>
  );
}
