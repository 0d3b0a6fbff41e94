import { describe, expect, it } from 'vitest';
import type { PieceLetter } from '../engine/wire';
import { difference, easeInOut, easeOut, progress } from './animation';
import { pointOf, type Point } from './geometry';
import { moved, type BoardState } from './state';

type Pieces = BoardState['pieces'];
const pieces = (list: Record<string, PieceLetter>): Pieces => new Map(Object.entries(list));
const at = (square: string): Point => pointOf(square, false);
const START = pieces({ d3: 'C', e4: 'R', e7: 'b', c9: 'b', d0: 'K', e9: 'k' });

describe('difference', () => {
  it('is nothing between equal maps', () => {
    expect(difference(START, new Map(START), false)).toBeNull();
  });

  it('slides the piece that moved', () => {
    const motion = difference(START, moved(START, { from: 'e4', to: 'a4' }), false);
    expect(motion).toEqual({ slides: [{ piece: 'R', from: at('e4'), to: 'a4' }], fades: [] });
  });

  it('leaves the captured piece to be seen until the taker arrives', () => {
    const motion = difference(START, moved(START, { from: 'e4', to: 'e7' }), false);
    expect(motion?.slides).toEqual([{ piece: 'R', from: at('e4'), to: 'e7' }]);
    expect(motion?.fades).toEqual([{ piece: 'b', at: 'e7', comes: false }]);
  });

  it('shows a move and its reply taken back together', () => {
    const before = new Map(START).set('e8', 'a');
    const after = moved(moved(before, { from: 'e4', to: 'e7' }), { from: 'e8', to: 'e7' });
    const motion = difference(after, before, false);
    expect(motion?.slides).toEqual([{ piece: 'a', from: at('e7'), to: 'e8' }]);
    expect(motion?.fades).toEqual([
      { piece: 'R', at: 'e4', comes: true },
      { piece: 'b', at: 'e7', comes: true },
    ]);
  });

  it('takes the nearest of two equal pieces', () => {
    const before = pieces({ a0: 'R', i4: 'R' });
    expect(difference(before, pieces({ a0: 'R', e4: 'R' }), false)?.slides).toEqual([{ piece: 'R', from: at('i4'), to: 'e4' }]);
    const both = difference(pieces({ a0: 'R', i9: 'R' }), pieces({ b0: 'R', i8: 'R' }), false);
    expect(both?.slides).toEqual([
      { piece: 'R', from: at('a0'), to: 'b0' },
      { piece: 'R', from: at('i9'), to: 'i8' },
    ]);
  });

  it('does not slide again what was dragged, nor show what it took', () => {
    const step = { from: 'e4', to: 'e7' };
    expect(difference(START, moved(START, step), false, step)).toBeNull();
  });

  it('shows another position at once', () => {
    expect(difference(START, pieces({ a0: 'R', b0: 'N', d0: 'K', f9: 'k' }), false)).toBeNull();
  });

  it('knows the turned board', () => {
    const motion = difference(START, moved(START, { from: 'e4', to: 'a4' }), true);
    expect(motion?.slides[0]?.from).toEqual(pointOf('e4', true));
  });
});

describe('curves', () => {
  it.each([easeInOut, easeOut])('run from 0 to 1 without turning back', (curve) => {
    const values = Array.from({ length: 101 }, (_, i) => curve(i / 100));
    expect(values[0]).toBe(0);
    expect(values[100]).toBe(1);
    values.forEach((value, i) => expect(value).toBeGreaterThanOrEqual(values[i - 1] ?? 0));
  });

  it('ease in and out is slow at both ends and in the middle at half time', () => {
    expect(easeInOut(0.1)).toBeCloseTo(0.004);
    expect(easeInOut(0.5)).toBeCloseTo(0.5);
    expect(easeInOut(0.9)).toBeCloseTo(0.996);
  });

  it('ease out is past the middle soon', () => {
    expect(easeOut(0.25)).toBeGreaterThan(0.6);
  });
});

describe('progress', () => {
  it('stays between 0 and 1, and is over at once without length', () => {
    expect(progress(100, 200, 50)).toBe(0);
    expect(progress(100, 200, 150)).toBe(0.25);
    expect(progress(100, 200, 900)).toBe(1);
    expect(progress(100, 0, 100)).toBe(1);
  });
});
