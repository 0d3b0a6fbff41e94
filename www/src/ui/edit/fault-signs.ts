/** What is wrong with a set-up, drawn at its points: a ring that is broken by shape, not by colour alone, and a cross beside it. */
import type { Overlay, Painter } from '../../board/state';

const above =
  (squares: readonly string[]): Painter =>
  (ctx, pointOf, palette) => {
    ctx.save();
    ctx.lineCap = 'round';
    for (const square of squares) {
      const { x, y } = pointOf(square);
      const ring = (width: number, colour: string) => {
        ctx.lineWidth = width;
        ctx.strokeStyle = colour;
        ctx.beginPath();
        ctx.arc(x, y, 51, 0, 2 * Math.PI);
        ctx.stroke();
      };
      ring(11, palette.halo);
      ctx.setLineDash([14, 12]);
      ring(6, palette.check);
      ctx.setLineDash([]);
      // The badge lies inside the board on its last file too.
      const [bx, by] = [x + (x > 800 ? -36 : 36), y - 36];
      ctx.fillStyle = palette.check;
      ctx.beginPath();
      ctx.arc(bx, by, 19, 0, 2 * Math.PI);
      ctx.fill();
      ctx.strokeStyle = palette.halo;
      ctx.lineWidth = 5;
      ctx.beginPath();
      ctx.moveTo(bx - 7, by - 7);
      ctx.lineTo(bx + 7, by + 7);
      ctx.moveTo(bx + 7, by - 7);
      ctx.lineTo(bx - 7, by + 7);
      ctx.stroke();
    }
    ctx.restore();
  };

export function faultSigns(squares: readonly string[]): Overlay | null {
  return squares.length === 0 ? null : { below: () => undefined, above: above(squares) };
}
