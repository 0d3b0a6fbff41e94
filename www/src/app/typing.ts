/** From a typed text to a move, or to what is wrong with it and what may have been meant. */
import type { Rules } from '../engine/wire';
import { nearestMoves } from '../session/nearest';
import type { TypingError } from '../ui/model';

export function readTyped(text: string, fen: string, rules: Rules): string | TypingError {
  const reading = rules.readMove(fen, text, 'auto');
  if (reading.move !== null) return reading.move;
  const names = (moves: readonly string[]) => moves.map((move) => rules.notate(fen, move));
  if (reading.error === 'ambiguous') return { kind: 'ambiguous', candidates: names(reading.candidates) };
  const nearest = nearestMoves(text, names(rules.position(fen).legal));
  if (reading.reason !== null) return { kind: 'illegal', code: reading.reason.code, piece: null, nearest };
  return { kind: reading.error === 'syntax' ? 'syntax' : 'none', nearest };
}
