import { describe, expect, it } from 'vitest';
import type { PieceLetter } from '../engine/wire';
import { arrowOutline, arrowWay, horseLeg, partOfWay } from './arrow';
import { distance, pointOf, type Point } from './geometry';

const pieces = (list: Record<string, PieceLetter>) => new Map(Object.entries(list));
const length = (way: readonly Point[]) => way.slice(1).reduce((sum, point, i) => sum + distance(way[i] ?? point, point), 0);

/** Area of a polygon by the shoelace formula. */
function area(points: readonly Point[]): number {
  const twice = points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

describe('horseLeg', () => {
  it.each([
    ['b6', 'c8', 'b7'],
    ['b6', 'd7', 'c6'],
    ['e4', 'd2', 'e3'],
    ['e4', 'c3', 'd4'],
  ])('%s to %s goes over %s', (from, to, leg) => {
    expect(horseLeg({ from, to })).toBe(leg);
  });

  it('is none for steps of other kinds', () => {
    for (const to of ['e8', 'a4', 'g6', 'f5']) expect(horseLeg({ from: 'e4', to })).toBeNull();
  });
});

describe('arrowWay', () => {
  it('starts 40 from the centre and ends 10 short of an empty point', () => {
    expect(arrowWay({ from: 'e4', to: 'e8' }, pieces({ e4: 'R' }), false)).toEqual([
      { x: 450, y: 510 },
      { x: 450, y: 160 },
    ]);
  });

  it('ends 30 short over a piece', () => {
    const way = arrowWay({ from: 'e4', to: 'a4' }, pieces({ e4: 'R', a4: 'p' }), false);
    expect(way.at(-1)).toEqual({ x: 80, y: 550 });
  });

  it('bends at the leg of a horse, and its tip points from the leg', () => {
    const way = arrowWay({ from: 'b6', to: 'c8' }, pieces({ b6: 'N' }), false);
    expect(way).toHaveLength(3);
    expect(way[0]).toEqual({ x: 150, y: 310 });
    expect(way[1]).toEqual(pointOf('b7', false));
    expect(distance(way[2] ?? { x: 0, y: 0 }, pointOf('c8', false))).toBeCloseTo(10);
  });

  it('does not bend for another piece on such a step', () => {
    expect(arrowWay({ from: 'b6', to: 'c8' }, pieces({ b6: 'R' }), false)).toHaveLength(2);
  });

  it('turns with the board', () => {
    const way = arrowWay({ from: 'e4', to: 'e8' }, pieces({ e4: 'R' }), true);
    expect(way[0]).toEqual({ x: 450, y: 490 });
  });
});

describe('partOfWay', () => {
  const way = [{ x: 0, y: 0 }, { x: 0, y: 60 }, { x: 40, y: 60 }];

  it('has the share of the length asked for, around the bend too', () => {
    for (const share of [0, 0.1, 0.6, 0.75, 1]) expect(length(partOfWay(way, share))).toBeCloseTo(100 * share);
    expect(partOfWay(way, 0.75)).toEqual([{ x: 0, y: 0 }, { x: 0, y: 60 }, { x: 15, y: 60 }]);
  });
});

describe('arrowOutline', () => {
  it('is a shaft and a head of the measures of the design', () => {
    const outline = arrowOutline([{ x: 0, y: 0 }, { x: 100, y: 0 }]);
    expect(outline).toHaveLength(7);
    expect(area(outline)).toBeCloseTo((100 - 29) * 16 + (29 * 38) / 2);
    expect(outline).toContainEqual({ x: 100, y: 0 });
    const heights = outline.map(({ y }) => y);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([-19, 19]);
  });

  it('keeps its width around a bend', () => {
    const outline = arrowOutline([{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 100 }]);
    expect(area(outline)).toBeCloseTo(16 * 100 + 16 * (100 - 29) + (29 * 38) / 2);
  });

  it('is only a head while it is shorter than one, and nothing without length', () => {
    expect(area(arrowOutline([{ x: 0, y: 0 }, { x: 10, y: 0 }]))).toBeCloseTo((10 * 38) / 2);
    expect(arrowOutline([{ x: 5, y: 5 }, { x: 5, y: 5 }])).toEqual([]);
  });
});
