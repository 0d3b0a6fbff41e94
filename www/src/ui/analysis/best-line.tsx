/** The line of an answer, two moves to a row: each can be gone to on the board. */
import type { PositionView } from '../../engine/wire';
import { t } from '../../i18n/messages';
import { lineNames, type Asked } from './proof-words';

export interface BestLineProps {
  readonly asked: Asked;
  readonly line: readonly string[];
  /** What the line is. */
  readonly label: string;
  /** Goes on with the first so many moves of it. */
  onPlay(moves: readonly string[]): void;
}

const otherOf = (turn: PositionView['turn']) => (turn === 'red' ? 'black' : 'red');

export function BestLine({ asked, line, label, onPlay }: BestLineProps) {
  const { position } = asked;
  const names = lineNames(asked, position.fen, line);
  // Red's move stands first in a row, as in every score.
  const offset = position.turn === 'red' ? 0 : 1;
  const rows = Array.from({ length: Math.ceil((names.length + offset) / 2) }, (_, row) => [2 * row - offset, 2 * row + 1 - offset]);
  return (
    <ol class="best-line" aria-label={label} data-testid="best-line">
      {rows.map((indices, row) => (
        <li key={row} class="best-row">
          <span class="row-n">{row + 1}</span>
          {indices.map((index) => {
            const name = names[index];
            if (name === undefined) return <span key={index} class="ply" aria-hidden="true" />;
            const side = index % 2 === 0 ? position.turn : otherOf(position.turn);
            return (
              <button key={index} type="button" class="ply move" data-side={side} data-move={line[index]} title={t('line-play')} onClick={() => onPlay(line.slice(0, index + 1))}>
                <span class="ply-text">{name}</span>
              </button>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
