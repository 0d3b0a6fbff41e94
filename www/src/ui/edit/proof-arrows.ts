/** What the board shows of an answer: the keys where there are several, or the try and the defence that breaks it. */
import { stepOf } from '../../board/square';
import type { Arrow, ArrowKind } from '../../board/state';
import type { SolveAnswer } from '../../engine/wire';

/** More arrows than that are not read. */
const MOST = 5;

export function arrowsOf(answer: SolveAnswer | null): readonly Arrow[] {
  const arrow = (move: string | undefined, kind: ArrowKind): Arrow[] => {
    const step = stepOf(move ?? '');
    return step === null ? [] : [{ ...step, kind }];
  };
  if (answer?.verdict === 'mate' && answer.keys.length > 1) return answer.keys.slice(0, MOST).flatMap((key) => arrow(key, 'hint'));
  if (answer?.verdict === 'no-mate') return [...arrow(answer.line[0], 'hint'), ...arrow(answer.line[1], 'refute')];
  return [];
}
