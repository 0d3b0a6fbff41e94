/**
 * Pictures of the pieces, drawn by us: one path each, centred on 0,0, within 30 units of it, filled by the even-odd rule. By
 * the letter of the role as in FEN.
 */
export const PICTURES: Readonly<Record<string, string>> = {
  // A crown.
  K: 'M-24 16L-29 -15L-13 -1L0 -25L13 -1L29 -15L24 16ZM-24 20H24V27H-24Z',
  // An official's hat with its two wings.
  A: 'M-14 10C-15 -12 -9 -24 0 -24C9 -24 15 -12 14 10ZM-19 14H19V23H-19ZM-18 9C-27 9 -31 5 -30 0C-28 -5 -22 -3 -18 0ZM18 9C27 9 31 5 30 0C28 -5 22 -3 18 0Z',
  // An elephant's head from the front.
  B: 'M-11 -17C-22 -27 -32 -16 -29 -1C-27 9 -19 11 -13 7C-15 -1 -14 -10 -11 -17ZM11 -17C22 -27 32 -16 29 -1C27 9 19 11 13 7C15 -1 14 -10 11 -17ZM-8 -20C-3 -23 3 -23 8 -20C12 -8 10 3 7 10C6 17 8 20 14 19L15 26C4 30 -4 25 -5 13C-10 5 -12 -8 -8 -20ZM-12 12L-8 10C-9 16 -12 19 -16 20C-14 17 -13 15 -12 12Z',
  // A horse's head.
  N: 'M-17 27C-17 13 -8 7 -3 -2C-9 0 -14 3 -18 8C-22 8 -26 5 -26 1C-22 -9 -15 -16 -7 -19L-7 -28L2 -21C16 -18 23 -5 23 11C23 18 21 23 19 27ZM-10 -11A2.4 2.4 0 1 0 -10 -6.2A2.4 2.4 0 1 0 -10 -11Z',
  // A chariot: canopy, box and wheel.
  R: 'M-27 -25H27V-18H-27ZM-20 -18H-15V-5H15V-18H20V4H-20ZM0 3A12.5 12.5 0 1 1 0 28A12.5 12.5 0 1 1 0 3ZM0 9.5A6 6 0 1 0 0 21.5A6 6 0 1 0 0 9.5ZM0 13.3A2.2 2.2 0 1 1 0 17.7A2.2 2.2 0 1 1 0 13.3Z',
  // A cannon on its wheel.
  C: 'M-28 3L15 -25L27 -9L14 0A15 15 0 0 0 -14 12L-19 16ZM0 2A12.5 12.5 0 1 1 0 27A12.5 12.5 0 1 1 0 2ZM0 8.5A6 6 0 1 0 0 20.5A6 6 0 1 0 0 8.5ZM0 12.3A2.2 2.2 0 1 1 0 16.7A2.2 2.2 0 1 1 0 12.3Z',
  // A foot soldier with his spear.
  P: 'M-23 -9L-5 -27L13 -9ZM-14 -6H4C4 1 0 5 -5 5C-10 5 -14 1 -14 -6ZM-23 27C-23 13 -15 8 -5 8C5 8 13 13 13 27ZM19 27V-14L16 -17L21 -29L26 -17L23 -14V27Z',
};
