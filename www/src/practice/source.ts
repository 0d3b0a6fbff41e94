/** What practice knows of the library: a line for each puzzle. The puzzles themselves are loaded one by one, by others. */

export interface Entry {
  id: string;
  /** Keys of the patterns (杀法) that it bears, the one that it is filed under first. */
  patterns: readonly string[];
  /** Attacker's moves to the mate. */
  length: number;
  /** 1 is easiest, 9 hardest. */
  level: number;
}

/** The same lines, to be looked up by id. */
export function byId(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
