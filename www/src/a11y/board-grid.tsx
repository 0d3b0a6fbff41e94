/**
 * The board as a grid of real elements over the canvas, for keyboard and screen reader: one tab stop, ten rows of nine
 * cells, each exactly over its point. It draws nothing but the focus outline of forced colours; the canvas draws the cursor.
 */
import { Component, type TargetedEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PieceLetter, Side } from '../engine/wire';
import type { Key, KeyCommand, Say } from './keyboard';
import type * as Keys from './keys';
import { COLUMNS, ROWS, sideOf, squareOnScreen, type Square } from './squares';
import { joined, pieceText, squareText, type BoardWords, type Scene } from './words';

export interface BoardGridProps {
  readonly pieces: ReadonlyMap<Square, PieceLetter>;
  readonly legal: ReadonlyMap<Square, ReadonlySet<Square>>;
  readonly check: Square | null;
  readonly checkers: readonly Square[];
  /** The solver's side: its pieces are "own", its counting of files and ranks is used. */
  readonly side: Side;
  readonly flip: boolean;
  readonly labels: boolean;
  readonly selected: Square | null;
  /** Whether the solver may move now. */
  readonly active: boolean;
  /** The last move in words, with what it took. */
  readonly lastWords: string | null;
  readonly words: BoardWords;
  /** What else is said of a point: what is wrong with it while a position is set up. */
  readonly notes?: ReadonlyMap<Square, string> | undefined;
  /** Keys of the owner's own, asked before those of the grid; true when the key was one. */
  readonly onKey?: ((key: Key, cursor: Square) => boolean) | undefined;
  /** Where a cell lies, in per cent of the canvas. */
  cellBox(square: Square, flip: boolean, labels: boolean): { left: number; top: number; width: number; height: number };
  onTap(square: Square): void;
  onPutBack(): void;
  /** The cursor's square while the grid has visible focus, else null. */
  onCursor(square: Square | null): void;
  /** An arrow key at the border. */
  onEdge?(): void;
  readonly onStep: ((to: 'back' | 'forward') => void) | undefined;
  say(text: string): void;
}

let keys: typeof Keys | null = null;

/** Where the cursor starts: the solver's king, which is always there. */
function homeSquare(pieces: ReadonlyMap<Square, PieceLetter>, side: Side): Square {
  const king = side === 'red' ? 'K' : 'k';
  for (const [square, piece] of pieces) if (piece === king) return square;
  return side === 'red' ? 'e0' : 'e9';
}

/** The point that an event is about; events of all cells are heard on the grid. */
function squareOf(event: Event): Square | undefined {
  return event.target instanceof HTMLElement ? event.target.dataset.square : undefined;
}

interface CellProps {
  readonly square: Square;
  readonly label: string;
  readonly tabbable: boolean;
  readonly selected: boolean;
  /** Per cent of the canvas. */
  readonly place: string;
}

/** One point. Of ninety only those that have changed are looked at again. */
class Cell extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps): boolean {
    const { props } = this;
    return (Object.keys(next) as (keyof CellProps)[]).some((name) => next[name] !== props[name]);
  }

  override render({ square, label, tabbable, selected, place }: CellProps) {
    return <div role="gridcell" class="board-cell" data-square={square} tabIndex={tabbable ? 0 : -1} aria-label={label} aria-selected={selected} style={place} />;
  }
}

export function BoardGrid(props: BoardGridProps) {
  const { pieces, legal, check, checkers, side, flip, labels, selected, words } = props;
  const [chosen, setChosen] = useState<Square | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const cursor = chosen ?? homeSquare(pieces, side);
  /** Where the focus is, which may be ahead of what is drawn. */
  const focused = useRef<Square | null>(null);
  const here = () => focused.current ?? cursor;
  const scene: Scene = { pieces, legal, checkers, check, counting: side };

  const cellOf = (square: Square) => grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? null;
  const goTo = (square: Square) => {
    setChosen(square);
    cellOf(square)?.focus();
  };

  useEffect(() => {
    if (keys === null) void import('./keys').then((loaded) => (keys = loaded));
  }, []);

  // A turned board keeps the focus on its square, and the canvas has to draw the cursor at the new place.
  useEffect(() => {
    const cell = cellOf(cursor);
    if (cell !== null && document.activeElement === cell && cell.matches(':focus-visible')) props.onCursor(cursor);
  }, [flip]);

  const spoken = ({ movesText, aroundText, checkText }: typeof Keys, what: Say): string => {
    switch (what) {
      case 'point':
        return squareText(here(), selected, scene, words);
      case 'last':
        return props.lastWords === null ? words.text('board-no-last') : words.text('board-last', { move: props.lastWords });
      case 'moves':
        return movesText(here(), false, scene, words);
      case 'captures':
        return movesText(here(), true, scene, words);
      case 'around':
        return aroundText(here(), scene, words);
      case 'check':
        return checkText(scene, words);
    }
  };

  const go = (square: Square | null) => {
    if (square !== null) {
      goTo(square);
      return;
    }
    props.onEdge?.();
    props.say(words.text('board-edge'));
  };

  const tap = () => {
    const piece = pieces.get(here());
    const picks = piece !== undefined && props.active && sideOf(piece) === side;
    if (selected === here()) props.say(words.text('board-put-back'));
    else if (picks) props.say(words.text('board-picked', { piece: pieceText(piece, words) }));
    props.onTap(here());
  };

  /** Carries a command out; false leaves the key to the page. */
  const carryOut = (by: typeof Keys, command: KeyCommand): boolean => {
    switch (command.do) {
      case 'go':
        go(by.beside(here(), command.right, command.down, flip));
        return true;
      case 'tap':
        // With nothing to pick up or put down, Enter means "next" on the page.
        if (!props.active && selected === null) return false;
        tap();
        return true;
      case 'put-back':
        if (selected === null) return false;
        props.onPutBack();
        props.say(words.text('board-put-back'));
        return true;
      case 'piece': {
        const owner = command.opponent === (side === 'red') ? 'black' : 'red';
        const square = by.nextPiece(pieces, command.role, owner, here(), flip);
        const letter = (owner === 'red' ? command.role : command.role.toLowerCase()) as PieceLetter;
        if (square === null) props.say(words.text('board-no-piece', { piece: pieceText(letter, words) }));
        else goTo(square);
        return true;
      }
      case 'file':
        go(by.onFile(here(), command.file, side));
        return true;
      case 'rank':
        go(by.onRank(here(), command.rank, side));
        return true;
      case 'say':
        props.say(spoken(by, command.what));
        return true;
      case 'step':
        if (props.onStep === undefined) return false;
        props.onStep(command.to);
        return true;
    }
  };

  const onKeyDown = (event: TargetedEvent<HTMLDivElement, KeyboardEvent>) => {
    const owned = props.onKey?.(event, here()) ?? false;
    if (!owned) {
      const command = keys?.commandOf(event) ?? null;
      if (keys === null || command === null || !carryOut(keys, command)) return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const onFocus = (event: TargetedEvent<HTMLDivElement, FocusEvent>) => {
    const square = squareOf(event);
    if (square === undefined || !(event.target instanceof HTMLElement)) return;
    focused.current = square;
    const seen = event.target.matches(':focus-visible');
    // A press shows no cursor: where it went is noted when the picture of the press is out, if nothing has moved the focus on since.
    if (seen) setChosen(square);
    else requestAnimationFrame(() => setTimeout(() => setChosen(focused.current)));
    props.onCursor(seen ? square : null);
  };

  const { notes } = props;
  const label = (square: Square, picked: Square | null) => {
    const said = squareText(square, picked, scene, words);
    const note = notes?.get(square);
    return note === undefined ? said : joined([said, note], words);
  };
  const points = useMemo(
    () =>
      Array.from({ length: ROWS }, (_, row) =>
        Array.from({ length: COLUMNS }, (_, column) => {
          const square = squareOnScreen(row, column, flip) ?? '';
          const { left, top, width, height } = props.cellBox(square, flip, labels);
          return { square, label: label(square, null), place: `left:${left}%;top:${top}%;width:${width}%;height:${height}%` };
        }),
      ),
    [pieces, side, flip, labels, words, notes],
  );
  const reached = selected === null ? undefined : legal.get(selected);

  return (
    <div
      ref={grid}
      role="grid"
      class="board-grid"
      aria-label={words.text('board-label')}
      onKeyDown={onKeyDown}
      onFocusIn={onFocus}
      onFocusOut={() => props.onCursor(null)}
      onClick={(event) => {
        const square = squareOf(event);
        if (square !== undefined) props.onTap(square);
      }}
    >
      {points.map((row, at) => (
        <div key={at} role="row" class="board-row">
          {row.map(({ square, label: said, place }) => (
            <Cell key={square} square={square} label={reached?.has(square) === true ? label(square, selected) : said} tabbable={square === cursor} selected={square === selected} place={place} />
          ))}
        </div>
      ))}
    </div>
  );
}
