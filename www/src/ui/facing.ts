/** Whether the kings see each other: then the red one does its work by the open file, and its place is marked below a card that does not show it. */
import type { PlacedPiece } from '../engine/wire';

export function facing(pieces: readonly PlacedPiece[]): boolean {
  const red = pieces.find(({ piece }) => piece === 'K')?.square ?? '';
  const black = pieces.find(({ piece }) => piece === 'k')?.square ?? '';
  const file = red.charAt(0);
  if (file === '' || file !== black.charAt(0)) return false;
  const between = ({ square }: PlacedPiece) => square.startsWith(file) && square !== red && square !== black;
  return !pieces.some(between);
}
