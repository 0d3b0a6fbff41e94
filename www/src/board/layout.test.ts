/** Where labels, seal and card windows go. */
import { describe, expect, it } from 'vitest';
import type { PieceLetter } from '../engine/wire';
import { labelsOf } from './labels';
import { cardWindow } from './mini';
import { sealPlace } from './seal';

const pieces = (list: Record<string, PieceLetter>) => new Map(Object.entries(list));
const text = (labels: readonly { readonly text: string }[]) => labels.map((label) => label.text).join('');

describe('labels', () => {
  it('count each side from its own right', () => {
    const { top, bottom } = labelsOf('traditional', false);
    expect([text(top), text(bottom)]).toEqual(['123456789', '九八七六五四三二一']);
  });

  it('turn with the board', () => {
    const { top, bottom } = labelsOf('traditional', true);
    expect([text(top), text(bottom)]).toEqual(['一二三四五六七八九', '987654321']);
  });

  it('come in other sets', () => {
    expect(text(labelsOf('arabic', false).bottom)).toBe('987654321');
    expect(text(labelsOf('chinese', false).top)).toBe('一二三四五六七八九');
    expect(text(labelsOf('iccs', true).bottom)).toBe('ihgfedcba');
    expect(text(labelsOf('iccs', false).ranks)).toBe('9876543210');
    expect(labelsOf('off', false).top).toEqual([]);
  });
});

describe('the place of the seal', () => {
  it('is the top right when that is free', () => {
    expect(sealPlace(pieces({ c9: 'b', f7: 'a', i6: 'p' }), false)).toEqual({ x: 755, y: 136 });
  });

  it('goes on to the next free place', () => {
    expect(sealPlace(pieces({ h8: 'r' }), false)).toEqual({ x: 145, y: 136 });
    expect(sealPlace(pieces({ i9: 'r', a7: 'r' }), false)).toEqual({ x: 755, y: 500 });
  });

  it('is judged on the screen, not on the board', () => {
    expect(sealPlace(pieces({ h8: 'r' }), true)).toEqual({ x: 755, y: 136 });
    expect(sealPlace(pieces({ b1: 'r' }), true)).toEqual({ x: 145, y: 136 });
  });

  it('is nowhere when every place is taken', () => {
    expect(sealPlace(pieces({ h8: 'r', b8: 'r', h5: 'c', b5: 'c', h1: 'R', b1: 'R' }), false)).toBeNull();
  });
});

describe('the window of a card', () => {
  it('shows files b to h of the black half', () => {
    expect(cardWindow(pieces({ d9: 'k', c8: 'N', d7: 'R' }))).toEqual({ left: 100, top: 0, width: 700, height: 534, kingTab: null });
  });

  it('moves to a piece on an outer file', () => {
    expect(cardWindow(pieces({ e9: 'k', a9: 'R' })).left).toBe(0);
    expect(cardWindow(pieces({ e9: 'k', i8: 'N' })).left).toBe(200);
  });

  it('leaves the red king to a tab on its file', () => {
    expect(cardWindow(pieces({ e9: 'k', d0: 'K' }))).toMatchObject({ width: 700, kingTab: 3 });
  });

  it('shows the whole board, in the same shape, rather than cut a piece off', () => {
    for (const list of [{ e9: 'k', a9: 'R', i8: 'N' }, { e9: 'k', c2: 'C' }, { e9: 'k', e2: 'p' }] as const) {
      const { left, width, height } = cardWindow(pieces(list));
      expect(height).toBe(1000);
      expect(width / height).toBeCloseTo(700 / 534);
      expect(left).toBeLessThan(0);
      expect(left + width).toBeGreaterThan(900);
    }
  });
});
