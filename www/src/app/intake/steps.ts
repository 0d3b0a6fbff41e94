/** The positions of a line with the names of its moves, for a board that steps through it. */
import type { Rules } from '../../engine/wire';
import type { Step } from '../../intake/intake';
import { sketchView } from '../../session/sketch';

export function stepsOf(rules: Rules, fen: string, moves: readonly string[]): Step[] {
  let position;
  try {
    position = rules.position(fen);
  } catch {
    // A diagram that breaks the rules is shown as it is; nothing is played on it.
    return [{ position: sketchView(fen), move: null }];
  }
  const steps: Step[] = [{ position, move: null }];
  for (const move of moves) {
    const side = position.turn;
    const names = rules.notate(position.fen, move);
    position = rules.play(position.fen, move);
    steps.push({ position, move: { move, names, side } });
  }
  return steps;
}
