/** Writing a whole line: both sides' moves are entered, then judged by proof, and shown where they go wrong. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { attackerOf } from '../../library/attacker';
import type { LineEnd } from '../../practice/judge-line';
import type { Run } from '../../practice/run';
import type { Writing } from '../../practice/writing';
import { BoardView } from '../board-view';
import { Mark, VerdictMark, type VerdictMarkName } from '../icons';
import type { Frame, PageProps } from '../model';
import { useLabels } from '../media';
import { Rich } from '../rich';
import { TaskLine } from '../task-line';
import { StripWords } from '../verdict-strip';
import { faultText, moveText } from '../words';
import { DrillFrame, type DrillButton } from './drill-frame';
import { useRefusal, type Refusal } from './use-refusal';
import { WriteBox } from './write-box';

export type WriteProps = PageProps & { readonly run: Run; readonly writing: Writing };

export function Write(props: WriteProps) {
  const { state, actions, run, writing, frames } = props;
  const { puzzle, moves, shown, phase } = writing;
  const { settings } = state;
  const line = frames({ ...puzzle, line: [...moves] });
  const frame = line[Math.min(shown, line.length - 1)];
  const attacker = attackerOf(puzzle.fen);
  const labels = useLabels(settings.labels);
  const send = actions.practice.drill;
  const [turned, turn] = useState(false);
  const [typing, openTyping] = useState(false);
  const reply = refuting(props);
  const { refusal, refuse } = useRefusal(frame?.position, actions);
  const lastWords = frame?.move == null ? null : moveText(frame.move.names, settings.notation);
  const spoken = useRef(0);

  // A move is called out when it is made, not when it is taken back.
  useEffect(() => {
    if (shown > spoken.current && lastWords !== null) actions.call(lastWords);
    spoken.current = shown;
  }, [shown, moves.length]);

  if (frame === undefined) return null;
  const { position } = frame;
  const seek = (ply: number) => () => send({ type: 'seek', ply });
  return (
    <DrillFrame
      page={props}
      run={run}
      testid="write"
      task={<TaskLine side={attacker} mateIn={puzzle.mateIn} />}
      buttons={buttonsOf(props)}
      keys={{ back: seek(shown - 1), forward: seek(shown + 1), first: seek(0), last: seek(moves.length), flip: () => turn(!turned), type: () => openTyping(true) }}
      help={[
        { keys: 'Enter', does: t('write-hand-in') },
        { keys: 'Z', does: t('keys-undo') },
        { keys: 'V', does: t('keys-solution') },
        { keys: 'N', does: t('keys-next') },
        { keys: '← →', does: t('keys-step') },
        { keys: 'I', does: t('keys-box') },
        { keys: 'F', does: t('keys-flip') },
      ]}
      data={{ 'data-puzzle': puzzle.id, 'data-phase': phase, 'data-end': writing.end?.kind ?? '' }}
    >
      <div class="solve-board">
        <BoardView
          pieces={position.pieces}
          legal={phase === 'writing' ? position.legal : []}
          side={position.turn}
          active={phase === 'writing'}
          check={position.check}
          checkers={position.checkers}
          last={moves[shown - 1] ?? null}
          lastWords={lastWords}
          arrows={reply === null ? [] : [{ from: reply.slice(0, 2), to: reply.slice(2), kind: 'refute' }]}
          flip={(attacker === 'black') !== turned}
          bold={state.projector}
          labels={labels}
          set={settings.pieces}
          theme={state.theme}
          slide={state.slide}
          onMove={(from, to) => {
            send({ type: 'write', move: from + to });
            return true;
          }}
          onIllegal={refuse}
          say={(text) => actions.say(text)}
        />
      </div>
      <div class="solve-verdict">
        <Verdict {...props} line={line} refusal={refusal} />
        {typing && phase === 'writing' && (
          <WriteBox
            fen={position.fen}
            notation={settings.notation}
            actions={actions}
            onClose={() => {
              openTyping(false);
              // The keyboard goes on at the board.
              actions.openTyping(false);
            }}
          />
        )}
      </div>
      <Moves {...props} line={line} />
    </DrillFrame>
  );
}

/** The reply that shows what is wrong: it stands as an arrow after the wrong move. */
function refuting({ writing }: WriteProps): string | null {
  const { end, shown } = writing;
  if (writing.phase !== 'judged' || end === null) return null;
  if (end.kind === 'wrong' && shown === end.ply + 1) return end.judgement.refutation[0] ?? null;
  if (end.kind === 'soft' && shown === end.ply) return end.better;
  return null;
}

function buttonsOf({ actions, writing }: WriteProps): DrillButton[] {
  const { phase, end, moves, shown } = writing;
  const send = actions.practice.drill;
  const next: DrillButton = { id: 'next', label: t('action-next'), icon: 'next', shortcut: 'next', run: () => actions.practice.next() };
  if (phase === 'given-up' || (phase === 'judged' && end?.kind === 'mate')) {
    return [
      { id: 'previous', label: t('action-previous'), icon: 'back', shortcut: 'back', enabled: shown > 0, run: () => send({ type: 'seek', ply: shown - 1 }) },
      { id: 'forward', label: t('action-forward'), icon: 'fwd', shortcut: 'forward', enabled: shown < moves.length, run: () => send({ type: 'seek', ply: shown + 1 }) },
      { ...next, primary: true },
    ];
  }
  const solution: DrillButton = { id: 'solution', label: t('action-solution'), icon: 'eye', shortcut: 'solution', enabled: phase !== 'judging', run: () => send({ type: 'give-up' }) };
  if (phase === 'judged') {
    return [{ id: 'correct', label: t('write-correct'), icon: 'edit', shortcut: 'enter', primary: true, run: () => send({ type: 'correct' }) }, solution, next];
  }
  return [
    { id: 'undo', label: t('action-undo'), icon: 'undo', shortcut: 'undo', enabled: phase === 'writing' && shown > 0, run: () => send({ type: 'rub-out' }) },
    { id: 'hand-in', label: t('write-hand-in'), icon: 'check', shortcut: 'enter', enabled: phase === 'writing' && moves.length > 0, primary: moves.length > 0, run: () => send({ type: 'hand-in' }) },
    solution,
    next,
  ];
}

type PartProps = WriteProps & { readonly line: readonly Frame[] };

/** The strip under the board. */
function Verdict({ refusal, ...props }: PartProps & { readonly refusal: Refusal | null }) {
  const { tone, mark, first, second } = refusal === null ? said(props) : refused(refusal);
  return (
    <div class="strip" data-tone={tone} data-verdict={props.writing.end?.kind ?? props.writing.phase} data-testid="verdict">
      <div class="strip-said" role="status">
        <span class="strip-mark">{mark !== null && <VerdictMark name={mark} size={28} />}</span>
        <StripWords first={first} second={second} />
      </div>
    </div>
  );
}

interface Said {
  readonly tone: 'plain' | 'right' | 'longer' | 'check' | 'lost';
  readonly mark: VerdictMarkName | null;
  readonly first: ComponentChildren;
  readonly second: ComponentChildren;
}

function refused({ first, second }: Refusal): Said {
  return { tone: 'plain', mark: 'illegal', first, second: second === '' ? null : second };
}

function said(props: PartProps): Said {
  const { writing } = props;
  const { phase, end, moves } = writing;
  if (phase === 'judging') return { tone: 'plain', mark: 'thinking', first: t('write-judging'), second: null };
  if (phase === 'given-up') return { tone: 'plain', mark: null, first: t('verdict-given-up'), second: t('write-solution-note') };
  if (phase === 'judged' && end !== null) return ended(end, props);
  const turn = (writing.shown % 2 === 0) === (attackerOf(writing.puzzle.fen) === 'red') ? 'red' : 'black';
  return { tone: 'plain', mark: null, first: t('write-turn', { side: turn }), second: moves.length === 0 ? t('write-how') : t('write-more') };
}

function ended(end: LineEnd, { state, line, frames, writing }: PartProps): Said {
  const { notation } = state.settings;
  const own = 'ply' in end ? line[end.ply + 1]?.move : undefined;
  const move = own == null ? '' : moveText(own.names, notation);
  const n = 'ply' in end ? Math.floor(end.ply / 2) + 1 : 0;
  /** How a move is written that would follow so many of the line. */
  const other = (ply: number, followed: string) => {
    const named = frames({ ...writing.puzzle, line: [...writing.moves.slice(0, ply), followed] })[ply + 1]?.move;
    return named == null ? followed : moveText(named.names, notation);
  };
  switch (end.kind) {
    case 'mate':
      return end.extra === 0
        ? { tone: 'right', mark: 'right', first: t('write-right', { end: end.end }), second: t('write-right-note') }
        : { tone: 'longer', mark: 'longer', first: t('write-longer', { n: end.extra }), second: t('write-right-note') };
    case 'wrong': {
      const reply = end.judgement.refutation[0];
      const first = <Rich id="write-wrong" args={{ n, move }} />;
      const check = end.judgement.verdict === 'check-no-mate';
      const second = reply === undefined ? t('verdict-lost-alone') : <Rich id={check ? 'write-wrong-check' : 'write-wrong-lost'} args={{ move: other(end.ply + 1, reply) }} />;
      return { tone: check ? 'check' : 'lost', mark: check ? 'check' : 'lost', first, second };
    }
    case 'soft':
      return { tone: 'check', mark: 'check', first: <Rich id="write-soft" args={{ n, move }} />, second: <Rich id="write-soft-note" args={{ move: other(end.ply, end.better), n: end.holds - end.held }} /> };
    case 'short':
      return { tone: 'longer', mark: 'longer', first: t('write-short'), second: end.left === null ? null : t('write-short-note', { n: end.left }) };
    case 'quiet':
      return { tone: 'longer', mark: 'longer', first: <Rich id="write-quiet" args={{ n, move }} />, second: t('verdict-quiet-note') };
    case 'slow':
      return { tone: 'check', mark: 'check', first: <Rich id="write-slow" args={{ n, move }} />, second: t('write-open-note') };
    case 'unknown':
      return { tone: 'check', mark: 'check', first: <Rich id="write-unknown" args={{ n, move }} />, second: t('write-open-note') };
    case 'fault':
      return { tone: 'lost', mark: 'illegal', first: t('verdict-engine'), second: faultText(end.fault.code) };
  }
}

/** The moves as they have been written, two to a row. */
function Moves({ state, actions, writing, line }: PartProps) {
  const { moves, shown, end, phase } = writing;
  const wrongAt = phase === 'judged' && (end?.kind === 'wrong' || end?.kind === 'soft') ? end.ply : -1;
  const rows = Array.from({ length: Math.floor(moves.length / 2) + 1 }, (_, row) => row).filter((row) => 2 * row < moves.length || phase === 'writing');
  return (
    <ol class="moves" tabIndex={0} aria-label={t('moves-label')} data-testid="moves">
      {rows.map((row) => (
        <li key={row} class="row" data-wrong={wrongAt >= 0 && Math.floor(wrongAt / 2) === row}>
          <span class="row-n">{row + 1}</span>
          {[2 * row, 2 * row + 1].map((ply) => {
            const named = line[ply + 1]?.move;
            if (named == null) return ply === moves.length ? <span key={ply} class="row-coming" aria-hidden="true" /> : null;
            return (
              <button
                key={ply}
                type="button"
                class="ply move"
                data-side={named.side}
                data-now={ply + 1 === shown}
                data-ply={ply + 1}
                data-move={named.move}
                aria-current={ply + 1 === shown ? 'step' : undefined}
                onClick={() => actions.practice.drill({ type: 'seek', ply: ply + 1 })}
              >
                <span class="ply-text">{moveText(named.names, state.settings.notation)}</span>
              </button>
            );
          })}
          {wrongAt >= 0 && Math.floor(wrongAt / 2) === row && (
            <span class="row-note">
              <Mark name="failed" size={18} />
              {t('note-wrong')}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
