/** The editor with a set-up on it: box of pieces, board, proof, and what can be done with the position. */
import '../css/sheet.css';
import '../css/bench.css';
import '../css/edit.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { boardAddress, editAddress } from '../../analysis/address';
import { movesTo } from '../../analysis/tree';
import { answerTo, type Effort } from '../../analysis/question';
import { squareNear, unitsAt } from '../../board/geometry';
import { complaintsAt, complaintsOf } from '../../edit/faults';
import { editKeyOf } from '../../edit/keys';
import { cleared, fenOf, mirrored, put, setupOf, shift, START_FEN, swapped, toMove, type Setup } from '../../edit/setup';
import type { Goal, LocalText, PieceLetter, Side } from '../../engine/wire';
import { t } from '../../i18n/messages';
import { BestLine } from '../analysis/best-line';
import type { BenchProps } from '../analysis/bench-page';
import { MenuSheet } from '../analysis/board-sheets';
import { CopySheet, type CopyKind } from '../analysis/copy-sheet';
import { PasteSheet } from '../analysis/paste-sheet';
import { readText } from '../analysis/paste-text';
import { ProofStrip } from '../analysis/proof-strip';
import { EffortSelect, GoalSegment, Segment } from '../analysis/question-bar';
import { useProof } from '../analysis/use-proof';
import { useQuestion } from '../analysis/use-question';
import { BoardView } from '../board-view';
import { PageIcon, type PageIconName } from '../page-icons';
import { DEFAULT_OPTIONS } from '../../teach/exercise-set';
import { LINK_HEAD, writeSetLink } from '../../teach/set-link';
import { countedBy } from '../../a11y/squares';
import { faultText, pieceWord } from '../words';
import { AddSheet } from './add-sheet';
import { AdviceView } from './advice-view';
import { Complaints, complaintText } from './complaints';
import { faultSigns } from './fault-signs';
import { Palette, type Brush } from './palette';
import { arrowsOf } from './proof-arrows';
import { useAdvice } from './use-advice';
import { useSetup } from './use-setup';

/** The proof waits until the position has stood for so long. */
const PAUSE_MS = 300;
const SIDES: readonly Side[] = ['red', 'black'];
const COPIED: readonly CopyKind[] = ['fen', 'link'];

type Over = 'paste' | 'copy' | 'menu' | 'add' | null;

const NO_NAMES: ReadonlyMap<string, LocalText> = new Map();

export interface EditBoardProps extends BenchProps {
  readonly first: { setup: Setup; goal: Goal };
}

export function EditBoard({ state, actions, bench, first }: EditBoardProps) {
  const { settings } = state;
  const { setup, fen, goal, setGoal, history, actions: edit } = useSetup(first, bench);
  const [brush, setBrush] = useState<Brush>(null);
  const [effort, setEffort] = useState<Effort>('quick');
  const [flip, setFlip] = useState(false);
  const [over, setOver] = useState<Over>(null);
  const [held, setHeld] = useState<string | null>(null);
  /** The point of a proposal that is being looked at. */
  const [shown, setShown] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);

  const report = useMemo(() => bench.rules.readFen(fen), [fen]);
  const complaints = useMemo(() => complaintsOf(report.errors, setup), [report]);
  const at = useMemo(() => complaintsAt(complaints), [complaints]);
  const notes = useMemo(() => new Map([...at].map(([square, codes]) => [square, codes.map((code) => faultText(code)).join('，')])), [at]);
  const signs = useMemo(() => faultSigns([...at.keys()]), [at]);
  const pieces = useMemo(() => [...setup.pieces].map(([square, piece]) => ({ square, piece })), [setup.pieces]);
  const position = report.ok ? bench.position(fen) : null;

  const { question, more } = useQuestion(position, goal, setup.turn, effort);
  const { standing, stop } = useProof(bench, question, PAUSE_MS);
  const answer = answerTo(standing, question);
  const asked = position === null ? null : { bench, position, attacker: setup.turn, notation: settings.notation };

  const mate = answer?.verdict === 'mate' && answer.exact ? answer : null;
  const advice = useAdvice(bench, mate?.keysComplete === true ? question : null);
  const arrows = useMemo(() => arrowsOf(answer), [answer]);
  const exercise = position === null ? null : { fen: fenOf(setup), goal, length: mate?.mateIn ?? null };
  const names = typeof state.library === 'string' ? NO_NAMES : state.library.words;

  useEffect(() => bench.replace(editAddress(fen, goal)), [fen, goal]);

  const say = (text: string) => actions.say(text);
  const place = (square: string, piece: PieceLetter | null) => edit.change((now) => put(now, square, piece));
  const paint = (square: string) => {
    if (brush === null) return;
    place(square, brush === 'eraser' ? null : setup.pieces.get(square) === brush ? null : brush);
  };
  const lift = (square: string) => {
    const piece = setup.pieces.get(square);
    if (piece === undefined) return;
    place(square, null);
    say(t('edit-lifted', { piece: pieceWord(piece) }));
  };
  const drop = (piece: PieceLetter, x: number, y: number) => {
    const canvas = board.current?.querySelector('canvas');
    if (canvas == null) return;
    const box = canvas.getBoundingClientRect();
    if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) return;
    const square = squareNear(unitsAt(x - box.left, y - box.top, { width: box.width, ratio: 1, labels: settings.labels !== 'off', flip }), flip);
    if (square !== null) place(square, piece);
  };
  /** Letters and Delete on the board's grid; true where the key was one of ours. */
  const onKey = (event: Parameters<typeof editKeyOf>[0], cursor: string): boolean => {
    const key = editKeyOf(event);
    switch (key?.do) {
      case undefined:
        return false;
      case 'put':
        place(cursor, key.piece);
        say(t('edit-put', { piece: pieceWord(key.piece) }));
        return true;
      case 'lift':
        lift(cursor);
        return true;
      case 'undo':
        edit.undo();
        return true;
      case 'redo':
        edit.redo();
        return true;
      case 'tap':
        if (brush === null) return false;
        paint(cursor);
        return true;
    }
  };
  const paste = async (text: string): Promise<string | null> => {
    const read = await readText(bench, text, position?.fen ?? null);
    const after = (from: string, moves: readonly string[]) => moves.reduce((now, move) => bench.after(now, move)?.fen ?? now, from);
    switch (read.kind) {
      case 'wrong':
        return read.codes.map((code) => faultText(code)).join('　');
      case 'position':
        edit.change(() => setupOf(read.fen));
        return null;
      case 'moves':
        edit.change(() => setupOf(after(position?.fen ?? START_FEN, read.moves)));
        return read.unread === null ? null : t('paste-unread', { text: read.unread, n: read.moves.length });
      case 'record':
        // Of a game the position at its end; a problem as it is set up.
        edit.change(() => setupOf(read.game ? after(read.fen, movesTo(read.tree, read.at)) : read.fen));
        return null;
    }
  };

  const tool = (icon: PageIconName, label: string, name: string, run: () => void, off = false) => (
    <button type="button" class="icon-button" aria-label={label} title={label} data-tool={name} aria-disabled={off} onClick={() => off || run()}>
      <PageIcon name={icon} size={22} />
    </button>
  );
  const button = (icon: PageIconName, label: string, name: string, run: () => void) => (
    <button type="button" class="button edit-tool" data-tool={name} onClick={() => run()}>
      <PageIcon name={icon} size={20} />
      <span>{label}</span>
    </button>
  );

  return (
    <main id="main" class="bench edit" data-testid="edit" data-fen={fen}>
      <header class="bench-head">
        <h1 class="song bench-title">{t('edit-title')}</h1>
      </header>
      <Palette setup={setup} brush={brush} set={settings.pieces} theme={state.theme} onBrush={setBrush} onDrop={drop} />
      <div class="bench-board" ref={board}>
        <BoardView
          pieces={pieces}
          legal={[]}
          side={setup.turn}
          active
          editing={brush === null ? 'hand' : 'brush'}
          overlay={signs}
          arrows={arrows}
          hint={shown}
          notes={notes}
          flip={flip}
          labels={settings.labels}
          set={settings.pieces}
          theme={state.theme}
          slide={state.slide}
          onMove={(from, to) => {
            edit.change((now) => shift(now, from, to));
            return true;
          }}
          onPoint={paint}
          onOff={lift}
          onSelect={setHeld}
          onKey={onKey}
          say={say}
        />
      </div>
      <div class="edit-tools" role="toolbar" aria-label={t('edit-tools')}>
        {tool('undo', t('edit-undo'), 'undo', () => edit.undo(), history.past.length === 0)}
        {tool('redo', t('edit-redo'), 'redo', () => edit.redo(), history.future.length === 0)}
        {button('trash', t('edit-clear'), 'clear', () => edit.change(cleared))}
        {button('paste', t('edit-paste'), 'paste', () => setOver('paste'))}
        {tool('more', t('more'), 'menu', () => setOver('menu'))}
      </div>
      <div class="bench-side">
        <section class="proof-card" aria-label={t('proof-label')}>
          {asked === null ? <Complaints list={complaints} /> : <ProofStrip standing={standing} asked={asked} onMore={more} onStop={stop} />}
          <div class="proof-more">
            {asked === null && (
              <ul class="edit-faults">
                {complaints.map((complaint, index) => (
                  <li key={index}>{complaintText(complaint)}</li>
                ))}
              </ul>
            )}
            {asked !== null && answer !== null && answer.line.length > 0 && (
              <BestLine
                asked={asked}
                line={answer.line}
                label={t(answer.verdict === 'mate' ? 'line-best' : 'line-holds')}
                onPlay={(moves) => actions.go(boardAddress({ fen, goal, moves: moves.join('') }))}
              />
            )}
            {advice !== null && (
              <AdviceView
                advice={advice}
                setup={setup}
                names={names}
                point={(square) => t('board-point', countedBy(setup.turn, square))}
                onChange={({ square, piece }) => place(square, piece)}
                onPoint={setShown}
              />
            )}
          </div>
        </section>
        <div class="ask-bar" role="group" aria-label={t('ask-label')}>
          <Segment name="turn" label={t('edit-turn')} options={SIDES} chosen={setup.turn} text={(side) => t('edit-turn-of', { side })} onChoose={(side) => edit.change((now) => toMove(now, side))} />
          <GoalSegment goal={goal} onGoal={setGoal} />
          <EffortSelect effort={effort} onEffort={setEffort} />
        </div>
        <div class="edit-actions">
          <div class="edit-buttons">
            {exercise !== null && mate !== null && (
              <a class="button primary" href={LINK_HEAD + writeSetLink({ title: '', options: { ...DEFAULT_OPTIONS, locked: false }, exercises: [exercise] })} data-tool="solve">
                <PageIcon name="play" size={20} />
                {t('edit-solve')}
              </a>
            )}
            {exercise !== null && button('plus', t('add-title'), 'add', () => setOver('add'))}
          {position !== null && (
            <a class="button" href={boardAddress({ fen, goal })} data-tool="analyse">
              <PageIcon name="branch" size={20} />
              {t('edit-analyse')}
            </a>
          )}
          {button('copy', t('copy-title'), 'copy', () => setOver('copy'))}
          </div>
          <p class="quiet edit-help">{held === null ? t(brush === null ? 'edit-help' : 'edit-help-brush') : t('edit-help-held')}</p>
        </div>
      </div>
      {over === 'paste' && <PasteSheet onPaste={paste} onClose={() => setOver(null)} />}
      {over === 'copy' && (
        <CopySheet kinds={COPIED} text={(kind) => (kind === 'fen' ? fen : new URL(editAddress(fen, goal), location.href).href)} copy={(text) => bench.copy(text)} say={say} onClose={() => setOver(null)} />
      )}
      {over === 'add' && exercise !== null && <AddSheet bench={bench} exercise={exercise} say={say} onClose={() => setOver(null)} />}
      {over === 'menu' && (
        <MenuSheet
          title={t('more')}
          testid="edit-menu"
          onClose={() => setOver(null)}
          items={[
            { icon: 'home', name: 'start', label: t('edit-start'), run: () => edit.change(() => setupOf(START_FEN)) },
            { icon: 'mirror', name: 'mirror', label: t('edit-mirror'), run: () => edit.change(mirrored) },
            { icon: 'swap', name: 'swap', label: t('edit-swap'), run: () => edit.change(swapped) },
            { icon: 'flip', name: 'flip', label: t('action-flip'), run: () => setFlip(!flip) },
          ]}
        />
      )}
    </main>
  );
}
