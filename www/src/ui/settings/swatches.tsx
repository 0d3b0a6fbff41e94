/** Choices that are pictures: a small board for each, under its name. */
import { useContext } from 'preact/hooks';
import { t } from '../../i18n/messages';
import type { BoardChoice, PieceChoice } from '../../store/settings';
import type { PlacedPiece } from '../../engine/wire';
import { LooksContext } from '../look';
import { MiniBoard } from '../mini-board';
import type { PageState } from '../model';

/** One of each kind, where the crop of a card shows them. */
const PIECES: readonly PlacedPiece[] = [
  { square: 'd9', piece: 'a' },
  { square: 'e9', piece: 'k' },
  { square: 'f9', piece: 'r' },
  { square: 'd8', piece: 'n' },
  { square: 'f8', piece: 'c' },
  { square: 'e7', piece: 'b' },
  { square: 'c7', piece: 'N' },
  { square: 'g7', piece: 'R' },
  { square: 'd6', piece: 'P' },
  { square: 'f6', piece: 'C' },
];

export interface SwatchesProps<T extends string> {
  readonly name: 'board' | 'pieces';
  readonly label: string;
  readonly options: readonly T[];
  readonly state: PageState;
  onChoose(option: T): void;
}

export function Swatches<T extends BoardChoice | PieceChoice>({ name, label, options, state, onChoose }: SwatchesProps<T>) {
  const looks = useContext(LooksContext);
  const { settings, theme } = state;
  return (
    <div class="setting-block" role="group" aria-label={label} data-setting={name}>
      <span>{label}</span>
      <ul class="swatches">
        {options.map((option) => {
          const board = name === 'board' ? (option as BoardChoice) : looks.board;
          const set = name === 'pieces' ? (option as PieceChoice) : settings.pieces;
          return (
            <li key={option}>
              <button type="button" class="swatch" aria-pressed={settings[name] === option} data-option={option} onClick={() => onChoose(option)}>
                <LooksContext.Provider value={{ ...looks, board }}>
                  <MiniBoard pieces={PIECES} theme={theme} set={set} card />
                </LooksContext.Provider>
                <span>{name === 'board' ? t(`ground-${option}`) : t(`pieces-${option}`)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
