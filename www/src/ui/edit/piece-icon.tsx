/** One piece as a small picture, in the looks that the board has. */
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { loadLooks, looksLoaded, paletteOf, wantsLooks } from '../../board/look';
import { drawPiece, REACH } from '../../board/piece';
import type { PieceSet, Theme } from '../../board/state';
import type { PieceLetter } from '../../engine/wire';
import { LooksContext } from '../look';

export interface PieceIconProps {
  readonly piece: PieceLetter;
  readonly set: PieceSet;
  readonly theme: Theme;
  /** CSS pixels of the disc. */
  readonly size: number;
}

export function PieceIcon({ piece, set, theme, size }: PieceIconProps) {
  const { board: ground, darkDiscs } = useContext(LooksContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  // The sprite's shadow reaches beyond the disc, whose diameter is 89 units.
  const side = Math.round((size * 2 * REACH) / 89);
  useLayoutEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext('2d') ?? null;
    if (element === null || ctx === null) return undefined;
    const look = { set, theme, ground, darkDiscs };
    let gone = false;
    const draw = () => {
      const scale = (side * devicePixelRatio) / (2 * REACH);
      element.width = element.height = Math.ceil(side * devicePixelRatio);
      ctx.setTransform(scale, 0, 0, scale, element.width / 2, element.height / 2);
      drawPiece(ctx, piece, set, size, scale, paletteOf(look));
    };
    draw();
    if (wantsLooks(look) && !looksLoaded()) void loadLooks().then(() => !gone && draw());
    return () => void (gone = true);
  }, [piece, set, theme, ground, darkDiscs, size]);
  return <canvas ref={canvas} class="piece-icon" style={{ width: `${side}px`, height: `${side}px` }} aria-hidden="true" />;
}
