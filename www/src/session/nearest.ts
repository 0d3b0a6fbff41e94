/** Which legal moves a mistyped text may have meant: those whose name in some notation is the fewest edits away. */
import type { MoveNames } from '../engine/wire';

const SHOWN = 3;

/** Levenshtein distance; the texts are a few characters long. */
export function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (b[j - 1] === a[i] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

export function nearestMoves(text: string, legal: readonly MoveNames[]): MoveNames[] {
  const typed = text.normalize('NFKC').replace(/\s/g, '').slice(0, 24).toUpperCase();
  const distance = (names: MoveNames) =>
    Math.min(...[names.halfWidth, names.traditional, names.wxfFilePawns, names.wxf, names.uci, names.iccs.replace('-', '')].map((name) => edits(typed, name.normalize('NFKC').toUpperCase())));
  return legal
    .map((names) => ({ names, far: distance(names) }))
    .filter(({ far }) => far < Math.max(2, typed.length - 1))
    .sort((a, b) => a.far - b.far)
    .slice(0, SHOWN)
    .map(({ names }) => names);
}
