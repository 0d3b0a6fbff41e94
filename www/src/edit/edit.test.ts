import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from './draft';
import { complaintsAt, complaintsOf } from './faults';
import { beginning, redone, stepped, undone } from './history';
import { editKeyOf, type Key } from './keys';
import { cleared, fenOf, leftOf, mirrored, put, sameSetup, setupOf, shift, START_FEN, swapped, type Setup } from './setup';

const FEN = '2b1k4/1c2a4/4ba3/1N6p/9/p3R4/3C5/9/4A3r/2BK2B2 w';
const setup = setupOf(FEN);

describe('a set-up', () => {
  it('is read from a FEN and written as one', () => {
    expect(fenOf(setup)).toBe(FEN);
    expect(fenOf(setupOf(START_FEN))).toBe(START_FEN);
    expect(fenOf(cleared(setup))).toBe('9/9/9/9/9/9/9/9/9/9 w');
    expect(fenOf(setupOf('9/x/4k4/zzz b - - 3 9'))).toMatch(/^9\/\S+ b$/);
  });

  it('has pieces put, shifted onto others and taken away, each by a new value', () => {
    const more = put(setup, 'e4', 'P');
    expect(more.pieces.get('e4')).toBe('P');
    expect(setup.pieces.get('e4')).toBe('R');
    expect(put(setup, 'e4', 'R')).toBe(setup);
    const taken = shift(setup, 'e4', 'e9');
    expect([taken.pieces.get('e9'), taken.pieces.has('e4')]).toEqual(['R', false]);
    expect(shift(setup, 'a9', 'e4')).toBe(setup);
    expect(put(setup, 'e4', null).pieces.size).toBe(setup.pieces.size - 1);
  });

  it('mirrored and swapped twice is itself; swapped, the other side attacks in the same way', () => {
    expect(sameSetup(mirrored(mirrored(setup)), setup)).toBe(true);
    expect(sameSetup(swapped(swapped(setup)), setup)).toBe(true);
    expect(fenOf(mirrored(setup))).toBe('4k1b2/4a2c1/3ab4/p6N1/9/4R3p/5C3/9/r3A4/2B2KB2 w');
    expect(fenOf(swapped(setup))).toBe('2b2kb2/R3a4/9/5c3/4r3P/9/P6n1/3AB4/4A2C1/4K1B2 b');
  });

  it('counts what is left in the box', () => {
    expect([leftOf(setup, 'P'), leftOf(setup, 'R'), leftOf(setup, 'k'), leftOf(cleared(setup), 'p')]).toEqual([5, 1, 0, 5]);
    const three = ['a0', 'a1', 'a2'].reduce((on: Setup, square) => put(on, square, 'N'), setup);
    expect(leftOf(three, 'N')).toBe(0);
  });
});

describe('history', () => {
  it('goes back and forth, and a new step ends what was taken back', () => {
    const script = [1, 2, 3].reduce((history, n) => stepped(history, n, Object.is), beginning(0));
    const back = undone(undone(script));
    expect([back.now, redone(back).now, redone(redone(redone(back))).now]).toEqual([1, 2, 3]);
    const other = stepped(back, 9, Object.is);
    expect([other.now, redone(other).now, undone(other).now]).toEqual([9, 9, 1]);
    expect(stepped(other, 9, Object.is)).toBe(other);
    expect(undone(beginning(0)).now).toBe(0);
  });

  it('forgets the oldest steps', () => {
    const long = Array.from({ length: 500 }, (_, n) => n).reduce((history, n) => stepped(history, n + 1, Object.is), beginning(0));
    expect(long.past.length).toBe(200);
    expect(long.past[0]).toBe(300);
  });
});

describe('complaints', () => {
  it('say whose king is missing, and lie at their points', () => {
    const fault = (code: string, ...squares: string[]) => ({ code, squares, message: code });
    const empty = cleared(setup);
    expect(complaintsOf([fault('king-count'), fault('king-count')], empty).map(({ side }) => side)).toEqual(['red', 'black']);
    expect(complaintsOf([fault('king-count')], put(empty, 'e0', 'K'))).toEqual([{ code: 'king-count', squares: [], side: 'black' }]);
    expect(complaintsOf([fault('king-count', 'e9', 'd9')], put(setup, 'd9', 'k'))[0]?.side).toBe('black');
    const at = complaintsAt(complaintsOf([fault('kings-facing', 'e0', 'e9'), fault('king-square', 'e0')], setup));
    expect([...at]).toEqual([['e0', ['kings-facing', 'king-square']], ['e9', ['kings-facing']]]);
  });
});

describe('a draft', () => {
  it('is read as it was written, and nothing else is one', () => {
    const draft = { fen: FEN, goal: 'any' } as const;
    expect(readDraft(writeDraft(draft))).toEqual(draft);
    for (const text of [null, '', '{', '[]', 'null', '{"fen":1,"goal":"any"}', '{"fen":"x","goal":"win"}', JSON.stringify({ fen: 'x'.repeat(900), goal: 'any' })]) {
      expect(readDraft(text)).toBeNull();
    }
  });
});

describe('keys', () => {
  const key = (name: string, more: Partial<Key> = {}): Key => ({ key: name, code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

  it('put pieces of either side, in any script of the keyboard', () => {
    expect(editKeyOf(key('h'))).toEqual({ do: 'put', piece: 'N' });
    expect(editKeyOf(key('E', { shiftKey: true }))).toEqual({ do: 'put', piece: 'b' });
    expect(editKeyOf(key('к', { code: 'KeyR' }))).toEqual({ do: 'put', piece: 'R' });
  });

  it('take away, undo and redo, and leave the rest to the grid', () => {
    expect(editKeyOf(key('Backspace'))).toEqual({ do: 'lift' });
    expect(editKeyOf(key('z', { ctrlKey: true }))).toEqual({ do: 'undo' });
    expect(editKeyOf(key('Z', { metaKey: true, shiftKey: true }))).toEqual({ do: 'redo' });
    for (const other of [key('ArrowLeft'), key('5'), key('o'), key('r', { ctrlKey: true }), key('c', { altKey: true })]) expect(editKeyOf(other)).toBeNull();
  });
});
