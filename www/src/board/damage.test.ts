import { describe, expect, it } from 'vitest';
import type { Motion } from './animation';
import { damage as between, type Rect } from './damage';
import { pointOf, type Frame } from './geometry';
import type { Moment } from './paint';
import { EMPTY_BOARD, type BoardState } from './state';

const FRAME: Frame = { width: 900, ratio: 1, labels: false, flip: false };
const REST: Moment = { motion: null, slide: 1, arrows: 1, seal: 1, check: 1, seen: 1 };
const damage = (before: BoardState, after: BoardState, frame: Frame, [old, now]: readonly [Partial<Moment>, Partial<Moment>] = [{}, {}]) =>
  between({ state: before, moment: { ...REST, ...old } }, { state: after, moment: { ...REST, ...now } }, frame);
const state = (change: Partial<BoardState>): BoardState => ({ ...EMPTY_BOARD, ...change });
const LEGAL = new Map([['a0', new Set(['a5', 'i0'])]]);
const still = state({ legal: LEGAL });

const covers = (rects: readonly Rect[] | null, square: string) => {
  const { x, y } = pointOf(square, false);
  return rects?.some((rect) => x - 66 >= rect.x && x + 66 <= rect.x + rect.width && y - 66 >= rect.y && y + 66 <= rect.y + rect.height) ?? false;
};

describe('what is painted anew', () => {
  it('is nothing where nothing has changed', () => {
    expect(damage(still, still, FRAME)).toEqual([]);
    expect(damage(still, { ...still }, FRAME)).toEqual([]);
  });

  it('is the piece that is picked up and where it can go, before and after', () => {
    const picked = { ...still, selected: 'a0' };
    for (const rects of [damage(still, picked, FRAME), damage(picked, still, FRAME)]) {
      expect(['a0', 'a5', 'i0'].map((square) => covers(rects, square))).toEqual([true, true, true]);
      expect(covers(rects, 'e4')).toBe(false);
    }
  });

  it('leaves out destinations that are not marked', () => {
    const plain = { ...still, showDestinations: false };
    expect(covers(damage(plain, { ...plain, selected: 'a0' }, FRAME), 'a5')).toBe(false);
  });

  it('is where a dragged piece was and is, and all of the board where lines lead to a finger', () => {
    const held = (x: number, touch: boolean) => ({ ...still, selected: 'a0', drag: { from: 'a0', piece: 'R' as const, at: { x, y: 450 }, over: 'e5', touch } });
    const rects = damage(held(450, false), held(650, false), FRAME);
    expect([covers(rects, 'e5'), covers(rects, 'g5'), covers(rects, 'a0')]).toEqual([true, true, true]);
    expect(damage(held(450, true), held(650, true), FRAME)).toBeNull();
  });

  it('is where a sliding piece was, is and comes to, and what it takes', () => {
    const motion: Motion = { slides: [{ piece: 'R', from: pointOf('a0', false), to: 'a8' }], fades: [{ piece: 'p', at: 'c4', comes: false }] };
    const first = damage(still, still, FRAME, [{ motion, slide: 0 }, { motion, slide: 0.5 }]);
    expect(['a0', 'a4', 'a8', 'c4', 'e4'].map((square) => covers(first, square))).toEqual([true, true, true, true, false]);
    const last = damage(still, still, FRAME, [{ motion, slide: 0.5 }, {}]);
    expect(['a4', 'a8', 'c4', 'a0'].map((square) => covers(last, square))).toEqual([true, true, true, false]);
  });

  it('is all of the board where a king in check arrives, and while arrows, seals and veils come', () => {
    const king = { ...still, check: 'e9' };
    const motion: Motion = { slides: [{ piece: 'k', from: pointOf('e8', false), to: 'e9' }], fades: [] };
    expect(damage(king, king, FRAME, [{ motion, slide: 0.9 }, {}])).toBeNull();
    for (const share of ['arrows', 'seal', 'check', 'seen'] as const) expect(damage(still, still, FRAME, [{ [share]: 0.5 }, { [share]: 0.6 }])).toBeNull();
  });

  it('is all of the board when anything else changes', () => {
    expect(damage(still, { ...still, hint: 'a0' }, FRAME)).toBeNull();
    expect(damage(still, { ...still, pieces: new Map([['a0', 'R']]) }, FRAME)).toBeNull();
  });

  it('is whole pixels at any scale', () => {
    const rects = damage(still, { ...still, cursor: 'c4' }, { width: 361.7, ratio: 1.25, labels: true, flip: false });
    expect(rects?.flatMap((rect) => Object.values(rect) as number[]).every(Number.isInteger)).toBe(true);
  });
});
