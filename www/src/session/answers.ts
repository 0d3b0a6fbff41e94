/** What an answer of the judge does to a session. */
import type { AttemptView, Explanation, Judgement } from '../engine/wire';
import { answeredTurn } from './board';
import { startFilm } from './film';
import type { Answer, Command, Result, Session, Step, Tally } from './types';
import { resting, waiting } from './waiting';

/** How long a wrong move stays before it is answered. */
export const WRONG_MS = 300;
/** Times the slide: how long after ours the defender's move starts. */
const REPLY_SLIDES = 1.5;

export function answered(session: Session, answer: Answer, at: number): Step {
  switch (session.phase.kind) {
    case 'opening':
      if (answer.kind === 'view') return opened(session, session.phase.early, answer.view, at);
      if (answer.kind === 'error') return [broken(session, answer), []];
      return [session, []];
    case 'judging':
      if (answer.kind === 'played') return judged(session, answer.judgement, answer.view, at);
      if (answer.kind === 'cancelled') return [resting({ ...session, notice: { kind: 'none' } }), []];
      if (answer.kind === 'error') return [failed(session, answer), []];
      return [session, []];
    case 'asking':
      return asked(session, session.phase.pending - 1, answer, at);
    case 'idle':
    case 'replying':
    case 'refuting':
    case 'film':
    case 'over':
    case 'broken':
      return [session, []];
  }
}

/** Who has moved already has thought since the board was seen; else the time begins now. */
function opened(session: Session, early: string | null, view: AttemptView, at: number): Step {
  if (early === null) return [resting({ ...session, view, startedAt: at }), []];
  return [resting({ ...session, view }), [{ do: 'move', move: early }]];
}

/** Codes after which the judge does not answer any more. */
const LOST = new Set(['engine-lost', 'engine-load', 'internal']);

function broken(session: Session, { fault }: Answer & { kind: 'error' }): Session {
  return { ...session, timer: session.timer + 1, phase: { kind: 'broken', fault } };
}

function failed(session: Session, answer: Answer & { kind: 'error' }): Session {
  if (LOST.has(answer.fault.code)) return broken(session, answer);
  return resting({ ...session, notice: { kind: 'fault', fault: answer.fault } });
}

function asked(session: Session, pending: number, answer: Answer, at: number): Step {
  if (answer.kind === 'error' && LOST.has(answer.fault.code)) return [broken(session, answer), []];
  const known = 'view' in answer ? { ...session, view: answer.view } : session;
  const noted: Session = answer.kind === 'error' ? { ...known, notice: { kind: 'fault', fault: answer.fault } } : known;
  if (pending > 0) return [{ ...noted, phase: { kind: 'asking', pending } }, []];
  switch (answer.kind) {
    case 'view':
      return settled(noted, answer.view);
    case 'hint':
      return hinted(noted, answer);
    case 'solution':
      return shown(noted, answer.line, at);
    case 'explained':
      return explained(noted, answer.explanation);
    case 'played':
    case 'cancelled':
    case 'error':
      return [resting(noted), []];
  }
}

/** The end that stands, or the moves after another reply to theirs; the stops are gone through by hand. */
function explained(session: Session, explanation: Explanation): Step {
  const { view, solution } = session;
  const line = view?.moves ?? [];
  const { refuted } = explanation;
  if (refuted === null) return startFilm(session, { kind: 'why', base: [...line, ...(solution ?? [])], moves: [], explanation });
  const base = line.slice(0, 2 * answeredTurn(session) + 1);
  return startFilm(session, { kind: 'why', base, moves: [refuted.reply.move, ...refuted.line], explanation });
}

/** After take back, restart or another defence. An exchanged defence slides in as a reply does. */
function settled(session: Session, view: AttemptView): Step {
  const fresh: Session = { ...session, hint: null, solution: null };
  if (session.notice.kind === 'fault') return [resting(fresh), []];
  const judgement = view.judgements.at(-1);
  if (session.notice.kind === 'right' && judgement !== undefined) {
    return replying({ ...fresh, notice: { kind: 'right', judgement } }, judgement);
  }
  return [resting({ ...fresh, notice: { kind: 'none' } }), []];
}

/** The tally with a hint of a stage more. */
export function hintTaken(tally: Tally, stage: 1 | 2 | 3 | 4): Tally {
  const [a, b, c, d] = tally.hints;
  const more = (of: number) => (of === stage ? 1 : 0);
  return { ...tally, hintStage: Math.max(tally.hintStage, stage), hints: [a + more(1), b + more(2), c + more(3), d + more(4)] };
}

function hinted(session: Session, answer: Answer & { kind: 'hint' }): Step {
  const { hint, view } = answer;
  const tally = hintTaken(session.tally, hint.stage);
  const next: Session = { ...session, tally, hint, notice: { kind: 'hint', hint } };
  if (hint.stage === 4 && hint.line.length > 0) {
    return startFilm(next, { kind: 'hint', base: view.moves, moves: hint.line });
  }
  return [resting(next), []];
}

function shown(session: Session, line: readonly string[], at: number): Step {
  const tally = { ...session.tally, solutionShown: true };
  const next: Session = { ...session, tally, solution: line, hint: null, notice: { kind: 'given-up' } };
  const [filmed, commands] = startFilm(next, { kind: 'solution', base: session.view?.moves ?? [], moves: line });
  const [recorded, more] = record(filmed, 'failed', at);
  return [recorded, [...commands, ...more]];
}

function judged(session: Session, judgement: Judgement, view: AttemptView, at: number): Step {
  const kept = view.moves.length > (session.view?.moves.length ?? 0);
  const known: Session = { ...session, view };
  switch (judgement.verdict) {
    case 'solved':
      return solved({ ...known, hint: null }, judgement, at);
    case 'best':
    case 'longer': {
      const longer = session.tally.longer + (judgement.verdict === 'longer' ? 1 : 0);
      const next: Session = { ...known, tally: { ...session.tally, longer }, notice: { kind: 'right', judgement } };
      return kept ? replying({ ...next, hint: null }, judgement) : refuting(next, judgement);
    }
    case 'unknown':
      return [resting({ ...known, notice: { kind: 'unknown', move: judgement.move } }), []];
    case 'too-slow':
      return refuting({ ...known, notice: { kind: 'slow', judgement } }, judgement);
    case 'check-no-mate':
    case 'attack-lost': {
      const { wrong, firstWrong } = session.tally;
      const tally = { ...session.tally, wrong: wrong + 1, firstWrong: firstWrong ?? judgement.move };
      return refuting({ ...known, tally, notice: { kind: 'wrong', judgement } }, judgement);
    }
  }
}

/** The right move stands; the reply, which `view` already has, is shown a moment later. */
export function replying(session: Session, judgement: Judgement): Step {
  return waiting({ ...session, phase: { kind: 'replying', judgement } }, session.pace.slide * REPLY_SLIDES);
}

export function refuting(session: Session, judgement: Judgement): Step {
  return waiting({ ...session, phase: { kind: 'refuting', judgement, replied: false } }, WRONG_MS);
}

function solved(session: Session, judgement: Judgement, at: number): Step {
  const { wrong, hintStage, solutionShown } = session.tally;
  const result: Result = wrong === 0 && hintStage === 0 && !solutionShown ? 'clean' : 'helped';
  const done: Session = {
    ...session,
    took: session.took ?? at - session.startedAt,
    notice: { kind: 'solved', result, end: judgement.end ?? 'checkmate' },
  };
  return record(resting(done), result, at);
}

/** Records a result once; a failed one may still be bettered by solving it. */
export function record(session: Session, result: Result, at: number): Step {
  if (session.recorded !== null && !(session.recorded === 'failed' && result !== 'failed')) return [session, []];
  const { puzzle, tally } = session;
  const command: Command = {
    do: 'record',
    attempt: {
      puzzle: puzzle.id,
      goal: puzzle.goal,
      result,
      at,
      took: Math.max(0, session.took ?? at - session.startedAt),
      wrong: tally.wrong,
      longer: tally.longer,
      hintStage: tally.hintStage,
      hints: tally.hints,
      solution: tally.solutionShown,
      firstWrong: tally.firstWrong,
    },
  };
  return [{ ...session, recorded: result }, [command]];
}
