/** The proved answer of an exercise, as the key prints it. Types, and how one is put together from what the judge said. */
import type { Judgement, MoveNames, Side, SolveAnswer } from '../engine/wire';

export interface KeyMove {
  readonly move: string;
  readonly names: MoveNames;
}

/** A defence to a first move; `atMost`: it loses at least so fast. */
export interface KeyDefence extends KeyMove {
  readonly mateIn: number;
  readonly atMost: boolean;
}

/** Further first moves of a later position of the line: `turn` 2 is the attacker's second move. */
export interface Dual {
  readonly turn: number;
  readonly moves: readonly KeyMove[];
}

export type KeyAnswer =
  | {
      readonly verdict: 'mate';
      readonly side: Side;
      readonly mateIn: number;
      /** Whether no shorter mate exists, which is proved, too. */
      readonly exact: boolean;
      /** First moves of the shortest mates; the first begins the line. */
      readonly keys: readonly KeyMove[];
      /** Whether these are all of them, which is proved, too. */
      readonly complete: boolean;
      /** Attacker and defender by turns. */
      readonly line: readonly KeyMove[];
      /** All legal defences to the first key. */
      readonly defences: readonly KeyDefence[];
      readonly duals: readonly Dual[];
    }
  /** By the goal of the exercise there is no mate, which is proved. */
  | { readonly verdict: 'no-mate'; readonly side: Side }
  /** Not decided within the limits, or the judge could not be asked (`code`). */
  | { readonly verdict: 'unknown'; readonly side: Side; readonly code: string | null };

/** A position of the line in which the attacker moves, and what the solver said of it. */
export interface Stage {
  readonly fen: string;
  readonly answer: SolveAnswer;
}

/** Names a legal move of a position. */
export type Namer = (fen: string, move: string) => MoveNames;

/** `fens` are the positions before each move of the line; `stages` those with the attacker to move, the first among them. */
export function keyAnswer(side: Side, fens: readonly string[], stages: readonly Stage[], judged: Judgement | null, after: string | null, name: Namer): KeyAnswer {
  const [first] = stages;
  if (first === undefined) return { verdict: 'unknown', side, code: null };
  const { verdict, mateIn, exact, keys, keysComplete, line } = first.answer;
  if (verdict === 'no-mate') return { verdict: 'no-mate', side };
  if (verdict !== 'mate' || mateIn === null) return { verdict: 'unknown', side, code: null };
  const named = (fen: string) => (move: string): KeyMove => ({ move, names: name(fen, move) });
  const played = line[0];
  const inOrder = [...keys].sort((a, b) => Number(b === played) - Number(a === played));
  return {
    verdict,
    side,
    mateIn,
    exact,
    keys: inOrder.map(named(first.fen)),
    complete: keysComplete,
    line: line.map((move, at) => named(fens[at] ?? first.fen)(move)),
    defences: after === null ? [] : (judged?.replies ?? []).map(({ move, mateIn: left, atMost }) => ({ ...named(after)(move), mateIn: left, atMost })),
    duals: stages.slice(1).flatMap(({ fen, answer }, at) => {
      const others = answer.verdict === 'mate' ? answer.keys.filter((move) => move !== line[2 * (at + 1)]) : [];
      return others.length === 0 ? [] : [{ turn: at + 2, moves: others.map(named(fen)) }];
    }),
  };
}
