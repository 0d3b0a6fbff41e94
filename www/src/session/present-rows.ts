/** The move list: a row for each attacker move with its reply, a note, and the row of the move to come. */
import type { Session } from './types';
import type { NamedMove, Note, Ply, Row } from './view';

/** Names the move number `ply` of `moves`. */
type Name = (moves: readonly string[], ply: number) => NamedMove | null;

/** The moves that are listed: the line that stands, and what is being looked at after it. */
function listed({ phase, notice, view }: Session): { moves: readonly string[]; aside: number } {
  const line = view?.moves ?? [];
  if (phase.kind === 'judging') return { moves: [...line, phase.move], aside: Infinity };
  if (phase.kind === 'film' && phase.film.kind !== 'review') {
    const { base, moves, kind, at } = phase.film;
    // A hint gives away no more than it has shown.
    return { moves: [...base, ...(kind === 'hint' ? moves.slice(0, at) : moves)], aside: base.length };
  }
  if (notice.kind === 'wrong' || notice.kind === 'slow') {
    const { move, refutation } = notice.judgement;
    return { moves: [...line, move, ...refutation.slice(0, 1)], aside: line.length };
  }
  return { moves: line, aside: Infinity };
}

export function rowsOf(session: Session, shownPlies: number, name: Name): Row[] {
  const { moves, aside } = listed(session);
  const ply = (index: number): Ply | null => {
    const named = name(moves, index);
    return named === null ? null : { named, ply: index + 1, now: index + 1 === shownPlies };
  };
  const rows: Row[] = [];
  for (let index = 0; index < moves.length; index += 2) {
    const wrong = index >= aside && (session.notice.kind === 'wrong' || isTry(session));
    rows.push({
      n: index / 2 + 1,
      attacker: ply(index),
      defender: ply(index + 1),
      note: noteOf(session, index / 2, index >= aside),
      wrong,
    });
  }
  const next = comingRow(session);
  return next === null ? rows : [...rows, next];
}

/** A move is being looked at that is known to be wrong. */
function isTry({ phase }: Session): boolean {
  return phase.kind === 'film' && phase.film.kind === 'try';
}

function noteOf(session: Session, turn: number, aside: boolean): Note | null {
  const { view, puzzle, notice, phase } = session;
  if (aside) {
    if (isTry(session)) return turn === 0 ? { kind: 'wrong' } : null;
    if (notice.kind === 'wrong') return turn * 2 === (view?.moves.length ?? 0) ? { kind: 'wrong' } : null;
    return phase.kind === 'film' && phase.film.kind === 'solution' ? { kind: 'solution' } : null;
  }
  const judgement = view?.judgements[turn];
  if (judgement === undefined) return null;
  if (judgement.verdict === 'solved') return { kind: judgement.end ?? 'checkmate' };
  if (judgement.verdict === 'longer') return { kind: 'longer', extra: judgement.extra };
  // Only the keys of the first move are known without asking.
  return turn === 0 && puzzle.keys.length === 1 && judgement.verdict === 'best' ? { kind: 'only' } : null;
}

/** The dashed row of the move to come. */
function comingRow({ view, phase, notice }: Session): Row | null {
  if (view?.state !== 'solving') return null;
  const n = Math.floor(view.moves.length / 2) + 1;
  const row = { n, attacker: null, defender: null, wrong: false };
  if ((notice.kind === 'wrong' || notice.kind === 'slow') && phase.kind !== 'judging') return { ...row, note: { kind: 'again', n } };
  return phase.kind === 'idle' || phase.kind === 'asking' ? { ...row, note: { kind: 'your-move' } } : null;
}
