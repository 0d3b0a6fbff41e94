/**
 * The box of pieces. A tap takes a brush that puts the piece on every point that is tapped; a drag carries one piece to the
 * board. The eraser is a brush, too.
 */
import type { TargetedEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { PieceSet, Theme } from '../../board/state';
import { leftOf, type Setup } from '../../edit/setup';
import type { PieceLetter } from '../../engine/wire';
import { t } from '../../i18n/messages';
import { PageIcon } from '../page-icons';
import { PieceIcon } from './piece-icon';

export type Brush = PieceLetter | 'eraser' | null;

const BLACK: readonly PieceLetter[] = ['k', 'r', 'n', 'c', 'a', 'b', 'p'];
const RED: readonly PieceLetter[] = ['K', 'R', 'N', 'C', 'A', 'B', 'P'];
/** CSS pixels of movement that make a drag of a press. */
const THRESHOLD = { mouse: 3, touch: 8 };

export interface PaletteProps {
  readonly setup: Setup;
  readonly brush: Brush;
  readonly set: PieceSet;
  readonly theme: Theme;
  onBrush(brush: Brush): void;
  /** A piece was let go over a point of the window, in CSS pixels. */
  onDrop(piece: PieceLetter, x: number, y: number): void;
}

interface Carried {
  readonly piece: PieceLetter;
  readonly x: number;
  readonly y: number;
}

export function Palette({ setup, brush, set, theme, onBrush, onDrop }: PaletteProps) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const press = useRef<{ id: number; piece: PieceLetter; x: number; y: number; dragged: boolean } | null>(null);

  const down = (piece: PieceLetter) => (event: TargetedEvent<HTMLButtonElement, PointerEvent>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    press.current = { id: event.pointerId, piece, x: event.clientX, y: event.clientY, dragged: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const held = press.current;
    if (held?.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (!held.dragged && far <= (event.pointerType === 'touch' ? THRESHOLD.touch : THRESHOLD.mouse)) return;
    held.dragged = true;
    setCarried({ piece: held.piece, x: event.clientX, y: event.clientY });
  };
  const up = (event: PointerEvent) => {
    const held = press.current;
    if (held?.id !== event.pointerId || !held.dragged) return;
    setCarried(null);
    onDrop(held.piece, event.clientX, event.clientY);
  };
  const click = (piece: PieceLetter) => {
    // The click at the end of a drag is none.
    const dragged = press.current?.dragged === true;
    press.current = null;
    if (!dragged) onBrush(brush === piece ? null : piece);
  };

  const button = (piece: PieceLetter) => {
    const left = leftOf(setup, piece);
    return (
      <button
        key={piece}
        type="button"
        class="palette-piece"
        data-brush={piece}
        data-spent={left === 0}
        aria-pressed={brush === piece}
        aria-label={t('palette-piece', { piece: t('board-piece', { piece }), n: left })}
        onPointerDown={down(piece)}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => {
          press.current = null;
          setCarried(null);
        }}
        onClick={() => click(piece)}
      >
        <PieceIcon piece={piece} set={set} theme={theme} size={36} />
      </button>
    );
  };

  return (
    <div class="palette" role="toolbar" aria-label={t('palette-label')} aria-orientation="horizontal">
      <div class="palette-row">{BLACK.map(button)}</div>
      <div class="palette-row">{RED.map(button)}</div>
      <button type="button" class="palette-piece palette-eraser" data-brush="eraser" aria-pressed={brush === 'eraser'} aria-label={t('palette-eraser')} title={t('palette-eraser')} onClick={() => onBrush(brush === 'eraser' ? null : 'eraser')}>
        <PageIcon name="eraser" size={22} />
      </button>
      {carried !== null && (
        <div class="palette-carried" style={{ transform: `translate(${carried.x}px, ${carried.y}px)` }}>
          <PieceIcon piece={carried.piece} set={set} theme={theme} size={44} />
        </div>
      )}
    </div>
  );
}
