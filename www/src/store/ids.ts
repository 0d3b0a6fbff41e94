/** Puzzle ids are short and plain: they also stand in addresses. */
export function puzzleId(value: unknown): string | null {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : null;
}
