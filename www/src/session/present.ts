/** From a session to what its screen shows. Pure: the rules come in as functions of a position. */
import type { MoveNames, PieceLetter, PositionView, Side } from '../engine/wire';
import { answeredTurn, shownMoves, takesMoves } from './board';
import { lastFrame } from './film';
import { actionsOf } from './present-actions';
import { rowsOf } from './present-rows';
import { SOLUTION_MS } from './step';
import type { Session } from './types';
import type { BoardArrow, BoardScene, Defences, NamedMove, SolveView, Strip } from './view';

/** The rules, as far as showing needs them. */
export interface Referee {
  /** The position after moves from a puzzle's start. */
  after(fen: string, moves: readonly string[]): PositionView;
  names(fen: string, move: string): MoveNames;
}

export function present(session: Session, referee: Referee): SolveView {
  const { puzzle, side, view } = session;
  const shown = shownMoves(session);
  const board = boardOf(session, shown, referee);
  const name = (moves: readonly string[], ply: number) => named(session, moves, ply, referee);
  return {
    puzzle: puzzle.id,
    side,
    mateIn: puzzle.mateIn,
    tags: puzzle.tags,
    board,
    strip: stripOf(session, shown, board, referee),
    rows: rowsOf(session, shown.length, name),
    actions: actionsOf(session),
    defences: defencesOf(session, referee),
    ended: endedOf(session, referee),
    replayable: isReplayable(session),
    solved: view?.state === 'solved',
    solutionAt: session.startedAt + SOLUTION_MS,
    typing: board.active ? referee.after(puzzle.fen, shown).fen : null,
  };
}

function sideAt(session: Session, ply: number): Side {
  const attackers = ply % 2 === 0;
  return attackers === (session.side === 'red') ? 'red' : 'black';
}

/** The move number `ply` of `moves`, which begin at the puzzle's position. */
function named(session: Session, moves: readonly string[], ply: number, referee: Referee): NamedMove | null {
  const move = moves[ply];
  if (move === undefined) return null;
  const { fen } = referee.after(session.puzzle.fen, moves.slice(0, ply));
  return { move, names: referee.names(fen, move), side: sideAt(session, ply) };
}

function pieceAt(position: PositionView, square: string): PieceLetter | null {
  return position.pieces.find((placed) => placed.square === square)?.piece ?? null;
}

function boardOf(session: Session, shown: readonly string[], referee: Referee): BoardScene {
  const { fen } = session.puzzle;
  const position = referee.after(fen, shown);
  const last = shown.at(-1) ?? null;
  const before = shown.length > 0 ? referee.after(fen, shown.slice(0, -1)) : null;
  const active = takesMoves(session);
  const solvedHere = session.view?.state === 'solved' && session.phase.kind === 'over';
  return {
    pieces: position.pieces,
    legal: active ? position.legal : [],
    side: session.side,
    active,
    check: position.check,
    checkers: position.checkers,
    last,
    lastMove: named(session, shown, shown.length - 1, referee),
    plies: shown.length,
    lastTook: last === null || before === null ? null : pieceAt(before, last.slice(2)),
    arrows: arrowsOf(session, active),
    hint: active && session.hint !== null && session.hint.stage >= 2 ? session.hint.square : null,
    seal: solvedHere && session.notice.kind === 'solved' ? session.notice.end : null,
  };
}

function arrowsOf({ phase, hint }: Session, active: boolean): BoardArrow[] {
  if (phase.kind === 'refuting') {
    const reply = phase.judgement.refutation[0];
    return reply === undefined ? [] : [{ from: reply.slice(0, 2), to: reply.slice(2), kind: 'refute' }];
  }
  if (active && hint?.move != null) return [{ from: hint.move.slice(0, 2), to: hint.move.slice(2), kind: 'hint' }];
  return [];
}

function stripOf(session: Session, shown: readonly string[], board: BoardScene, referee: Referee): Strip {
  const { phase, notice } = session;
  if (phase.kind === 'broken') return { kind: 'broken', code: phase.fault.code };
  if (phase.kind === 'opening' && notice.kind === 'none') return { kind: 'loading', side: phase.early === null ? session.side : null };
  if (phase.kind === 'judging' && phase.patience > 0) return { kind: 'thinking', seconds: phase.patience - 1 };
  if (phase.kind === 'film' && phase.film.explanation !== undefined) {
    const { film } = phase;
    const { explanation } = phase.film;
    const stop = film.at < film.moves.length ? null : film.at - film.moves.length;
    const { pieces } = referee.after(session.puzzle.fen, [...film.base, ...film.moves]);
    return { kind: 'why', why: { explanation, stop, total: lastFrame(film) - film.moves.length + 1, pieces }, move: board.lastMove };
  }
  if (phase.kind === 'film' && phase.film.kind !== 'hint' && phase.film.kind !== 'refutation' && phase.film.kind !== 'why') {
    const { kind, at, moves, playing } = phase.film;
    return { kind: 'film', what: kind, at, total: moves.length, playing, move: board.lastMove };
  }
  switch (notice.kind) {
    case 'none':
      return { kind: 'idle', side: session.side };
    case 'right':
      return rightStrip(session, referee);
    case 'wrong':
    case 'slow':
      return refutedStrip(session, referee);
    case 'unknown':
      return { kind: 'unknown' };
    case 'illegal':
      return { kind: 'illegal', code: notice.fault.code, piece: pieceOn(session, shown, notice.move, referee) };
    case 'hint':
      return hintStrip(session, shown, referee);
    case 'solved':
      return { kind: 'solved', end: notice.end, result: notice.result, took: session.took ?? 0, extra: extraOf(session) };
    case 'given-up':
      return { kind: 'given-up' };
    case 'fault':
      return { kind: 'fault', code: notice.fault.code };
  }
}

function extraOf({ view }: Session): number {
  return (view?.judgements ?? []).reduce((sum, { extra }) => sum + extra, 0);
}

function endedOf({ puzzle, phase, view, solution }: Session, referee: Referee): SolveView['ended'] {
  if (phase.kind !== 'over' || view === null) return null;
  const { status } = referee.after(puzzle.fen, [...view.moves, ...(solution ?? [])]);
  return status === 'playing' ? null : status;
}

function pieceOn(session: Session, shown: readonly string[], move: string, referee: Referee): PieceLetter | null {
  return pieceAt(referee.after(session.puzzle.fen, shown), move.slice(0, 2));
}

function rightStrip(session: Session, referee: Referee): Strip {
  const { notice, view } = session;
  if (notice.kind !== 'right' || view === null) return { kind: 'idle', side: session.side };
  const { judgement } = notice;
  if (judgement.quiet) return { kind: 'quiet' };
  const reply = named(session, view.moves, 2 * view.judgements.length - 1, referee);
  const chosen = judgement.replies.find((each) => each.move === reply?.move);
  const left = chosen?.mateIn ?? judgement.mateIn ?? 0;
  if (judgement.verdict === 'longer') return { kind: 'longer', extra: judgement.extra, reply };
  const longest = judgement.replies.length > 1 && reply?.move === judgement.replies[0]?.move;
  return { kind: 'right', left, reply, longest };
}

function refutedStrip(session: Session, referee: Referee): Strip {
  const { notice, view, puzzle } = session;
  if ((notice.kind !== 'wrong' && notice.kind !== 'slow') || view === null) return { kind: 'idle', side: session.side };
  const { judgement } = notice;
  const moves = [...view.moves, judgement.move, ...judgement.refutation.slice(0, 1)];
  const reply = judgement.refutation.length > 0 ? named(session, moves, moves.length - 1, referee) : null;
  const took = reply === null ? null : pieceAt(referee.after(puzzle.fen, moves.slice(0, -1)), reply.move.slice(2));
  if (notice.kind === 'slow') return { kind: 'too-slow', reply };
  return { kind: judgement.verdict === 'check-no-mate' ? 'check-no-mate' : 'attack-lost', reply, took, checks: checksLeft(session, moves, referee) };
}

/** `replied`: the moves up to the refuting reply. */
function checksLeft({ phase, puzzle }: Session, replied: readonly string[], referee: Referee): (Strip & { kind: 'check-no-mate' })['checks'] {
  const noneAfter = (moves: readonly string[]) => !referee.after(puzzle.fen, moves).legal.some((move) => referee.after(puzzle.fen, [...moves, move]).check !== null);
  if (puzzle.goal !== 'checks') return 'more';
  if (noneAfter(replied)) return 'none-after-reply';
  const whole = phase.kind === 'film' && phase.film.kind === 'refutation' && phase.film.at === phase.film.moves.length ? [...phase.film.base, ...phase.film.moves] : null;
  return whole !== null && noneAfter(whole) ? 'none-at-end' : 'more';
}

function hintStrip(session: Session, shown: readonly string[], referee: Referee): Strip {
  const { notice, view } = session;
  if (notice.kind !== 'hint' || view === null) return { kind: 'idle', side: session.side };
  const { hint } = notice;
  const piece = hint.square === null ? null : pieceOn(session, view.moves, hint.square, referee);
  const moves = hint.move === null ? [] : [...view.moves, hint.move];
  const move = hint.move === null ? null : named(session, moves, moves.length - 1, referee);
  return { kind: 'hint', hint, piece: piece ?? (hint.square === null ? null : pieceOn(session, shown, hint.square, referee)), move };
}

function defencesOf(session: Session, referee: Referee): Defences | null {
  const { view, side } = session;
  if (view === null || view.state === 'given-up') return null;
  // The moves on the board are not those that the replies belong to.
  if (session.phase.kind === 'film' && session.phase.film.kind === 'try') return null;
  const turn = answeredTurn(session);
  const judgement = view.judgements[turn];
  if (judgement === undefined) return null;
  const ply = 2 * turn + 1;
  const line = view.moves.slice(0, ply);
  return {
    turn,
    side: side === 'red' ? 'black' : 'red',
    list: judgement.replies.flatMap((reply) => {
      const move = named(session, [...line, reply.move], ply, referee);
      if (move === null) return [];
      return [{ named: move, mateIn: reply.mateIn, atMost: reply.atMost, chosen: view.moves[ply] === reply.move }];
    }),
  };
}

function isReplayable({ phase, notice }: Session): boolean {
  if (phase.kind !== 'idle' && phase.kind !== 'over') return false;
  switch (notice.kind) {
    case 'right':
    case 'wrong':
    case 'slow':
    case 'solved':
    case 'given-up':
      return true;
    case 'hint':
      return notice.hint.line.length > 0;
    case 'none':
    case 'unknown':
    case 'illegal':
    case 'fault':
      return false;
  }
}
