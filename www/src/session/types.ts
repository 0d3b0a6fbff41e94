/**
 * What a solving session is made of. A session is a value: `step` takes one and an event and gives the next one with the
 * commands that somebody else has to carry out. There is no clock, page, storage or search in here.
 */
import type { AttemptView, Explanation, Fault, Goal, Hint, Judgement, Puzzle, Side } from '../engine/wire';

/** How an attempt ended: solved at once, solved with a hint or after a wrong try, not solved. */
export type Result = 'clean' | 'helped' | 'failed';

/** How long things are shown, in milliseconds. */
export interface Pace {
  /** One piece sliding; 0 when motion is off. */
  slide: number;
}

/** Moves that are being looked at apart from the line that stands. */
export interface Film {
  /** `try`: a first move and what refutes it, looked at when all is over. `why`: the moves to an end, then what explains it. */
  kind: 'refutation' | 'solution' | 'hint' | 'review' | 'try' | 'why';
  /** Moves before the film begins. */
  base: readonly string[];
  moves: readonly string[];
  /** Of a `why`: after the moves come stops, the whole first and then each point and each barred move. */
  explanation?: Explanation;
  /** How many of `moves` are on the board; past them the number of the stop is added. */
  at: number;
  playing: boolean;
}

export type Phase =
  /** The judge is being asked to open the puzzle; a move that is made before it has is judged then. */
  | { kind: 'opening'; early: string | null }
  /** The solver is to move. */
  | { kind: 'idle' }
  /** A move is on the board and its verdict is awaited; patience counts the reminders (200 ms, then each second). */
  | { kind: 'judging'; move: string; patience: number }
  /** Other requests are under way; the last of so many answers counts. */
  | { kind: 'asking'; pending: number }
  /** The move is right; the defender's reply is due. */
  | { kind: 'replying'; judgement: Judgement }
  /** The move is wrong and on the board, then the refuting reply too. */
  | { kind: 'refuting'; judgement: Judgement; replied: boolean }
  | { kind: 'film'; film: Film }
  /** Solved, or the solution was shown. */
  | { kind: 'over' }
  /** The judge cannot be reached. */
  | { kind: 'broken'; fault: Fault };

/** What the verdict strip is about. What it says is for the views. */
export type Notice =
  | { kind: 'none' }
  | { kind: 'right'; judgement: Judgement }
  | { kind: 'wrong'; judgement: Judgement }
  /** A defence holds out longer than the task allows; as a longer mate may exist, it does not count as wrong. */
  | { kind: 'slow'; judgement: Judgement }
  | { kind: 'unknown'; move: string }
  | { kind: 'illegal'; fault: Fault; move: string }
  | { kind: 'hint'; hint: Hint }
  | { kind: 'solved'; result: Result; end: 'checkmate' | 'stalemate' }
  | { kind: 'given-up' }
  | { kind: 'fault'; fault: Fault };

/** How often each of the four stages of hints was taken. */
export type Hints = readonly [number, number, number, number];

/** What the solver needed so far; it outlives a restart, so that a shown solution is not forgotten. */
export interface Tally {
  wrong: number;
  longer: number;
  /** The highest stage, and how often each of the four was taken. */
  hintStage: number;
  hints: Hints;
  solutionShown: boolean;
  firstWrong: string | null;
}

export interface Session {
  puzzle: Puzzle;
  /** The attacker: the side to move in the puzzle. */
  side: Side;
  pace: Pace;
  phase: Phase;
  notice: Notice;
  /** The hint on the board; it stays until a move is kept or taken back. */
  hint: Hint | null;
  /** The solution that was shown, from the position of `view`. */
  solution: readonly string[] | null;
  /** What the judge holds; null until the puzzle is open. */
  view: AttemptView | null;
  tally: Tally;
  /** When the solver could first move, and how long the solving took once over. */
  startedAt: number;
  took: number | null;
  /** The result that has been recorded for this visit. */
  recorded: Result | null;
  /** The number of the timer that is awaited; another one is stale. */
  timer: number;
}

/** A request to the judge, without its id. */
export type Ask =
  | { kind: 'open'; puzzle: Puzzle }
  | { kind: 'play'; move: string }
  | { kind: 'defend'; move: string }
  | { kind: 'take-back' }
  | { kind: 'restart' }
  | { kind: 'hint' }
  | { kind: 'give-up' }
  | { kind: 'explain'; turn?: number; move?: string };

/** An answer of the judge, without its id. */
export type Answer =
  | { kind: 'view'; view: AttemptView }
  | { kind: 'played'; judgement: Judgement; view: AttemptView }
  | { kind: 'hint'; hint: Hint; view: AttemptView }
  | { kind: 'solution'; line: string[]; view: AttemptView }
  | { kind: 'explained'; explanation: Explanation }
  | { kind: 'cancelled' }
  | { kind: 'error'; fault: Fault };

export type Event =
  | { type: 'open'; at: number }
  | { type: 'answer'; answer: Answer; at: number }
  | { type: 'timer'; timer: number; at: number }
  /** A legal move of the attacker. */
  | { type: 'move'; move: string; at: number }
  | { type: 'illegal'; move: string; fault: Fault; at: number }
  /** A touch on the board: what is being shown jumps to its end. */
  | { type: 'hurry'; at: number }
  | { type: 'hint'; at: number }
  /** The next move and nothing more: past the stages before it. */
  | { type: 'hint-move'; at: number }
  /** The pieces, which were out of sight, were looked at: as good as the smallest hint. */
  | { type: 'peek'; at: number }
  | { type: 'solution'; at: number }
  | { type: 'take-back'; at: number }
  | { type: 'restart'; at: number }
  /** Lets go of a wrong move, a film or a message. */
  | { type: 'retry'; at: number }
  | { type: 'play-out'; at: number }
  /** Shows what the strip speaks of once more. */
  | { type: 'replay'; at: number }
  /** Shows moves from the puzzle's position that are not those of the line; not before the puzzle is over. */
  | { type: 'try'; moves: readonly string[]; at: number }
  /** Why it is over, or why one of the replies that are offered loses. */
  | { type: 'why'; reply: string | null; at: number }
  /** Another reply of the defender to the attacker move number `turn` (0 is the first). */
  | { type: 'defend'; turn: number; move: string; at: number }
  | { type: 'step'; to: 'first' | 'back' | 'forward' | 'last'; at: number }
  /** Shows the position after so many plies of the line. */
  | { type: 'seek'; ply: number; at: number }
  | { type: 'pause'; at: number }
  | { type: 'cancel'; at: number }
  | { type: 'next'; at: number }
  | { type: 'pace'; pace: Pace; at: number };

/** What is kept of an attempt. */
export interface AttemptRecord {
  puzzle: string;
  goal: Goal;
  result: Result;
  /** When it ended, and how long it took, in milliseconds. */
  at: number;
  took: number;
  wrong: number;
  longer: number;
  hintStage: number;
  /** How often each stage of hints was taken, and whether the whole solution was shown. */
  hints: Hints;
  solution: boolean;
  firstWrong: string | null;
}

export type Command =
  | { do: 'ask'; ask: Ask }
  | { do: 'cancel' }
  | { do: 'wait'; ms: number; timer: number }
  | { do: 'record'; attempt: AttemptRecord }
  | { do: 'move'; move: string }
  | { do: 'leave' };

export type Step = readonly [Session, readonly Command[]];
