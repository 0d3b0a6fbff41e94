/**
 * What the cells of the grid are called, put together from messages. Pure; the messages come in as `BoardWords`. What is said
 * when it is asked for is in `reports.ts`.
 */
import type { PieceLetter, Side } from '../engine/wire';
import { countedBy, type Square } from './squares';

export type BoardMessage =
  | 'board-label'
  | 'board-square'
  | 'board-point'
  | 'board-empty'
  | 'board-piece'
  | 'board-can-move'
  | 'board-can-capture'
  | 'board-picked'
  | 'board-put-back'
  | 'board-no-piece'
  | 'board-edge'
  | 'board-moves'
  | 'board-no-moves'
  | 'board-captures'
  | 'board-no-captures'
  | 'board-around'
  | 'board-around-piece'
  | 'board-around-none'
  | 'board-around-screen'
  | 'board-leg-blocked'
  | 'board-check-by'
  | 'board-no-check'
  | 'board-king-free'
  | 'board-king-stuck'
  | 'board-last'
  | 'board-no-last'
  | 'board-separator';

/** The messages of the board in the language in use. */
export interface BoardWords {
  text(id: BoardMessage, args?: Readonly<Record<string, string | number>>): string;
}

/** What the words are about. */
export interface Scene {
  readonly pieces: ReadonlyMap<Square, PieceLetter>;
  /** Destinations by origin, of the side to move. */
  readonly legal: ReadonlyMap<Square, ReadonlySet<Square>>;
  readonly checkers: readonly Square[];
  readonly check: Square | null;
  /** The side whose counting of files and ranks is used. */
  readonly counting: Side;
}

export function joined(parts: readonly string[], words: BoardWords): string {
  return parts.join(words.text('board-separator'));
}

export function pieceText(piece: PieceLetter, words: BoardWords): string {
  return words.text('board-piece', { piece });
}

/** "五路 一线" */
export function pointText(square: Square, scene: Scene, words: BoardWords): string {
  return words.text('board-point', countedBy(scene.counting, square));
}

/** "五路 一线，红帅", and whether the picked piece can go there. */
export function squareText(square: Square, picked: Square | null, scene: Scene, words: BoardWords): string {
  const piece = scene.pieces.get(square);
  const content = piece === undefined ? words.text('board-empty') : pieceText(piece, words);
  const said = words.text('board-square', { ...countedBy(scene.counting, square), content });
  const reachable = picked !== null && (scene.legal.get(picked)?.has(square) ?? false);
  if (!reachable) return said;
  return joined([said, words.text(piece === undefined ? 'board-can-move' : 'board-can-capture')], words);
}
