/** What keeps a set-up from being a position, by the points that show it and as a list. */
import type { Fault } from '../engine/wire';
import type { Setup } from './setup';

export interface Complaint {
  readonly code: string;
  readonly squares: readonly string[];
  /** For a king that is missing or one of too many: whose. */
  readonly side: 'red' | 'black' | null;
}

/** The complaints about a set-up. A king that is missing has no point that shows it, so its side is said. */
export function complaintsOf(errors: readonly Fault[], { pieces }: Setup): Complaint[] {
  const standing = [...pieces.values()];
  const without = (['red', 'black'] as const).filter((side) => !standing.includes(side === 'red' ? 'K' : 'k'));
  let missing = 0;
  return errors.map(({ code, squares }) => {
    const lacks = code === 'king-count' && squares.length === 0;
    const side = lacks ? (without[missing] ?? null) : null;
    if (lacks) missing += 1;
    const many = code === 'king-count' ? pieces.get(squares[0] ?? '') : undefined;
    return { code, squares, side: many === undefined ? side : many === 'K' ? 'red' : 'black' };
  });
}

/** The codes at each point, in their order. */
export function complaintsAt(complaints: readonly Complaint[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { code, squares } of complaints) {
    for (const square of squares) {
      const codes = found.get(square) ?? [];
      if (!codes.includes(code)) codes.push(code);
      found.set(square, codes);
    }
  }
  return found;
}
