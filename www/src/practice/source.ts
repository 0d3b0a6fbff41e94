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

/** All lines. One is made when it is asked for; `values` makes them all. */
export interface Lines {
  has(id: string): boolean;
  get(id: string): Entry | undefined;
  values(): Iterable<Entry>;
}
