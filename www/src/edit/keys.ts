/** The keys of the editor's board: letters put pieces, Delete takes them away. Arrows, figures and questions stay the grid's. */
import type { PieceLetter } from '../engine/wire';
import type { ShiftKey as Key } from '../session/shortcuts';

export type { Key };

export type EditKey =
  | { readonly do: 'put'; readonly piece: PieceLetter }
  | { readonly do: 'lift' | 'tap' | 'undo' | 'redo' };

/** E and H are what elephants and horses are called in English. */
const LETTERS: Readonly<Record<string, string>> = { k: 'K', a: 'A', b: 'B', e: 'B', n: 'N', h: 'N', r: 'R', c: 'C', p: 'P' };

/** A letter alone puts a piece of Red, with Shift one of Black. Null leaves the key to the grid. */
export function editKeyOf(key: Key): EditKey | null {
  const letter = /^Key[A-Z]$/.test(key.code) ? key.code.charAt(3).toLowerCase() : key.key.toLowerCase();
  if (key.ctrlKey || key.metaKey) {
    if (key.altKey || (letter !== 'z' && letter !== 'y')) return null;
    return { do: letter === 'y' || key.shiftKey ? 'redo' : 'undo' };
  }
  if (key.altKey) return null;
  if (key.key === 'Delete' || key.key === 'Backspace') return { do: 'lift' };
  if (key.key === 'Enter' || key.key === ' ') return { do: 'tap' };
  const role = LETTERS[letter];
  if (role === undefined) return null;
  return { do: 'put', piece: (key.shiftKey ? role.toLowerCase() : role) as PieceLetter };
}
