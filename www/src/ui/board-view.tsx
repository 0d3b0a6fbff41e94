/**
 * The board on a page: canvas below, grid of cells above. Gets data and callbacks; what the board cannot know (words, the
 * reader's wishes about motion) is put in here.
 */
import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardGrid, type BoardGridProps } from '../a11y/board-grid';
import type { BoardWords } from '../a11y/words';
import { createBoard, type Board } from '../board/board';
import { cellBox } from '../board/geometry';
import { destinations, piecesOf, stepOf } from '../board/square';
import type { Arrow, BoardData, Editing, Labels, Overlay, PieceSet, Theme } from '../board/state';
import type { PieceLetter, PlacedPiece, Side } from '../engine/wire';
import { language, t } from '../i18n/messages';
import { LooksContext } from './look';

export interface BoardViewProps {
  readonly pieces: readonly PlacedPiece[];
  /** Legal moves of the side to move ("h2e2"). */
  readonly legal: readonly string[];
  /** The solver's side: who is moved, who is "own" and whose counting is spoken. */
  readonly side: Side;
  /** Whether the solver may move now. */
  readonly active: boolean;
  readonly check?: string | null;
  readonly checkers?: readonly string[];
  /** The last move ("h2e2") and how it is said. */
  readonly last?: string | null;
  readonly lastWords?: string | null;
  readonly arrows?: readonly Arrow[];
  /** The piece that a hint points at. */
  readonly hint?: string | null;
  /** The pieces are out of sight, for screen readers too. */
  readonly veiled?: boolean;
  readonly overlay?: Overlay | null;
  /** 绝杀 or 困毙 in the script in use. */
  readonly seal?: string | null;
  readonly flip?: boolean;
  readonly labels?: Labels;
  readonly set?: PieceSet;
  /** See `board/state.ts`. */
  readonly bold?: boolean;
  /** Already resolved: never "system". */
  readonly theme: Theme;
  /** Milliseconds of a slide; 0 for reduced motion. */
  readonly slide?: number;
  readonly showDestinations?: boolean;
  /** While a position is set up; see `board/state.ts`. */
  readonly editing?: Editing | null;
  onPoint?(square: string): void;
  onOff?(square: string): void;
  /** See `a11y/board-grid.tsx`. */
  readonly notes?: BoardGridProps['notes'];
  readonly onKey?: BoardGridProps['onKey'];
  /** A legal move; return whether it stands. */
  onMove(from: string, to: string): boolean;
  /** Not legal: the caller can say why. */
  onIllegal?(from: string, to: string): void;
  onSelect?(square: string | null): void;
  /** The board was touched, before anything comes of it: what is being shown may jump to its end. */
  onTouch?(): void;
  onEdge?(): void;
  readonly onStep?: ((to: 'back' | 'forward') => void) | undefined;
  /** The first picture is on the canvas. */
  onDrawn?(): void;
  /** Says something politely (a11y/live). */
  say(text: string): void;
}

const NO_PIECES: ReadonlyMap<string, PieceLetter> = new Map();
const NO_MOVES: ReadonlyMap<string, ReadonlySet<string>> = new Map();
const NONE: readonly never[] = [];

/** The page's first board is seen before its grid is there: ninety elements more would hold the first picture up. */
let seen = false;

export function BoardView(props: BoardViewProps) {
  const { flip = false, labels = 'traditional', check = null, active, side } = props;
  const looks = useContext(LooksContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const [selected, setSelected] = useState<string | null>(null);
  const [reachable, reach] = useState(seen);

  const pieces = useMemo(() => piecesOf(props.pieces), [props.pieces]);
  const legal = useMemo(() => destinations(props.legal), [props.legal]);
  const last = useMemo(() => stepOf(props.last ?? ''), [props.last]);
  const veiled = props.veiled ?? false;
  // Other words with every language, so that what has been said in the old one is not kept.
  const words = useMemo((): BoardWords => ({ text: (id, args) => t(veiled && id === 'board-empty' ? 'board-veiled' : id, args) }), [veiled, language()]);

  const data: Omit<BoardData, 'cursor'> = {
    pieces,
    editing: props.editing ?? null,
    legal,
    last: looks.showLast ? last : null,
    check: looks.showCheck ? check : null,
    flip,
    labels,
    movable: active ? side : null,
    arrows: props.arrows ?? NONE,
    veiled,
    hint: props.hint ?? null,
    overlay: props.overlay ?? null,
    seal: props.seal ?? null,
    set: props.set ?? 'traditional',
    theme: props.theme,
    ground: looks.board,
    darkDiscs: looks.darkDiscs,
    bold: props.bold ?? false,
    slide: props.slide ?? 200,
    showDestinations: props.showDestinations ?? true,
  };

  useLayoutEffect(() => {
    if (canvas.current === null || box.current === null) return undefined;
    const made = createBoard(canvas.current, {
      input: box.current,
      data,
      onMove: (from, to) => latest.current.onMove(from, to),
      onIllegal: (from, to) => latest.current.onIllegal?.(from, to),
      onSelect: (square) => {
        setSelected(square);
        latest.current.onSelect?.(square);
      },
      onPoint: (square) => latest.current.onPoint?.(square),
      onOff: (square) => latest.current.onOff?.(square),
      onTouch: () => latest.current.onTouch?.(),
      onDrawn() {
        seen = true;
        latest.current.onDrawn?.();
        setTimeout(reach, 0, true);
      },
    });
    board.current = made;
    return () => {
      board.current = null;
      made.destroy();
    };
  }, []);

  useLayoutEffect(() => board.current?.set(data));

  return (
    <div ref={box} class="board" data-labels={labels === 'off' ? 'off' : 'on'}>
      {!reachable && (
        <svg class="board-lines" aria-hidden="true">
          <use href="#board-lines" />
        </svg>
      )}
      <canvas ref={canvas} class="board-canvas" aria-hidden="true" />
      {reachable && (
        <BoardGrid
          pieces={veiled ? NO_PIECES : pieces}
          legal={veiled ? NO_MOVES : legal}
          check={check}
          checkers={props.checkers ?? NONE}
          side={side}
          flip={flip}
          labels={labels !== 'off'}
          selected={selected}
          active={active}
          lastWords={props.lastWords ?? null}
          notes={props.notes}
          onKey={props.onKey}
          words={words}
          cellBox={cellBox}
          onTap={(square) => board.current?.tap(square)}
          onPutBack={() => board.current?.putBack()}
          onCursor={(cursor) => board.current?.set({ cursor })}
          onEdge={() => props.onEdge?.()}
          onStep={props.onStep}
          say={(text) => props.say(text)}
        />
      )}
    </div>
  );
}
