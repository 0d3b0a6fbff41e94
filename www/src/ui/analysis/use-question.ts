/** The question to the solver that goes with a position: as many nodes as chosen, and more where more was asked for. */
import { useMemo, useState } from 'preact/hooks';
import { EFFORTS, moreThan, type Effort, type Question } from '../../analysis/question';
import type { Goal, PositionView, Side } from '../../engine/wire';

export interface Asking {
  /** Null where the game is over or there is no position. */
  readonly question: Question | null;
  /** Asks for more nodes; null where there are no more. */
  readonly more: (() => void) | null;
}

export function useQuestion(position: PositionView | null, goal: Goal, attacker: Side, effort: Effort): Asking {
  const [extra, setExtra] = useState<{ of: string; nodes: number } | null>(null);
  const fen = position?.status === 'playing' ? position.fen : null;
  const of = `${fen ?? ''} ${goal} ${attacker} ${effort}`;
  const nodes = extra?.of === of ? extra.nodes : EFFORTS[effort];
  const question = useMemo(() => (fen === null ? null : { fen, goal, attacker, nodes }), [of, nodes]);
  const next = moreThan(nodes);
  return { question, more: next === null ? null : () => setExtra({ of, nodes: next }) };
}
