/** The reader of the bundle against a writer of its own, and against files that are not what they should be. */
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../engine/wire';
import { PUZZLE } from '../session/script';
import { BundleFault } from './fault';
import { parseContents } from './contents';
import { contentsJson, indexBytes, libraryOf, NAMES, packBytes, text, type GivenPack } from './fixture';
import { parseIndex } from './index-file';
import { firstOf, parsePack, puzzleAt } from './pack-file';

const some = (id: string, change: Partial<Puzzle> = {}): Puzzle => ({ ...PUZZLE, fen: '2b1k4/1c2a4/4ba3/1N6p/9/p3R4/3C5/9/4A3r/2BK2B2 w', id, tags: ['卧槽马', '车马'], ...change });
const basics: GivenPack = {
  id: 'basics',
  puzzles: [
    some('basics-0001'),
    some('basics-0002', { goal: 'any', level: 9, mateIn: 1, line: ['e4e9'], keys: ['e4e9', 'b6d7'], title: text('题'), source: '5-7' }),
    some('basics-0400', { fen: '3k1a3/4a4/9/9/9/9/9/9/4r4/3K5 b', tags: [] }),
  ],
};
const drills: GivenPack = { id: 'wocao-ma', kind: 'drill', puzzles: [some('wocao-ma-0010'), some('wocao-ma-10001', { level: 1 })] };
const both = [basics, drills];

const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof BundleFault) return error.code;
    throw error;
  }
  return 'none';
};

describe('a pack', () => {
  const { library, packs } = libraryOf(both);

  it('gives the puzzles that were put in', () => {
    for (const given of both) {
      const file = packs.get(given.id);
      expect(file && given.puzzles.map((_, at) => puzzleAt(file, at, library.names))).toEqual(given.puzzles);
    }
  });

  it('knows its first puzzle of a length, and no puzzle outside', () => {
    const file = packs.get('basics');
    if (file === undefined) throw new Error('no pack');
    expect(firstOf(file, library.names, 1)?.id).toBe('basics-0002');
    expect(firstOf(file, library.names, 7)).toBeNull();
    expect(() => puzzleAt(file, 3, library.names)).toThrow(RangeError);
  });
});

describe('the index', () => {
  const { index } = libraryOf(both);

  it('has a line for each puzzle, and where packs begin', () => {
    expect([...index.starts]).toEqual([0, 3, 5]);
    expect([...index.numbers]).toEqual([1, 2, 400, 10, 10001]);
    expect([...index.pattern]).toEqual([0, 0, 255, 0, 0]);
    expect([...index.mateIn]).toEqual([3, 1, 3, 3, 3]);
    expect(index.traits[1]).toBe(9 | 16 | 32 | 64);
  });
});

describe('a file that is not what it should be', () => {
  const file = new Uint8Array(packBytes(basics));
  const { library } = libraryOf(both);
  const entry = library.packs[0];
  if (entry === undefined) throw new Error('no pack');
  const parse = (bytes: Uint8Array) => parsePack(bytes.slice().buffer, entry, NAMES.length);
  const changed = (at: number, ...values: number[]) => {
    const copy = file.slice();
    copy.set(values, at);
    return copy;
  };
  const n = basics.puzzles.length;
  const columns = { mateIn: 8 + 12 * n, keys: 8 + 14 * n, tags: 8 + 15 * n, steps: 8 + 16 * n, long: 8 + 17 * n };

  it.each([
    ['another magic', changed(0, 88), 'magic'],
    ['no byte', new Uint8Array(0), 'short'],
    ['a byte too few', file.slice(0, -1), 'short'],
    ['a byte too many', Uint8Array.from([...file, 0]), 'long'],
    ['a count that is not that of the contents', changed(4, 2), 'count'],
    ['a count beyond all bytes', changed(4, 0xff, 0xff, 0xff, 0x7f), 'count'],
    ['no move', changed(columns.mateIn, 0, 0), 'count'],
    ['501 moves', changed(columns.mateIn, 0xf5, 1), 'count'],
    ['no key', changed(columns.keys, 0), 'count'],
    ['too many tags', changed(columns.tags, 25), 'count'],
    ['a step of nothing', changed(columns.steps, 0), 'code'],
    ['a long step that is short', changed(columns.long + 4, 9, 0), 'code'],
    ['more long steps than puzzles', changed(columns.long, 9), 'count'],
    ['a level of 0', changed(8 + 11, 0), 'code'],
  ])('%s', (_, bytes, code) => expect(codeOf(() => parse(bytes))).toBe(code));

  it('is refused when its puzzles lack a king, or have pieces, squares or names that there are not', () => {
    const odd = (change: Partial<Puzzle>) => codeOf(() => parse(new Uint8Array(packBytes({ ...basics, puzzles: [some('basics-0001', change), ...basics.puzzles.slice(1)] }))));
    expect(odd({ fen: '9/9/9/9/9/9/9/9/4K4/9 w' })).toBe('position');
    expect(odd({ fen: '4kk3/9/9/9/9/9/9/9/4K4/9 w' })).toBe('position');
    expect(odd({ line: ['j9a0', 'a0a1', 'a0a1', 'a0a1', 'a0a1'] })).toBe('code');
    expect(odd({ tags: ['无此名'] })).toBe('code');
  });

  it('is refused when what it says is no JSON, or out of order', () => {
    const start = file.length - new TextEncoder().encode(JSON.stringify([{ index: 1, title: text('题'), source: '5-7' }])).length;
    expect(codeOf(() => parse(changed(start, 120)))).toBe('text');
    expect(codeOf(() => parse(changed(start + 10, 57)))).toBe('text');
  });

  it('never does anything but give a pack or a fault, whatever bytes are changed or cut', () => {
    // Small and the same every time: a linear congruential generator.
    let state = 7;
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const index = new Uint8Array(indexBytes(both));
    const outcomes = new Map<string, number>();
    for (let round = 0; round < 6000; round += 1) {
      const whole = round % 2 === 0 ? file : index;
      const length = random(8) === 0 ? random(whole.length + 9) : whole.length;
      const copy = new Uint8Array(length);
      copy.set(whole.subarray(0, length));
      for (let change = random(4); change > 0 && copy.length > 0; change -= 1) copy[random(copy.length)] = random(3) === 0 ? 0xff : random(256);
      const outcome = codeOf(() => {
        if (whole === index) return parseIndex(copy.buffer, library);
        const pack = parse(copy);
        for (let at = 0; at < pack.n; at += 1) puzzleAt(pack, at, NAMES);
        return pack;
      });
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    // Every fault has been met, and some changes hurt nothing.
    expect([...outcomes.keys()].sort()).toEqual(['code', 'count', 'long', 'magic', 'none', 'position', 'short', 'text']);
  });
});

describe('the index that is not what it should be', () => {
  const file = new Uint8Array(indexBytes(both));
  const { library } = libraryOf(both);
  const parse = (bytes: Uint8Array) => codeOf(() => parseIndex(bytes.slice().buffer, library));
  const changed = (at: number, value: number) => Uint8Array.from(file, (byte, place) => (place === at ? value : byte));

  it.each([
    ['another magic', changed(3, 50), 'magic'],
    ['a count that is not that of the contents', changed(4, 4), 'count'],
    ['a name that there is not', changed(8, NAMES.length), 'code'],
    ['no move', changed(13, 0), 'code'],
    ['a level of 10', changed(18, 10), 'code'],
    ['an unknown trait', changed(18, 0x81), 'code'],
    ['a byte too few', file.slice(0, -1), 'short'],
    ['a byte too many', Uint8Array.from([...file, 0]), 'long'],
  ])('%s', (_, bytes, code) => expect(parse(bytes)).toBe(code));
});

describe('the contents', () => {
  const good = contentsJson(both);
  const [first, ...rest] = good.packs as Record<string, unknown>[];

  it('say what there is', () => {
    const { total, packs, examples } = parseContents(good);
    expect(total).toBe(5);
    expect(packs.map(({ id, kind, pattern }) => [id, kind, pattern])).toEqual([
      ['basics', 'basics', null],
      ['wocao-ma', 'drill', 'wocao-ma'],
    ]);
    expect(examples.get('wocao-ma')).toEqual({ puzzle: 'basics-0001', squares: ['b6', 'c8'], ply: 1, end: '2b1k4/1cN1a4/4ba3/8p/9/p3R4/3C5/9/4A3r/2BK2B2' });
  });

  it.each([
    ['nothing', null, 'magic'],
    ['another schema', { ...good, schema: 2 }, 'magic'],
    ['no packs', { ...good, packs: undefined }, 'text'],
    ['a pack without a title', { ...good, packs: [{ ...first, title: '题' }, ...rest] }, 'text'],
    ['a file outside the folder', { ...good, packs: [{ ...first, file: '../x.00000000.bin' }, ...rest] }, 'text'],
    ['two packs of one id', { ...good, packs: [first, first] }, 'count'],
    ['a total that is not the sum', { ...good, puzzles: 6 }, 'count'],
    ['more names than codes', { ...good, names: Array.from({ length: 255 }, (_, n) => String(n)) }, 'text'],
    ['too few ids', { ...good, packs: [{ ...first, ids: ['a'] }, ...rest] }, 'text'],
  ])('are refused: %s', (_, value, code) => expect(codeOf(() => parseContents(value))).toBe(code));

  it('leave out an example that cannot be read', () => {
    const example = { puzzle: 'x', squares: ['a9'], ply: 0, end: '9/9/9/9/9/9/9/9/9/9' };
    const examples = { a: { ...example, squares: ['j9'] }, b: null, c: { ...example, end: '9/9' }, d: { ...example, ply: -1 }, e: example };
    expect([...parseContents({ ...good, examples }).examples.keys()]).toEqual(['e']);
  });
});
