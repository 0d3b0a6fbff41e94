/** A tree as text to copy: move numbers, variations in brackets, comments in braces; as PGN with its tags before it. */
import type { MoveNames, Side } from '../engine/wire';
import { nodeAt, ROOT, tokensOf, type Tree } from './tree';

export type TextKind = 'chinese' | 'traditional' | 'wxf' | 'iccs' | 'pgn';
export const TEXT_KINDS: readonly TextKind[] = ['chinese', 'traditional', 'wxf', 'iccs', 'pgn'];

/** The name of a move in a kind of text. PGN is written in ICCS, which every program reads. */
const NAMES: Readonly<Record<TextKind, (names: MoveNames) => string>> = {
  chinese: (names) => names.chinese,
  traditional: (names) => names.traditional,
  wxf: (names) => names.wxfFilePawns,
  iccs: (names) => names.iccs,
  pgn: (names) => names.iccs,
};

export interface TextOptions {
  readonly fen: string;
  readonly turn: Side;
  readonly kind: TextKind;
  /** The names of the move of a node. */
  names(at: number): MoveNames;
}

/** Braces end a comment, so they are not let in. */
const comment = (text: string) => (text === '' ? [] : [`{${text.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()}}`]);

/** "1. …", or "1... …" where the second player's move stands first. */
function numbered(ply: number, turn: Side, fresh: boolean): string {
  const offset = turn === 'red' ? 0 : 1;
  const index = ply - 1 + offset;
  const n = Math.floor(index / 2) + 1;
  if (index % 2 === 0) return `${n}. `;
  return fresh ? `${n}... ` : '';
}

export function writeText(tree: Tree, { fen, turn, kind, names }: TextOptions): string {
  const words: string[] = comment(nodeAt(tree, ROOT).comment);
  let glue = '';
  for (const token of tokensOf(tree)) {
    if (token.kind === 'open') {
      glue = '(';
    } else if (token.kind === 'close') {
      words.push(`${words.pop() ?? ''})`);
    } else {
      const node = nodeAt(tree, token.at);
      words.push(`${glue}${numbered(node.ply, turn, token.fresh)}${NAMES[kind](names(token.at))}`, ...comment(node.comment));
      glue = '';
    }
  }
  const text = words.join(' ');
  if (kind !== 'pgn') return text;
  const tags = ['[Game "Chinese Chess"]', '[Event "?"]', '[Result "*"]', '[Format "ICCS"]', `[FEN "${fen}"]`, '[SetUp "1"]'];
  return `${tags.join('\n')}\n\n${text === '' ? '' : `${text} `}*\n`;
}
