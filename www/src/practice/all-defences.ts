/**
 * 全解: a puzzle is done when every defence has been answered. Defences are gone through depth first, so that as few moves as
 * can be are played twice: the last one that has another is exchanged for it, until none is left. What the solver plays decides
 * which there are.
 */
import type { AttemptView } from '../engine/wire';

/** A reply that stands for another, to the attacker move number `turn` (0 is the first). */
export interface Exchange {
  turn: number;
  move: string;
}

/** Which replies have been met. A reply is named by the moves up to it. */
export interface Defences {
  answered: ReadonlySet<string>;
  known: ReadonlySet<string>;
}

export const NO_DEFENCES: Defences = { answered: new Set(), known: new Set() };

function nameOf(moves: readonly string[], turn: number, reply: string): string {
  return [...moves.slice(0, 2 * turn + 1), reply].join(' ');
}

/** After a line has been solved: what is known and answered now, and the reply that is to be met next; null when all have been. */
export function afterLine(before: Defences, { moves, judgements }: Pick<AttemptView, 'moves' | 'judgements'>): readonly [Defences, Exchange | null] {
  const answered = new Set(before.answered);
  const known = new Set(before.known);
  judgements.forEach(({ replies }, turn) => {
    for (const { move } of replies) known.add(nameOf(moves, turn, move));
    const chosen = moves[2 * turn + 1];
    if (chosen !== undefined) answered.add(nameOf(moves, turn, chosen));
  });
  const next: Defences = { answered, known };
  for (let turn = judgements.length - 1; turn >= 0; turn -= 1) {
    const left = judgements[turn]?.replies.find(({ move }) => !answered.has(nameOf(moves, turn, move)));
    if (left !== undefined) return [next, { turn, move: left.move }];
  }
  return [next, null];
}
