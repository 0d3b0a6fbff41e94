/**
 * Addresses of the analysis board and of the editor: `#/board?fen=…&goal=…&moves=…`. All of it is in the fragment, which no
 * server is sent.
 */
import type { Goal, Side } from '../engine/wire';

export interface BoardLink {
  /** Empty: the start of a game. */
  readonly fen: string;
  readonly goal: Goal;
  /** Whose mate is asked for; null: the side to move. */
  readonly attacker: Side | null;
  /** As `tree-link.ts` writes them. */
  readonly moves: string;
}

/** A FEN without the characters that links are cut at: blanks are underscores, and only board and side stay. */
function linkedFen(fen: string): string {
  return fen.split(' ').slice(0, 2).join('_');
}

/** The value of a field, without the marks that a chat program may have put in. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

function fieldsOf(query: string): Map<string, string> {
  const fields = query.split('&').map((field) => {
    const at = field.indexOf('=');
    return [field.slice(0, at < 0 ? field.length : at), at < 0 ? '' : decoded(field.slice(at + 1))] as const;
  });
  return new Map(fields);
}

export function readBoardLink(query: string): BoardLink {
  const fields = fieldsOf(query);
  const attacker = fields.get('attacker');
  return {
    fen: (fields.get('fen') ?? '').replace(/_/g, ' ').trim(),
    goal: fields.get('goal') === 'any' ? 'any' : 'checks',
    attacker: attacker === 'red' || attacker === 'black' ? attacker : null,
    moves: (fields.get('moves') ?? '').replace(/[\s.,-]/g, ''),
  };
}

export function boardAddress({ fen, goal = 'checks', attacker = null, moves = '' }: Partial<BoardLink> & { readonly fen: string }): string {
  const fields = [`fen=${linkedFen(fen)}`, `goal=${goal}`];
  if (attacker !== null) fields.push(`attacker=${attacker}`);
  if (moves !== '') fields.push(`moves=${moves}`);
  return `#/board?${fields.join('&')}`;
}

export function editAddress(fen: string, goal: Goal = 'checks'): string {
  return `#/edit?fen=${linkedFen(fen)}&goal=${goal}`;
}
