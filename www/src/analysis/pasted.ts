/** What a pasted text is: an address of ours, a position, or moves from the position at hand. The rules come as an argument. */
import type { Rules } from '../engine/wire';
import { readBoardLink } from './address';

export type Pasted =
  /** `moves` as in a link; `codes` say why it is no legal position. */
  | { readonly kind: 'position'; readonly fen: string; readonly moves: string; readonly codes: readonly string[] }
  /** As many as could be read, and the first word that could not. */
  | { readonly kind: 'moves'; readonly moves: readonly string[]; readonly unread: string | null }
  | { readonly kind: 'wrong'; readonly codes: readonly string[] };

/** Words that are looked at as moves. */
const MOST_WORDS = 600;

/** The words of a score that may be moves: numbers, results, comments and variations are left out. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\{[^}]*\}|\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/(^|\s)\d{1,3}(?:\.{1,3}|、)/g, ' ');
  return plain.split(/[\s,;]+/).filter((word) => word !== '' && !/^(?:\d{1,3}|1-0|0-1|1\/2-1\/2|\*|\.+)$/.test(word));
}

function readMoves(text: string, fen: string, rules: Rules): Pasted {
  const moves: string[] = [];
  let at = fen;
  for (const word of wordsOf(text).slice(0, MOST_WORDS)) {
    const { move } = rules.readMove(at, word, 'auto');
    if (move === null) return moves.length === 0 ? { kind: 'wrong', codes: ['paste-unknown'] } : { kind: 'moves', moves, unread: word.slice(0, 24) };
    moves.push(move);
    at = rules.play(at, move).fen;
  }
  return moves.length === 0 ? { kind: 'wrong', codes: ['paste-unknown'] } : { kind: 'moves', moves, unread: null };
}

/** `fen`: the position that moves would go on from; null where none can be made. */
export function readPasted(text: string, fen: string | null, rules: Rules): Pasted {
  const query = /#\/(?:board|edit)\?(\S+)/.exec(text)?.[1];
  const link = query === undefined ? null : readBoardLink(query);
  const report = rules.readFen(link?.fen ?? text);
  if (report.fen !== null) return { kind: 'position', fen: report.fen, moves: link?.moves ?? '', codes: report.errors.map(({ code }) => code) };
  if (link !== null || fen === null) return { kind: 'wrong', codes: report.errors.map(({ code }) => code) };
  return readMoves(text, fen, rules);
}
