import { describe, expect, it } from 'vitest';
import type { PieceLetter } from '../engine/wire';
import { beside, commandOf, nextPiece, onFile, onRank, type Key, type KeyCommand } from './keyboard';
import { countedBy, neighbour, squareCounted, squareOnScreen, placeOnScreen } from './squares';

const press = (key: string, more: Partial<Key> = {}): KeyCommand | null =>
  commandOf({ key, code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });
const shift = (key: string, code = '') => press(key, { shiftKey: true, code });

describe('commandOf', () => {
  it('moves by arrows and acts by Enter, Space and Escape', () => {
    expect(press('ArrowLeft')).toEqual({ do: 'go', right: -1, down: 0 });
    expect(press('ArrowDown')).toEqual({ do: 'go', right: 0, down: 1 });
    expect(press('Enter')).toEqual({ do: 'tap' });
    expect(press(' ')).toEqual({ do: 'tap' });
    expect(press('Escape')).toEqual({ do: 'put-back' });
  });

  it.each([
    ['k', 'K'],
    ['a', 'A'],
    ['e', 'B'],
    ['h', 'N'],
    ['r', 'R'],
    ['c', 'C'],
    ['p', 'P'],
  ])('%s looks for role %s, with Shift for the opponent’s', (key, role) => {
    expect(press(key)).toEqual({ do: 'piece', role, opponent: false });
    expect(shift(key.toUpperCase())).toEqual({ do: 'piece', role, opponent: true });
  });

  it('reads a letter by its place under a keyboard of another script', () => {
    expect(press('р', { code: 'KeyH' })).toEqual({ do: 'piece', role: 'N', opponent: false });
    expect(press('R', { code: 'KeyR' })).toEqual({ do: 'piece', role: 'R', opponent: false });
  });

  it('goes to files by digits and to ranks with Shift, 0 being rank 10', () => {
    expect(press('5', { code: 'Digit5' })).toEqual({ do: 'file', file: 5 });
    expect(press('7', { code: 'Numpad7' })).toEqual({ do: 'file', file: 7 });
    expect(press('0', { code: 'Digit0' })).toBeNull();
    expect(shift('%', 'Digit5')).toEqual({ do: 'rank', rank: 5 });
    expect(shift(')', 'Digit0')).toEqual({ do: 'rank', rank: 10 });
  });

  it('speaks on o l m x g, and of captures on Shift+m', () => {
    const said = ['o', 'l', 'm', 'x', 'g'].map((key) => press(key));
    expect(said).toEqual(['point', 'last', 'moves', 'around', 'check'].map((what) => ({ do: 'say', what })));
    expect(shift('M')).toEqual({ do: 'say', what: 'captures' });
    expect(shift('O')).toBeNull();
  });

  it('steps through the line with Shift and an arrow', () => {
    expect(shift('ArrowLeft')).toEqual({ do: 'step', to: 'back' });
    expect(shift('ArrowRight')).toEqual({ do: 'step', to: 'forward' });
    expect(shift('ArrowUp')).toBeNull();
  });

  it('leaves the page its own keys and every chord', () => {
    for (const key of ['t', 'v', 'n', 'f', 's', 'z', 'i', '/', '?', 'Tab', 'F5']) expect(press(key)).toBeNull();
    expect(press('r', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('c', { metaKey: true })).toBeNull();
  });
});

describe('squares as players count them', () => {
  it('start at each player’s own right and back rank', () => {
    expect(countedBy('red', 'i0')).toEqual({ file: 1, rank: 1 });
    expect(countedBy('red', 'a9')).toEqual({ file: 9, rank: 10 });
    expect(countedBy('black', 'a9')).toEqual({ file: 1, rank: 1 });
    expect(countedBy('black', 'd9')).toEqual({ file: 4, rank: 1 });
  });

  it('lead back to the square', () => {
    for (const side of ['red', 'black'] as const) {
      for (let row = 0; row < 10; row += 1) {
        for (let column = 0; column < 9; column += 1) {
          const square = squareOnScreen(row, column, side === 'black') ?? '';
          expect(placeOnScreen(square, side === 'black')).toEqual({ row, column });
          const { file, rank } = countedBy(side, square);
          expect(squareCounted(side, file, rank)).toBe(square);
        }
      }
    }
    expect(squareCounted('red', 10, 1)).toBeNull();
    expect(squareCounted('red', 1, 0)).toBeNull();
  });

  it('have neighbours as the player sees them', () => {
    expect(neighbour('red', 'e4', 'forward')).toBe('e5');
    expect(neighbour('black', 'e4', 'forward')).toBe('e3');
    expect(neighbour('red', 'e4', 'left', 2)).toBe('c4');
    expect(neighbour('black', 'e4', 'left', 2)).toBe('g4');
    expect(neighbour('red', 'i4', 'right')).toBeNull();
  });
});

describe('the cursor', () => {
  it('follows the screen, also on a turned board, and stops at the edge', () => {
    expect(beside('e4', 1, 0, false)).toBe('f4');
    expect(beside('e4', 0, -1, false)).toBe('e5');
    expect(beside('e4', 1, 0, true)).toBe('d4');
    expect(beside('e4', 0, -1, true)).toBe('e3');
    expect(beside('i4', 1, 0, false)).toBeNull();
    expect(beside('a4', 1, 0, true)).toBeNull();
    expect(beside('e9', 0, -1, false)).toBeNull();
  });

  it('goes to a file or a rank by the mover’s counting', () => {
    expect(onFile('e4', 8, 'red')).toBe('b4');
    expect(onFile('e4', 8, 'black')).toBe('h4');
    expect(onRank('e4', 10, 'red')).toBe('e9');
    expect(onRank('e4', 1, 'black')).toBe('e9');
  });

  it('goes round the pieces of a kind in reading order', () => {
    const pieces = new Map<string, PieceLetter>([
      ['a9', 'r'],
      ['i9', 'R'],
      ['b4', 'R'],
      ['e4', 'R'],
    ]);
    expect(nextPiece(pieces, 'R', 'red', 'e0', false)).toBe('i9');
    expect(nextPiece(pieces, 'R', 'red', 'i9', false)).toBe('b4');
    expect(nextPiece(pieces, 'R', 'red', 'b4', false)).toBe('e4');
    expect(nextPiece(pieces, 'R', 'red', 'b4', true)).toBe('i9');
    expect(nextPiece(pieces, 'R', 'black', 'e4', false)).toBe('a9');
    expect(nextPiece(pieces, 'C', 'red', 'e4', false)).toBeNull();
  });
});
