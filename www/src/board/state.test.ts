import { describe, expect, it } from 'vitest';
import { destinations, stepOf } from './square';
import { EMPTY_BOARD, drop, moved, receive, tap, toggleArrow, type BoardState } from './state';

const PIECES = new Map([
  ['e4', 'R'],
  ['d3', 'C'],
  ['e7', 'b'],
  ['e9', 'k'],
  ['d0', 'K'],
] as const);

const BOARD: BoardState = { ...EMPTY_BOARD, pieces: PIECES, movable: 'red', legal: destinations(['e4e5', 'e4e6', 'e4e7', 'd3d8', 'e4', 'z9a0']) };
const dragging = (over: string | null): BoardState => ({
  ...BOARD,
  selected: 'e4',
  drag: { from: 'e4', piece: 'R', at: { x: 1, y: 2 }, over, touch: false },
});

describe('destinations', () => {
  it('groups moves by origin and leaves out what is no move', () => {
    expect([...BOARD.legal.keys()]).toEqual(['e4', 'd3']);
    expect([...(BOARD.legal.get('e4') ?? [])]).toEqual(['e5', 'e6', 'e7']);
    expect(stepOf('e4e10')).toBeNull();
  });
});

describe('tap', () => {
  it('picks up an own piece, and puts it back on the second tap', () => {
    const first = tap(BOARD, 'e4');
    expect(first.outcome).toEqual({ kind: 'select', square: 'e4' });
    const second = tap(first.state, 'e4');
    expect(second.outcome).toEqual({ kind: 'select', square: null });
    expect(second.state.selected).toBeNull();
  });

  it('does nothing on an empty point or a piece of the other side with nothing picked', () => {
    for (const square of ['a5', 'e9']) expect(tap(BOARD, square)).toEqual({ state: BOARD, outcome: { kind: 'none' } });
  });

  it('picks nothing up while nobody may move', () => {
    expect(tap({ ...BOARD, movable: null }, 'e4').outcome.kind).toBe('none');
    expect(tap({ ...BOARD, movable: 'black' }, 'e4').outcome.kind).toBe('none');
  });

  it('changes to another own piece', () => {
    expect(tap({ ...BOARD, selected: 'e4' }, 'd3').outcome).toEqual({ kind: 'select', square: 'd3' });
  });

  it('moves to a destination and takes what stands there', () => {
    const { state, outcome } = tap({ ...BOARD, selected: 'e4' }, 'e7');
    expect(outcome).toEqual({ kind: 'move', step: { from: 'e4', to: 'e7' } });
    expect(state.pieces.get('e7')).toBe('R');
    expect(state.pieces.has('e4')).toBe(false);
    expect(state.pieces.size).toBe(4);
    expect(state.selected).toBeNull();
    expect(state.movable).toBeNull();
    expect(BOARD.pieces.get('e7')).toBe('b');
  });

  it('puts the piece back on a point that is not a destination, and says so', () => {
    for (const square of ['a5', 'e9']) {
      const { state, outcome } = tap({ ...BOARD, selected: 'e4' }, square);
      expect(outcome).toEqual({ kind: 'illegal', step: { from: 'e4', to: square } });
      expect(state.selected).toBeNull();
      expect(state.pieces).toBe(BOARD.pieces);
    }
  });
});

describe('drop', () => {
  it('moves on a destination', () => {
    const { state, outcome } = drop(dragging('e5'));
    expect(outcome).toEqual({ kind: 'move', step: { from: 'e4', to: 'e5' } });
    expect(state.drag).toBeNull();
    expect(state.pieces.get('e5')).toBe('R');
  });

  it('keeps the selection after a wrong point', () => {
    const { state, outcome } = drop(dragging('a5'));
    expect(outcome).toEqual({ kind: 'illegal', step: { from: 'e4', to: 'a5' } });
    expect(state.selected).toBe('e4');
    expect(state.drag).toBeNull();
  });

  it.each([null, 'e4'])('is nothing outside the board or back home (%s)', (over) => {
    const { state, outcome } = drop(dragging(over));
    expect(outcome.kind).toBe('none');
    expect(state.pieces).toBe(BOARD.pieces);
    expect(state.selected).toBe('e4');
  });
});

describe('receive', () => {
  it('keeps what is picked while it can still be moved', () => {
    expect(receive(dragging('e5'), { hint: 'd3' })).toMatchObject({ selected: 'e4', hint: 'd3', drag: { from: 'e4' } });
  });

  it('lets go when the turn, or the piece, has gone', () => {
    expect(receive(dragging('e5'), { movable: null })).toMatchObject({ selected: null, drag: null });
    expect(receive(dragging('e5'), { pieces: moved(PIECES, { from: 'e4', to: 'e5' }) })).toMatchObject({ selected: null, drag: null });
  });

  it('lets go when another piece of the same side stands there now', () => {
    expect(receive(dragging('e5'), { pieces: new Map([['e4', 'P']]) })).toMatchObject({ selected: null, drag: null });
  });
});

describe('toggleArrow', () => {
  const arrow = { from: 'e4', to: 'e7', kind: 'green' } as const;

  it('draws, replaces by another kind, and removes the same', () => {
    const one = toggleArrow(BOARD, arrow);
    expect(one.drawn).toEqual([arrow]);
    const other = toggleArrow(one, { ...arrow, kind: 'red' });
    expect(other.drawn).toEqual([{ ...arrow, kind: 'red' }]);
    expect(toggleArrow(one, arrow).drawn).toEqual([]);
  });
});

describe('setting up', () => {
  const HAND: BoardState = { ...BOARD, movable: null, legal: new Map(), editing: 'hand' };

  it('picks up any piece and puts it on any point', () => {
    const picked = tap(HAND, 'e9');
    expect(picked.outcome).toEqual({ kind: 'select', square: 'e9' });
    const put = tap(picked.state, 'a0');
    expect(put.outcome).toEqual({ kind: 'move', step: { from: 'e9', to: 'a0' } });
    expect(tap(picked.state, 'e4').state.pieces.get('e4')).toBe('k');
  });

  it('gives an empty point to the owner when nothing is held', () => {
    expect(tap(HAND, 'a5').outcome).toEqual({ kind: 'point', square: 'a5' });
  });

  it('gives every tapped point to the owner under a brush, and lets go of what was held', () => {
    for (const square of ['a5', 'e4']) {
      const { state, outcome } = tap({ ...HAND, editing: 'brush', selected: 'd3' }, square);
      expect(outcome).toEqual({ kind: 'point', square });
      expect(state.selected).toBeNull();
    }
  });

  it('gives a piece that is dragged off the board to the owner, which no other board does', () => {
    const off = { ...dragging(null), editing: 'brush' } as const;
    expect(drop(off).outcome).toEqual({ kind: 'off', square: 'e4' });
    expect(drop(dragging(null)).outcome).toEqual({ kind: 'none' });
  });
});
