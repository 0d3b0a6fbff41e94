/** What the keys of the board do. The board is there before it: no key is pressed in the first moment. */
export { beside, commandOf, nextPiece, onFile, onRank } from './keyboard';
export { aroundText, checkText, movesText } from './reports';
