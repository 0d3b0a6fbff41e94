/** Who attacks in a puzzle: the side to move. */
import type { Side } from '../engine/wire';

export function attackerOf(fen: string): Side {
  return fen.split(' ')[1] === 'b' ? 'black' : 'red';
}
