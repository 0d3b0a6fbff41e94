/** Proving a candidate: whether there is a mate, and what the line of the book is worth beside the proof. */
import type { Goal, Judgement, Puzzle, SolveAnswer } from '../engine/wire';
import type { Book, GoalChoice, Verdict } from './intake';

type Position = Pick<Puzzle, 'fen' | 'goal' | 'mateIn' | 'keys' | 'line'>;

/** What is asked of the engine; null where it was cancelled or lost. */
export interface Judge {
  solve(fen: string, goal: Goal): Promise<SolveAnswer | null>;
  first(position: Position, move: string): Promise<Judgement | null>;
  /** The position after a legal move. */
  after(fen: string, move: string): string;
}

/** What a book plays: legal moves, and the ply (from 1) at which it breaks. */
export interface BookLine {
  readonly line: readonly string[];
  readonly broken: number | null;
}

function verdictOf(answer: SolveAnswer): Verdict {
  const { verdict, goal, mateIn, exact, keys, line, why, faults } = answer;
  switch (verdict) {
    case 'mate':
      return { kind: 'mate', goal, mateIn: mateIn ?? 0, exact, keys, line };
    case 'no-mate':
      return { kind: 'no-mate', goal };
    case 'illegal':
      return { kind: 'illegal', faults };
    case 'unknown':
      return { kind: 'unknown', goal, why };
  }
}

/** What is to be asked of a position next, from what is known of it; null where nothing is. */
export function nextGoal(verdict: Verdict | null, choice: GoalChoice): Goal | null {
  if (verdict === null || verdict.kind === 'failed') return choice === 'any' ? 'any' : 'checks';
  const open = choice === 'either' && (verdict.kind === 'no-mate' || verdict.kind === 'unknown') && verdict.goal === 'checks';
  return open ? 'any' : null;
}

/** The verdict on a position; null where it was cancelled. */
export async function prove(fen: string, goal: Goal, judge: Judge): Promise<Verdict | null> {
  const answer = await judge.solve(fen, goal);
  return answer === null ? null : verdictOf(answer);
}

/** The line of a book beside the proof of its position; null where it was cancelled. */
export async function compare(fen: string, { line, broken }: BookLine, proved: Verdict & { kind: 'mate' }, judge: Judge): Promise<Book | null> {
  if (line.length === 0) return broken === null ? { kind: 'none' } : { kind: 'illegal', at: broken };
  let here: Position = { fen, goal: proved.goal, mateIn: proved.mateIn, keys: [...proved.keys], line: [...proved.line] };
  for (let ply = 0; ply < line.length; ply += 2) {
    const move = line[ply] ?? '';
    const at = ply + 1;
    if (ply > 0) {
      const answer = await judge.solve(here.fen, here.goal);
      if (answer === null) return null;
      if (answer.verdict !== 'mate') return { kind: 'undecided', at };
      here = { ...here, mateIn: answer.mateIn ?? 0, keys: answer.keys, line: answer.line };
    }
    if (!here.keys.includes(move)) {
      const judgement = await judge.first(here, move);
      if (judgement === null) return null;
      const told = deviation(judgement, at);
      if (told !== null) return told;
    }
    const reply = line[at];
    if (here.mateIn === 1) return { kind: 'same' };
    if (reply === undefined) break;
    here = { ...here, fen: judge.after(judge.after(here.fen, move), reply) };
  }
  return broken === null ? { kind: 'unfinished' } : { kind: 'illegal', at: broken };
}

/** What a move that is not among the shortest is; null where it is one all the same. */
function deviation({ verdict, extra }: Judgement, at: number): Book | null {
  switch (verdict) {
    case 'best':
    case 'solved':
      return null;
    case 'longer':
      return { kind: 'longer', at, by: extra };
    case 'check-no-mate':
    case 'attack-lost':
      return { kind: 'not-forced', at };
    case 'too-slow':
      return { kind: 'too-slow', at };
    case 'unknown':
      return { kind: 'undecided', at };
  }
}
