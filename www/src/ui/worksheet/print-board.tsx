/** A diagram for paper: vector, black on white. What it shows is also said in words for those who print nothing. */
import { useMemo } from 'preact/hooks';
import { labelsOf, type LabelText } from '../../board/labels';
import { CELL, HEIGHT, pointOf, STRIP, WIDTH } from '../../board/geometry';
import { piecesOf, sideOf } from '../../board/square';
import type { Labels, PieceSet } from '../../board/state';
import { arrowPoints, figureOf, figureStroke, FRAME, GRID, MARKS, numeral, RIVER } from '../../board/vector';
import type { PieceLetter, PlacedPiece } from '../../engine/wire';

export interface PrintBoardProps {
  readonly pieces: readonly PlacedPiece[];
  readonly set: PieceSet;
  /** Width on paper in millimetres. */
  readonly width: number;
  readonly labels?: Labels;
  readonly river?: boolean;
  /** Discs without characters, for a diagram as small as a stamp. */
  readonly plain?: boolean;
  readonly arrows?: readonly string[];
  readonly label: string;
}

/** CSS pixels a millimetre. */
const PIXELS = 96 / 25.4;

export function PrintBoard({ pieces, set, width, labels = 'off', river = false, plain = false, arrows = [], label }: PrintBoardProps) {
  const placed = useMemo(() => piecesOf(pieces), [pieces]);
  const strip = labels === 'off' ? 0 : STRIP;
  const disc = (90 * width * PIXELS) / WIDTH;
  const rows = labelsOf(labels, false);
  return (
    <svg class="print-board" viewBox={`0 ${-strip} ${WIDTH} ${HEIGHT + 2 * strip}`} style={{ width: `${width}mm`, height: `${(width * (HEIGHT + 2 * strip)) / WIDTH}mm` }} role="img" aria-label={label}>
      <g fill="none" stroke="#000" stroke-linecap="square" opacity={plain ? 0.55 : 1}>
        <path d={GRID} stroke-width="2.4" />
        {disc >= 16 && <path d={MARKS} stroke-width="2.2" />}
        <path d={FRAME} stroke-width="4.5" />
      </g>
      {river && RIVER.map(({ d, scale, x }) => <path key={x} d={d} transform={`translate(${x} ${HEIGHT / 2}) scale(${scale})`} />)}
      {rows.top.map((text, column) => <Label key={column} text={text} x={50 + CELL * column} y={-7} />)}
      {rows.bottom.map((text, column) => <Label key={column} text={text} x={50 + CELL * column} y={1029} />)}
      {pieces.map(({ square, piece }) => {
        const { x, y } = pointOf(square, false);
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            {plain ? <circle r="40" fill={sideOf(piece) === 'red' ? '#fff' : '#000'} stroke="#000" stroke-width="7" /> : <Disc piece={piece} set={set} d={disc} />}
          </g>
        );
      })}
      {arrows.map((move) => (
        <polygon key={move} points={arrowPoints(move, placed)} fill="#000" stroke="#fff" stroke-width="7" paint-order="stroke" />
      ))}
    </svg>
  );
}

/** A piece whose disc is `d` CSS pixels wide on paper. */
function Disc({ piece, set, d }: { readonly piece: PieceLetter; readonly set: PieceSet; readonly d: number }) {
  const red = sideOf(piece) === 'red';
  const [ground, ink] = red ? ['#fff', '#000'] : ['#000', '#fff'];
  const small = d < 22;
  const figure = figureOf(piece, set, small);
  return (
    <>
      <circle r="44.5" fill={ground} stroke="#000" stroke-width="3" />
      {d >= 16 && <circle r="38" fill="none" stroke={ink} stroke-width="2" />}
      <path d={figure.d} transform={`scale(${figure.scale})`} fill={ink} fill-rule={set === 'pictures' ? 'evenodd' : 'nonzero'} stroke={ink} stroke-width={set === 'pictures' ? 0 : figureStroke(small)} stroke-linejoin="round" />
    </>
  );
}

function Label({ text: { text }, x, y }: { readonly text: LabelText; readonly x: number; readonly y: number }) {
  const outline = numeral(text, 28);
  if (outline === null) {
    return (
      <text x={x} y={y} font-size="28" text-anchor="middle" font-family="sans-serif">
        {text}
      </text>
    );
  }
  return <path d={outline.d} transform={`translate(${x} ${y}) scale(${outline.scale})`} />;
}
