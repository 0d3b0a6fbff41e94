/** Films: moves shown one after another, by themselves or by hand, apart from the line that stands. */
import type { Film, Session, Step } from './types';
import { resting, waiting } from './waiting';

/** One ply of an autoplay, and how long the end of a hint stays before the board goes back. */
export const PLY_MS = 700;
const HINT_END_MS = 1200;

/** The first frame: a refutation always keeps the wrong move itself on the board. */
function firstFrame(film: Film): number {
  return film.kind === 'refutation' ? 1 : 0;
}

/** The last frame: of an explanation the last stop, after all moves. */
export function lastFrame({ moves, explanation }: Film): number {
  const stops = explanation === undefined ? 0 : explanation.ending.flights.length + explanation.ending.barred.length;
  return moves.length + stops;
}

export function startFilm(session: Session, film: Omit<Film, 'at' | 'playing'>): Step {
  const whole: Film = { ...film, at: 0, playing: film.moves.length > 0 };
  return waiting({ ...session, phase: { kind: 'film', film: { ...whole, at: firstFrame(whole) } } }, PLY_MS);
}

/** Goes back to the position that stands. */
export function endFilm(session: Session): Session {
  return resting(session);
}

/** The timer of a film: the next ply, or the end of a hint. */
export function rollFilm(session: Session, film: Film): Step {
  if (!film.playing) return film.kind === 'hint' ? [endFilm(session), []] : [session, []];
  const at = Math.min(film.at + 1, film.moves.length);
  const ended = at === film.moves.length;
  const next: Session = { ...session, phase: { kind: 'film', film: { ...film, at, playing: !ended } } };
  if (!ended) return waiting(next, PLY_MS);
  return film.kind === 'hint' ? waiting(next, HINT_END_MS) : [next, []];
}

/** Stops or goes on; at the end it begins again. */
export function pauseFilm(session: Session, film: Film): Step {
  if (film.playing) return [still(session, film, film.at), []];
  const at = film.at >= film.moves.length ? firstFrame(film) : film.at;
  return waiting({ ...session, phase: { kind: 'film', film: { ...film, at, playing: true } } }, PLY_MS);
}

/** Stops at a frame. A review that reaches the end of the line is over: the board is live again. */
export function seekFilm(session: Session, film: Film, at: number): Step {
  const frame = Math.max(firstFrame(film), Math.min(at, lastFrame(film)));
  if (film.kind === 'review' && frame === film.moves.length) return [endFilm(session), []];
  return [still(session, film, frame), []];
}

function still(session: Session, film: Film, at: number): Session {
  return { ...session, timer: session.timer + 1, phase: { kind: 'film', film: { ...film, at, playing: false } } };
}

/** The film that stepping through the line starts from: the whole line, at its end. */
export function reviewOf(session: Session): Film | null {
  const moves = session.view?.moves ?? [];
  return moves.length === 0 ? null : { kind: 'review', base: [], moves, at: moves.length, playing: false };
}
