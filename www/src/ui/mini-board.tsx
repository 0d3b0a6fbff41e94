/**
 * A still diagram: the cropped one of a pattern card, or the whole position as a thumbnail. Its picture says nothing that
 * the text beside it does not say, so it is hidden from screen readers.
 */
import { useContext, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { loadLooks, looksLoaded, wantsLooks } from '../board/look';
import { WHOLE, cardWindow, drawMini } from '../board/mini';
import { piecesOf } from '../board/square';
import type { PieceSet, Theme } from '../board/state';
import type { PlacedPiece } from '../engine/wire';
import { LooksContext } from './look';

export interface MiniBoardProps {
  readonly pieces: readonly PlacedPiece[];
  readonly theme: Theme;
  readonly set?: PieceSet;
  /** The card's crop (7 files by 5 ranks) where it cuts nothing off; otherwise the whole board. */
  readonly card?: boolean;
  /** On a card: a tab on the red king's file below the window. */
  readonly kingTab?: boolean;
}

export function MiniBoard({ pieces, theme, set = 'traditional', card = false, kingTab = false }: MiniBoardProps) {
  const { board: ground, darkDiscs } = useContext(LooksContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const placed = useMemo(() => piecesOf(pieces), [pieces]);
  const part = useMemo(() => (card ? cardWindow(placed) : WHOLE), [placed, card]);

  useLayoutEffect(() => {
    const element = canvas.current;
    const room = box.current;
    if (element === null || room === null) return undefined;
    const look = { set, theme, ground, darkDiscs };
    let gone = false;
    const draw = () => {
      const { width } = room.getBoundingClientRect();
      drawMini(element, placed, part, { ...look, width, ratio: devicePixelRatio, kingTab });
    };
    const observer = new ResizeObserver(draw);
    observer.observe(room);
    draw();
    if (wantsLooks(look) && !looksLoaded()) void loadLooks().then(() => !gone && draw());
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [placed, part, set, theme, ground, darkDiscs, kingTab]);

  return (
    <div ref={box} class="mini-board" style={{ aspectRatio: `${part.width} / ${part.height}` }} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
