/** Names that stand in addresses and in stored records: short and plain. */

/** A name of letters, digits, points and hyphens; null for anything else. */
export function plainName(value: unknown): string | null {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : null;
}

/** Puzzle ids are plain names. */
export const puzzleId = plainName;
