/** All first moves of a puzzle with what each is worth, as its sheet shows them. */
import type { Judgement } from '../engine/wire';
import type { NamedMove } from './view';

/** A first move; its judgement is null where none could be had. */
export interface Judged {
  named: NamedMove;
  judgement: Judgement | null;
  /** The reply that refutes it. */
  reply: NamedMove | null;
}

/** `quiet`: mates, too, but not by checks alone, where those are asked for. */
export type FirstGroup = 'best' | 'longer' | 'quiet' | 'slow' | 'wrong' | 'open';

/** A group of moves of the same worth, none of them empty. */
export interface FirstMoves {
  group: FirstGroup;
  list: readonly Judged[];
}

/** How far the judging is. */
export type Survey =
  | { state: 'running'; done: number; total: number }
  | { state: 'done'; groups: readonly FirstMoves[] }
  | { state: 'failed'; code: string };

const GROUPS: readonly FirstGroup[] = ['best', 'longer', 'quiet', 'slow', 'wrong', 'open'];

function groupOf({ judgement }: Judged): FirstGroup {
  if (judgement?.quiet === true && judgement.mateIn !== null) return 'quiet';
  switch (judgement?.verdict) {
    case 'best':
    case 'solved':
      return 'best';
    case 'longer':
      return 'longer';
    case 'too-slow':
      return 'slow';
    case 'check-no-mate':
    case 'attack-lost':
      return 'wrong';
    case 'unknown':
    case undefined:
      return 'open';
  }
}

/** The shorter mates first, and of the wrong moves the checks, which look best; else as they came. */
function rank({ judgement }: Judged): number {
  if (judgement === null) return 0;
  return judgement.verdict === 'attack-lost' ? 1 : judgement.extra;
}

export function groupFirstMoves(moves: readonly Judged[]): FirstMoves[] {
  return GROUPS.flatMap((group) => {
    const list = moves.filter((each) => groupOf(each) === group).sort((a, b) => rank(a) - rank(b));
    return list.length === 0 ? [] : [{ group, list }];
  });
}
