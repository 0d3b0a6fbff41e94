/**
 * A practice run as a pure machine: puzzles in a row under the rules of a mode. It stands above the solving session, which
 * tells it what became of each move, and says which puzzle comes next and when all is over. Time comes in with the events.
 */
import { RULES, type Mode, type Rules } from './mode';

export type Result = 'clean' | 'helped' | 'failed';

/** How one puzzle of the run ended. */
export interface Outcome {
  puzzle: string;
  result: Result;
  took: number;
}

export type Ending = 'done' | 'time' | 'mistakes' | 'stopped';

export interface Run {
  id: string;
  mode: Mode;
  /** Where the puzzles are from: the id of a set, or empty for all. */
  from: string;
  queue: readonly string[];
  outcomes: readonly Outcome[];
  /** Wrong moves at the puzzle that is open. */
  wrong: number;
  /** `opening`: the puzzle is asked for. `settled`: it has its outcome and can still be looked at. */
  phase: 'opening' | 'solving' | 'failing' | 'settled' | 'over';
  combo: number;
  bestCombo: number;
  /** When the run was begun, and when its clock is out; null while no clock runs. */
  startedAt: number;
  deadline: number | null;
  /** What the last change of the clock was, in milliseconds. */
  lastGain: number;
  endedAt: number | null;
  ending: Ending | null;
}

export type RunEvent =
  /** The puzzle is on the board and takes moves. */
  | { type: 'shown'; at: number }
  /** A move has been made, before it is judged. */
  | { type: 'moved'; at: number }
  | { type: 'right'; at: number }
  | { type: 'wrong'; at: number }
  /** What was wrong has been shown and goes back. */
  | { type: 'went-back'; at: number; took: number }
  /** The session has recorded a result. */
  | { type: 'recorded'; result: Result; took: number; at: number }
  | { type: 'next'; at: number }
  | { type: 'tick'; at: number }
  | { type: 'stop'; at: number };

export type RunCommand =
  | { do: 'open'; puzzle: string }
  /** The tries are used up: the attempt is to be recorded as failed. */
  | { do: 'fail' }
  /** The run has changed in a way that is worth keeping. */
  | { do: 'keep' }
  /** It is over. */
  | { do: 'finish' };

export type RunStep = readonly [Run, readonly RunCommand[]];

export interface Start {
  id: string;
  mode: Mode;
  from: string;
  queue: readonly string[];
  at: number;
  /** Of a run that is taken up again: what has been done. */
  outcomes?: readonly Outcome[];
}

export function startRun({ id, mode, from, queue, at, outcomes = [] }: Start): RunStep {
  const run: Run = {
    id,
    mode,
    from,
    queue,
    outcomes,
    wrong: 0,
    phase: 'opening',
    combo: 0,
    bestCombo: 0,
    startedAt: at,
    deadline: null,
    lastGain: 0,
    endedAt: null,
    ending: null,
  };
  const first = queue[outcomes.length];
  return first === undefined ? finish(run, 'done', at) : [run, [{ do: 'open', puzzle: first }]];
}

export function rulesOf(run: Run): Rules {
  return RULES[run.mode];
}

/** How many puzzles have been solved by the rules of the mode: with one try only, a helped one does not come about. */
export function score(run: Pick<Run, 'outcomes'>): number {
  return run.outcomes.filter(({ result }) => result !== 'failed').length;
}

/** What is left of the clock; null without one. Before the first move it is whole. */
export function timeLeft(run: Run, at: number): number | null {
  const { clock } = rulesOf(run);
  if (clock === null) return null;
  if (run.deadline === null) return clock.limit;
  return Math.max(0, run.deadline - (run.endedAt ?? at));
}

export function runStep(run: Run, event: RunEvent): RunStep {
  if (run.phase === 'over') return [run, []];
  const rules = rulesOf(run);
  if (event.type === 'stop') return finish(run, 'stopped', event.at);
  if (run.deadline !== null && event.at >= run.deadline) return finish(run, 'time', run.deadline);
  switch (event.type) {
    case 'shown':
      return run.phase === 'opening' ? [{ ...run, phase: 'solving', wrong: 0 }, []] : [run, []];
    case 'moved':
      if (rules.clock === null || run.deadline !== null) return [run, []];
      return [{ ...run, deadline: event.at + rules.clock.limit }, []];
    case 'right':
      return run.phase === 'solving' ? [right(run, rules), []] : [run, []];
    case 'wrong':
      return run.phase === 'solving' ? wrong(run, rules) : [run, []];
    case 'went-back':
      if (run.phase !== 'failing') return [run, []];
      return settle(run, { result: 'failed', took: event.took }, rules, event.at, [{ do: 'fail' }]);
    case 'recorded':
      // A puzzle counts once: what is done with it afterwards is for learning.
      if (run.phase !== 'solving' && run.phase !== 'failing') return [run, []];
      return settle(run, event, rules, event.at);
    case 'next':
      return run.phase === 'settled' ? advance(run, event.at) : skip(run, rules, event.at);
    case 'tick':
      return [run, []];
  }
}

function right(run: Run, rules: Rules): Run {
  const combo = run.combo + 1;
  const gain = gainAt(rules, combo);
  return {
    ...run,
    combo,
    bestCombo: Math.max(run.bestCombo, combo),
    deadline: run.deadline === null ? null : run.deadline + gain,
    lastGain: gain > 0 ? gain : run.lastGain,
  };
}

function gainAt({ clock }: Rules, combo: number): number {
  if (clock === null) return 0;
  const exact = clock.bonus.find((each) => each.combo === combo);
  if (exact !== undefined) return exact.gain;
  const last = clock.bonus.at(-1);
  if (last === undefined || combo < last.combo) return 0;
  return (combo - last.combo) % clock.every === 0 ? last.gain : 0;
}

function wrong(run: Run, rules: Rules): RunStep {
  const cost = rules.clock?.mistake ?? 0;
  const next: Run = {
    ...run,
    wrong: run.wrong + 1,
    combo: 0,
    deadline: run.deadline === null ? null : run.deadline - cost,
    lastGain: cost > 0 ? -cost : run.lastGain,
  };
  return [next.wrong >= rules.tries ? { ...next, phase: 'failing' } : next, []];
}

function settle(run: Run, { result, took }: { result: Result; took: number }, rules: Rules, at: number, before: readonly RunCommand[] = []): RunStep {
  const puzzle = run.queue[run.outcomes.length];
  if (puzzle === undefined) return [run, before];
  const outcomes = [...run.outcomes, { puzzle, result, took }];
  const settled: Run = { ...run, outcomes, phase: 'settled' };
  const lost = outcomes.filter((outcome) => outcome.result === 'failed').length;
  if (lost >= rules.lives) {
    const [over, commands] = finish(settled, 'mistakes', at);
    return [over, [...before, ...commands]];
  }
  if (!rules.hurry) return [settled, [...before, { do: 'keep' }]];
  const [next, commands] = advance(settled, at);
  return [next, [...before, { do: 'keep' }, ...commands]];
}

/** Leaving a puzzle unsolved is failing it, where a puzzle has one try; elsewhere it comes last once more. */
function skip(run: Run, rules: Rules, at: number): RunStep {
  if (run.phase !== 'solving') return [run, []];
  if (rules.tries === 1) return settle({ ...run, combo: 0 }, { result: 'failed', took: 0 }, { ...rules, hurry: true }, at, [{ do: 'fail' }]);
  const done = run.outcomes.length;
  const current = run.queue[done];
  const rest = run.queue.slice(done + 1);
  const following = rest[0];
  if (current === undefined || following === undefined) return finish(run, 'stopped', at);
  return [{ ...run, queue: [...run.queue.slice(0, done), ...rest, current], phase: 'opening' }, [{ do: 'open', puzzle: following }]];
}

function advance(run: Run, at: number): RunStep {
  const puzzle = run.queue[run.outcomes.length];
  if (puzzle === undefined) return finish(run, 'done', at);
  return [{ ...run, phase: 'opening' }, [{ do: 'open', puzzle }]];
}

function finish(run: Run, ending: Ending, at: number): RunStep {
  return [{ ...run, phase: 'over', ending, endedAt: at }, [{ do: 'keep' }, { do: 'finish' }]];
}
