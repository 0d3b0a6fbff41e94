/** The signs on the board beside each sentence of an explanation: what attacks where, what is shut, what stands in the way. */
import type { Overlay, Painter } from '../../board/state';
import type { Palette } from '../../board/theme';
import type { Barred, Cover, Ending, Flight } from '../../engine/wire';

/**
 * `line`: an attack, from the piece to the point. `try`: a move that is not possible. `shut`: a cross on an empty point.
 * `held`: a broken ring round a piece that is protected. `screen`: a double ring round a cannon's screen. `own`: a square round
 * a piece that stands in the way.
 */
export type Sign = LineSign | PointSign;

interface LineSign {
  kind: 'line' | 'try';
  from: string;
  to: string;
  /** A horse's leg, by which its line bends. */
  leg: string | null;
}

interface PointSign {
  kind: 'shut' | 'held' | 'screen' | 'own';
  at: string;
}

const isLine = (sign: Sign): sign is LineSign => 'from' in sign;

function lineOf({ square, way, via }: Cover, to: string): Sign {
  return { kind: 'line', from: square, to, leg: way === 'leg' ? via : null };
}

/** Where a horse's leg is: one step along the longer side of its move. */
function legOf(from: string, to: string): string {
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  const ranks = Number(to[1]) - Number(from[1]);
  const step = (by: number) => Math.trunc(by / 2);
  return `${String.fromCharCode(from.charCodeAt(0) + step(files))}${Number(from[1]) + step(ranks)}`;
}

function screenOf({ way, via }: Cover): Sign[] {
  return way === 'screen' && via !== null ? [{ kind: 'screen', at: via }] : [];
}

const attacks = (covers: readonly Cover[], to: string): Sign[] => covers.flatMap((cover) => [lineOf(cover, to), ...screenOf(cover)]);

/** What becomes of a point next to the king. */
function pointSign({ bar, square }: Flight): Sign {
  const kinds = { 'own-piece': 'own', covered: 'shut', protected: 'held' } as const;
  return { kind: kinds[bar], at: square };
}

function barredSigns({ move, obstacle, exposures }: Barred, king: string, pieces: ReadonlyMap<string, string>): Sign[] {
  const from = move.slice(0, 2);
  const to = move.slice(2);
  const tried: Sign = { kind: 'try', from, to, leg: pieces.get(from)?.toLowerCase() === 'n' ? legOf(from, to) : null };
  // Beside an obstacle nothing else is needed to say why.
  if (obstacle !== null) return [tried, ...obstacle.squares.map((at): Sign => ({ kind: 'own', at }))];
  return [tried, ...attacks(exposures.slice(0, 1).map(({ by }) => by), king)];
}

/** The signs of a stop: 0 the whole, then the points next to the king, then the barred moves. */
export function signsOf(ending: Ending, stop: number, pieces: ReadonlyMap<string, string>): Sign[] {
  const { king, checkers, flights, barred } = ending;
  if (stop === 0) return [...attacks(checkers, king), ...flights.map(pointSign)];
  const flight = flights[stop - 1];
  if (flight !== undefined) return [...attacks(flight.covers, flight.square), pointSign(flight)];
  const move = barred[stop - 1 - flights.length];
  return move === undefined ? [] : barredSigns(move, king, pieces);
}

type Context = CanvasRenderingContext2D;

function strokeTwice(ctx: Context, width: number, colour: string, { halo }: Palette): void {
  ctx.lineWidth = width + 6;
  ctx.strokeStyle = halo;
  ctx.stroke();
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.stroke();
}

type PointOf = Parameters<Painter>[1];

function drawLine(ctx: Context, { kind, from, leg, to }: LineSign, pointOf: PointOf, palette: Palette): void {
  const way = [from, ...(leg === null ? [] : [leg]), to].map(pointOf);
  ctx.beginPath();
  way.forEach(({ x, y }, index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.lineJoin = 'round';
  if (kind === 'line') {
    strokeTwice(ctx, 9, palette.arrows.refute, palette);
    return;
  }
  ctx.setLineDash([16, 12]);
  strokeTwice(ctx, 8, palette.last, palette);
  ctx.setLineDash([]);
  const end = pointOf(to);
  ctx.beginPath();
  ctx.arc(end.x, end.y, 15, 0, 2 * Math.PI);
  ctx.fillStyle = palette.board;
  ctx.fill();
  strokeTwice(ctx, 6, palette.last, palette);
}

/** Rings and squares lie outside the disc, where both themes have their contrast. */
function drawPoint(ctx: Context, sign: PointSign, pointOf: PointOf, palette: Palette): void {
  const { x, y } = pointOf(sign.at);
  const attack = palette.arrows.refute;
  ctx.beginPath();
  switch (sign.kind) {
    case 'shut':
      for (const slope of [-1, 1]) {
        ctx.moveTo(x - 17, y - 17 * slope);
        ctx.lineTo(x + 17, y + 17 * slope);
      }
      ctx.lineCap = 'round';
      strokeTwice(ctx, 9, attack, palette);
      return;
    case 'held':
      ctx.setLineDash([26, 12.5]);
      ctx.arc(x, y, 49, 0, 2 * Math.PI);
      ctx.lineWidth = 5.5;
      ctx.strokeStyle = attack;
      ctx.stroke();
      ctx.setLineDash([]);
      return;
    case 'screen':
      ctx.arc(x, y, 50, 0, 2 * Math.PI);
      ctx.lineWidth = 5;
      ctx.strokeStyle = attack;
      ctx.stroke();
      return;
    case 'own':
      ctx.roundRect(x - 50, y - 50, 100, 100, 12);
      ctx.lineWidth = 5;
      ctx.strokeStyle = palette.label;
      ctx.stroke();
  }
}

/** Lines run below the pieces, so that what they pass is seen; the rest lies above. */
export function overlayOf(signs: readonly Sign[]): Overlay {
  return {
    below(ctx, pointOf, palette) {
      ctx.save();
      for (const sign of signs) if (isLine(sign)) drawLine(ctx, sign, pointOf, palette);
      ctx.restore();
    },
    above(ctx, pointOf, palette) {
      ctx.save();
      for (const sign of signs) if (!isLine(sign)) drawPoint(ctx, sign, pointOf, palette);
      ctx.restore();
    },
  };
}
