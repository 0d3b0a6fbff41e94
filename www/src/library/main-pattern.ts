/** Which of its names a puzzle is filed under. Apart from the rest, because the solve screen needs it. */
import type { Puzzle } from '../engine/wire';
import type { Pattern } from './catalogue';
import type { Library } from './library';

/** The first of a puzzle's tags that names a final position, or else a motif. */
export function mainPattern({ tags }: Pick<Puzzle, 'tags'>, { tagged }: Pick<Library, 'tagged'>): Pattern | null {
  const patterns = tags.flatMap((tag) => tagged.get(tag) ?? []);
  return patterns.find(({ kind }) => kind === 'final') ?? patterns[0] ?? null;
}
