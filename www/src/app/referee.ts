/**
 * Positions and names as the screen needs them, from the rules. A position is asked for at every drawing, so it is kept;
 * before the rules are there it is a sketch in which nothing can be moved.
 */
import type { PositionView, Rules } from '../engine/wire';
import type { Referee } from '../session/present';
import { sketchView } from '../session/sketch';

/** Far more than one puzzle shows; past this the keeping begins anew. */
const MOST_KEPT = 500;

export function createReferee(rulesNow: () => Rules | null): Referee {
  const kept = new Map<string, PositionView>();
  const after: Referee['after'] = (fen, moves) => {
    const rules = rulesNow();
    if (rules === null) return sketchView(fen);
    const key = `${fen}|${moves.join()}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const view = ask(rules, fen, moves);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, view);
    return view;
  };
  const ask = (rules: Rules, fen: string, moves: readonly string[]): PositionView => {
    const last = moves.at(-1);
    try {
      return last === undefined ? rules.position(fen) : rules.play(after(fen, moves.slice(0, -1)).fen, last);
    } catch {
      // A puzzle whose position is not legal: it is shown as it is, and the judge says what is wrong with it.
      return sketchView(fen);
    }
  };
  return {
    after,
    names(fen, move) {
      const rules = rulesNow();
      if (rules === null) throw new Error('moves are named by the rules');
      return rules.notate(fen, move);
    },
  };
}
