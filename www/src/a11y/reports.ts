/** What the grid says when it is asked: moves of a piece, what stands around it, who gives check. Pure. */
import type { PieceLetter } from '../engine/wire';
import { DIRECTIONS, neighbour, sideOf, type Direction, type Square } from './squares';
import { joined, pieceText, pointText, type BoardWords, type Scene } from './words';

function movesFrom(square: Square, scene: Scene, capturesOnly: boolean): readonly Square[] {
  return [...(scene.legal.get(square) ?? [])].filter((to) => !capturesOnly || scene.pieces.has(to));
}

/** The legal moves of the piece on a square, with what they take. */
export function movesText(square: Square, capturesOnly: boolean, scene: Scene, words: BoardWords): string {
  const targets = movesFrom(square, scene, capturesOnly).map((to) => {
    const taken = scene.pieces.get(to);
    const point = pointText(to, scene, words);
    return taken === undefined ? point : `${point} ${pieceText(taken, words)}`;
  });
  if (targets.length === 0) return words.text(capturesOnly ? 'board-no-captures' : 'board-no-moves');
  return words.text(capturesOnly ? 'board-captures' : 'board-moves', { squares: joined(targets, words) });
}

/** The pieces met along a line, nearest first, with their distance in points. */
function along(square: Square, direction: Direction, scene: Scene): readonly { piece: PieceLetter; distance: number }[] {
  const met: { piece: PieceLetter; distance: number }[] = [];
  for (let distance = 1; distance < 10; distance += 1) {
    const at = neighbour(scene.counting, square, direction, distance);
    if (at === null) break;
    const piece = scene.pieces.get(at);
    if (piece !== undefined) met.push({ piece, distance });
  }
  return met;
}

/** What stands around a square: along both lines; for a horse its blocked legs, for a cannon what is behind each screen. */
export function aroundText(square: Square, scene: Scene, words: BoardWords): string {
  const here = scene.pieces.get(square);
  const isHorse = here?.toUpperCase() === 'N';
  const isCannon = here?.toUpperCase() === 'C';
  const parts: string[] = [];
  for (const direction of DIRECTIONS) {
    const [first, second] = along(square, direction, scene);
    if (first === undefined) continue;
    const piece = pieceText(first.piece, words);
    if (isHorse && first.distance === 1) parts.push(words.text('board-leg-blocked', { direction, piece }));
    else if (isCannon && second !== undefined) {
      const behind = pieceText(second.piece, words);
      parts.push(words.text('board-around-screen', { direction, distance: first.distance, piece, behind }));
    } else parts.push(words.text('board-around-piece', { direction, distance: first.distance, piece }));
  }
  if (parts.length === 0) return words.text('board-around-none');
  return words.text('board-around', { list: joined(parts, words) });
}

/** Whether the legal moves in the scene are those of the side whose piece stands on a square. */
function ownsTheMoves(square: Square, scene: Scene): boolean {
  const piece = scene.pieces.get(square);
  const [origin] = scene.legal.keys();
  const mover = origin === undefined ? undefined : scene.pieces.get(origin);
  return piece !== undefined && mover !== undefined && sideOf(piece) === sideOf(mover);
}

/** Who gives check, and where the king in check can go. */
export function checkText(scene: Scene, words: BoardWords): string {
  const king = scene.check;
  if (king === null) return words.text('board-no-check');
  const givers = scene.checkers.flatMap((square) => {
    const piece = scene.pieces.get(square);
    return piece === undefined ? [] : [`${pieceText(piece, words)} ${pointText(square, scene, words)}`];
  });
  const said = words.text('board-check-by', { pieces: joined(givers, words) });
  if (!ownsTheMoves(king, scene)) return said;
  const free = movesFrom(king, scene, false).map((to) => pointText(to, scene, words));
  const escape = free.length === 0 ? words.text('board-king-stuck') : words.text('board-king-free', { squares: joined(free, words) });
  return joined([said, escape], words);
}
