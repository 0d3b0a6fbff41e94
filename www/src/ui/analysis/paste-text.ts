/** What a pasted text is: read at once where it is ours or plain, else by the readers of other programs' formats. */
import { readPasted, type Pasted } from '../../analysis/pasted';
import { recordTree } from '../../analysis/record-tree';
import type { Place } from '../../analysis/tree';
import { sameSetup, setupOf, START_FEN } from '../../edit/setup';
import type { Bench } from '../bench-model';

export type PastedText =
  | Pasted
  /** A game or a problem of another program; `whole`: all of its moves are legal and there. */
  | ({ readonly kind: 'record'; readonly fen: string; /** It begins as games do. */ readonly game: boolean; readonly whole: boolean } & Place);

/** `fen`: the position that moves would go on from; null where none can be made. */
export async function readText(bench: Bench, text: string, fen: string | null): Promise<PastedText> {
  const read = readPasted(text, fen, bench.rules);
  if (read.kind === 'position' || (read.kind === 'moves' && read.unread === null)) return read;
  const record = await bench.readRecord(text);
  if (record === null) return read;
  const grown = recordTree(record);
  const game = sameSetup(setupOf(record.fen), setupOf(START_FEN));
  // Any text may be taken for a game of no moves.
  const known = read.kind === 'moves' ? read.moves.length : 0;
  return game && grown.tree.nodes.size - 1 <= known ? read : { kind: 'record', fen: record.fen, game, ...grown };
}
