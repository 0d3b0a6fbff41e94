import { describe, expect, it } from 'vitest';
import { cellBox, pointOf, squareNear, unitsAt, viewHeight, type Frame } from './geometry';
import { FILES, RANKS, squareAt } from './square';

const ALL = Array.from({ length: FILES * RANKS }, (_, i) => squareAt(i % FILES, Math.floor(i / FILES)) ?? '');

describe('pointOf', () => {
  it('puts Red at the bottom', () => {
    expect(pointOf('a0', false)).toEqual({ x: 50, y: 950 });
    expect(pointOf('i9', false)).toEqual({ x: 850, y: 50 });
    expect(pointOf('e9', false)).toEqual({ x: 450, y: 50 });
  });

  it('turns the board by half a turn', () => {
    for (const square of ALL) {
      const a = pointOf(square, false);
      const b = pointOf(square, true);
      expect([a.x + b.x, a.y + b.y]).toEqual([900, 1000]);
    }
  });
});

describe('squareNear', () => {
  it.each([false, true])('finds every square within half a cell (flip %s)', (flip) => {
    for (const square of ALL) {
      const { x, y } = pointOf(square, flip);
      for (const [dx, dy] of [[0, 0], [49, 49], [-49, 49], [49, -49], [-49, -49]] as const) {
        expect(squareNear({ x: x + dx, y: y + dy }, flip)).toBe(square);
      }
    }
  });

  it('finds nothing beyond the border lines by more than half a cell', () => {
    for (const point of [{ x: -1, y: 450 }, { x: 901, y: 450 }, { x: 450, y: -1 }, { x: 450, y: 1001 }]) {
      expect(squareNear(point, false)).toBeNull();
      expect(squareNear(point, true)).toBeNull();
    }
  });
});

describe('unitsAt', () => {
  const frame: Frame = { width: 360, ratio: 2, labels: true, flip: false };

  it('takes the label strip off', () => {
    expect(unitsAt(20, 37.6, frame)).toEqual({ x: 50, y: 50 });
    expect(unitsAt(20, 20, { ...frame, labels: false })).toEqual({ x: 50, y: 50 });
  });

  it('leads from the middle of a DOM cell back to its square', () => {
    for (const labels of [true, false]) {
      for (const flip of [true, false]) {
        for (const square of ALL) {
          const box = cellBox(square, flip, labels);
          const x = ((box.left + box.width / 2) / 100) * 360;
          const y = (((box.top + box.height / 2) / 100) * 360 * viewHeight(labels)) / 900;
          expect(squareNear(unitsAt(x, y, { ...frame, labels, flip }), flip)).toBe(square);
        }
      }
    }
  });
});
