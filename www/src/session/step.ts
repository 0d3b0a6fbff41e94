/**
 * The whole solving loop as one pure function: a session and an event give the next session and commands. Time comes in
 * with each event; what takes time is a command (`ask`, `wait`) whose end comes back as an event.
 */
import type { AttemptView, Puzzle } from '../engine/wire';
import { answered, hintTaken, record, refuting, replying } from './answers';
import { answeredTurn, takesEarly } from './board';
import { lastFrame, pauseFilm, reviewOf, rollFilm, seekFilm, startFilm } from './film';
import type { Ask, Event, Pace, Session, Step } from './types';
import { resting, waiting } from './waiting';

/** A spinner after this long, then a word each second. */
const PATIENCE_MS = [200, 800] as const;
const LATER_MS = 1000;
/** How long the solution is held back, so that nobody takes it by mistake. */
export const SOLUTION_MS = 4000;
/** How long the refuting reply stays once it has landed. */
const HOLD_MS = 600;
/** The stage of hints that shows the move. */
const MOVE_STAGE = 3;

/** `at` is when its board is first seen. */
export function newSession(puzzle: Puzzle, pace: Pace, at: number): Session {
  return {
    puzzle,
    side: puzzle.fen.split(' ')[1] === 'b' ? 'black' : 'red',
    pace,
    phase: { kind: 'opening', early: null },
    notice: { kind: 'none' },
    hint: null,
    solution: null,
    view: null,
    tally: { wrong: 0, longer: 0, hintStage: 0, hints: [0, 0, 0, 0], solutionShown: false, firstWrong: null },
    startedAt: at,
    took: null,
    recorded: null,
    timer: 0,
  };
}

export function step(session: Session, event: Event): Step {
  switch (event.type) {
    case 'open':
      return [
        { ...session, phase: { kind: 'opening', early: null } },
        [{ do: 'ask', ask: { kind: 'open', puzzle: session.puzzle } }],
      ];
    case 'answer':
      return answered(session, event.answer, event.at);
    case 'timer':
      return event.timer === session.timer ? timeUp(session) : [session, []];
    case 'move':
      if (takesEarly(session)) return [{ ...session, notice: { kind: 'none' }, phase: { kind: 'opening', early: event.move } }, []];
      if (session.phase.kind !== 'idle') return [session, []];
      return waiting({ ...session, phase: { kind: 'judging', move: event.move, patience: 0 } }, PATIENCE_MS[0], {
        do: 'ask',
        ask: { kind: 'play', move: event.move },
      });
    case 'illegal':
      if (session.phase.kind !== 'idle' && !takesEarly(session)) return [session, []];
      return [{ ...session, notice: { kind: 'illegal', fault: event.fault, move: event.move } }, []];
    case 'hurry':
      return hurry(session);
    case 'hint':
      return takesHints(session) ? ask(session, { kind: 'hint' }) : [session, []];
    case 'hint-move':
      return takesHints(session) ? hintMove(session) : [session, []];
    case 'peek':
      return [{ ...session, tally: hintTaken(session.tally, 1) }, []];
    case 'solution':
      return solution(session, event.at);
    case 'take-back':
      return takeBack(session);
    case 'restart':
      return restart(session);
    case 'retry':
      return isBusy(session) ? [session, []] : [calm(resting(session)), []];
    case 'play-out':
      return playOut(session);
    case 'replay':
      return replay(session);
    case 'try':
      return session.phase.kind === 'over' || session.phase.kind === 'film' ? tryOut(session, event.moves) : [session, []];
    case 'why':
      return why(session, event.reply);
    case 'defend':
      return defend(session, event.turn, event.move);
    case 'step':
      return stepThrough(session, event.to);
    case 'seek':
      return seek(session, event.ply);
    case 'pause':
      return session.phase.kind === 'film' ? pauseFilm(session, session.phase.film) : [session, []];
    case 'cancel':
      return session.phase.kind === 'judging' || session.phase.kind === 'asking'
        ? [session, [{ do: 'cancel' }]]
        : [session, []];
    case 'next':
      return leave(session, event.at);
    case 'pace':
      return [{ ...session, pace: event.pace }, []];
  }
}

/** A request is under way: its answer has to come first. */
function isBusy({ phase }: Session): boolean {
  return phase.kind === 'opening' || phase.kind === 'judging' || phase.kind === 'asking' || phase.kind === 'broken';
}

function takesHints({ phase }: Session): boolean {
  return phase.kind === 'idle' || phase.kind === 'replying' || phase.kind === 'refuting';
}

/** Without the words about a move that has been taken back; what ended the attempt stays. */
function calm(session: Session): Session {
  return session.phase.kind === 'over' ? session : { ...session, notice: { kind: 'none' } };
}

function ask(session: Session, ...asks: Ask[]): Step {
  return [
    { ...session, timer: session.timer + 1, phase: { kind: 'asking', pending: asks.length } },
    asks.map((each) => ({ do: 'ask', ask: each })),
  ];
}

/** The stages before that of the move are passed over; what is shown already is not asked for again. */
function hintMove(session: Session): Step {
  const stages = MOVE_STAGE - (session.hint?.stage ?? 0);
  return stages <= 0 ? [session, []] : ask(session, ...Array.from({ length: stages }, (): Ask => ({ kind: 'hint' })));
}

function timeUp(session: Session): Step {
  const { phase } = session;
  switch (phase.kind) {
    case 'judging': {
      const patience = phase.patience + 1;
      return waiting({ ...session, phase: { ...phase, patience } }, PATIENCE_MS[patience] ?? LATER_MS);
    }
    case 'replying':
      return [resting(session), []];
    case 'refuting':
      if (phase.replied || phase.judgement.refutation.length === 0) return [resting(session), []];
      return waiting({ ...session, phase: { ...phase, replied: true } }, session.pace.slide + HOLD_MS);
    case 'film':
      return rollFilm(session, phase.film);
    case 'opening':
    case 'idle':
    case 'asking':
    case 'over':
    case 'broken':
      return [session, []];
  }
}

function hurry(session: Session): Step {
  const { kind } = session.phase;
  return kind === 'replying' || kind === 'refuting' ? [resting(session), []] : [session, []];
}

function solution(session: Session, at: number): Step {
  if (isBusy(session) || session.view === null) return [session, []];
  if (session.view.state === 'solving') {
    return at - session.startedAt < SOLUTION_MS ? [session, []] : ask(session, { kind: 'give-up' });
  }
  return showSolution(session, session.view);
}

/** Once more, or the whole line where it was found by oneself. */
function showSolution(session: Session, view: AttemptView): Step {
  if (session.solution !== null) return startFilm(session, { kind: 'solution', base: view.moves, moves: session.solution });
  return startFilm(session, { kind: 'review', base: [], moves: view.moves });
}

function takeBack(session: Session): Step {
  if (isBusy(session)) return [session, []];
  if (session.phase.kind === 'refuting') return [calm(resting(session)), []];
  if (session.view?.state !== 'solving' || session.view.moves.length === 0) return [session, []];
  return ask({ ...session, notice: { kind: 'none' } }, { kind: 'take-back' });
}

function restart(session: Session): Step {
  if (isBusy(session)) return [session, []];
  return ask({ ...session, notice: { kind: 'none' } }, { kind: 'restart' });
}

function playOut(session: Session): Step {
  const { notice, view } = session;
  if (isBusy(session) || (notice.kind !== 'wrong' && notice.kind !== 'slow') || view === null) return [session, []];
  const { move, refutation } = notice.judgement;
  return startFilm(session, { kind: 'refutation', base: view.moves, moves: [move, ...refutation] });
}

function tryOut(session: Session, moves: readonly string[]): Step {
  if (session.view === null || session.view.state === 'solving') return [session, []];
  return startFilm(session, { kind: 'try', base: [], moves });
}

function why(session: Session, reply: string | null): Step {
  if (isBusy(session) || session.view === null) return [session, []];
  return ask(session, reply === null ? { kind: 'explain' } : { kind: 'explain', turn: answeredTurn(session), move: reply });
}

function replay(session: Session): Step {
  const { notice, view } = session;
  if (isBusy(session) || view === null) return [session, []];
  switch (notice.kind) {
    case 'right':
      return replying(session, notice.judgement);
    case 'wrong':
    case 'slow':
      return refuting(session, notice.judgement);
    case 'solved':
      return startFilm(session, { kind: 'review', base: [], moves: view.moves });
    case 'hint':
      return notice.hint.line.length > 0
        ? startFilm(session, { kind: 'hint', base: view.moves, moves: notice.hint.line })
        : [session, []];
    case 'given-up':
      return showSolution(session, view);
    case 'none':
    case 'unknown':
    case 'illegal':
    case 'fault':
      return [session, []];
  }
}

/** Goes back to the attacker move `turn`, where later ones have been played, and exchanges the reply to it. */
function defend(session: Session, turn: number, move: string): Step {
  const { view } = session;
  const judgement = view?.judgements[turn];
  if (isBusy(session) || view === null || view.state === 'given-up' || judgement === undefined) return [session, []];
  if (!judgement.replies.some((reply) => reply.move === move)) return [session, []];
  const later = view.judgements.length - 1 - turn;
  const back = Array.from({ length: later }, (): Ask => ({ kind: 'take-back' }));
  return ask({ ...session, notice: { kind: 'right', judgement } }, ...back, { kind: 'defend', move });
}

function stepThrough(session: Session, to: 'first' | 'back' | 'forward' | 'last'): Step {
  const film = filmAtHand(session);
  if (film === null) return [session, []];
  const frames = { first: 0, back: film.at - 1, forward: film.at + 1, last: lastFrame(film) };
  return seekFilm(session, film, frames[to]);
}

function seek(session: Session, ply: number): Step {
  const film = session.phase.kind === 'film' ? session.phase.film : filmAtHand(session);
  return film === null ? [session, []] : seekFilm(session, film, ply - film.base.length);
}

function filmAtHand(session: Session) {
  if (session.phase.kind === 'film') return session.phase.film;
  return session.phase.kind === 'idle' || session.phase.kind === 'over' ? reviewOf(session) : null;
}

/** The puzzle is left by another way than to the next one: it was not solved if a move was wrong. */
export function abandon(session: Session, at: number): Step {
  return session.tally.wrong > 0 ? record(session, 'failed', at) : [session, []];
}

/** On to the next puzzle. One that was begun and not solved counts as not solved. */
function leave(session: Session, at: number): Step {
  const { tally, view } = session;
  const begun = tally.wrong > 0 || tally.hintStage > 0 || (view?.moves.length ?? 0) > 0;
  const [next, commands] = begun ? record(session, 'failed', at) : ([session, []] as const);
  return [next, [...commands, { do: 'leave' }]];
}
