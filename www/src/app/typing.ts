/** From a typed text to a move, or to what is wrong with it and what may have been meant. */
import type { Rules } from '../engine/wire';
import { nearestMoves } from '../session/nearest';
import type { TypingError } from '../ui/model';

/** What may be told of a text that is no move: the nearest moves too, reasons only, or nothing that gives the position away. */
export type Telling = 'all' | 'reasons' | 'nothing';

export function readTyped(text: string, fen: string, rules: Rules, telling: Telling = 'all'): string | TypingError {
  const reading = rules.readMove(fen, text, 'auto');
  if (reading.move !== null) return reading.move;
  const names = (moves: readonly string[]) => moves.map((move) => rules.notate(fen, move));
  if (reading.error === 'ambiguous') return { kind: 'ambiguous', candidates: telling === 'nothing' ? [] : names(reading.candidates) };
  const nearest = telling === 'all' ? nearestMoves(text, names(rules.position(fen).legal)) : [];
  if (reading.reason !== null && telling !== 'nothing') return { kind: 'illegal', code: reading.reason.code, piece: null, nearest };
  return { kind: reading.error === 'syntax' ? 'syntax' : 'none', nearest };
}
