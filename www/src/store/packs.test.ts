import { describe, expect, it } from 'vitest';
import { buildLibrary, findSet } from './library';
import { parseCatalogue, parsePack } from './packs';

const text = (name: string) => ({ 'zh-Hans': name, 'zh-Hant': name, en: name });
const puzzle = (id: string, change: object = {}) => ({
  id,
  fen: '2b1k4/1c2a4/4ba3/1N6p/9/p3R4/3C5/9/4A3r/2BK2B2 w',
  goal: 'checks',
  mate_in: 3,
  keys: ['b6c8'],
  line: ['b6c8', 'e9d9', 'e4d4', 'e8d7', 'd4d7'],
  tags: ['弃车', '卧槽马', '车马'],
  level: 2,
  ...change,
});
const pack = (puzzles: unknown[], change: object = {}) => ({
  schema: 1,
  id: 'basics',
  title: text('入门'),
  description: text('说明'),
  licence: 'CC0-1.0',
  puzzles,
  ...change,
});
const catalogue = parseCatalogue({
  patterns: [
    { key: 'wocao-ma', kind: 'final', ...text('卧槽马'), pinyin: 'wòcáo mǎ', sentence: text('马在卧槽') },
    { key: 'chong-pao', kind: 'final', ...text('重炮'), pinyin: 'chóng pào', sentence: text('双炮') },
    { key: 'qiche', kind: 'motif', ...text('弃车'), pinyin: 'qì chē', sentence: text('弃') },
  ],
  pieces: [text('车马')],
});

describe('reading a pack', () => {
  it('takes its puzzles', () => {
    const read = parsePack(pack([puzzle('a-1', { title: text('题'), source: '5-7' })]));
    expect(read?.dropped).toBe(0);
    expect(read?.puzzles[0]).toMatchObject({ id: 'a-1', mateIn: 3, source: '5-7', title: text('题') });
  });

  it.each([
    ['an id with a slash', { id: 'a/b' }],
    ['a short board', { fen: '9/9/9 w' }],
    ['a foreign letter in the board', { fen: '2b1k4/1c2a4/4ba3/1X6p/9/p3R4/3C5/9/4A3r/2BK2B2 w' }],
    ['an unknown goal', { goal: 'draw' }],
    ['no length', { mate_in: 0 }],
    ['a length that is text', { mate_in: '3' }],
    ['a move off the board', { keys: ['j0a0'] }],
    ['too long a line', { line: Array.from({ length: 201 }, () => 'a0a1') }],
    ['a level of 10', { level: 10 }],
    ['tags that are no texts', { tags: [1] }],
  ])('leaves out a puzzle with %s', (_, change) => {
    expect(parsePack(pack([puzzle('good'), puzzle('bad', change)]))).toMatchObject({ puzzles: [{ id: 'good' }], dropped: 1 });
  });

  it.each([null, 'x', [], pack([], { schema: 2 }), pack([], { title: { en: 'only' } }), pack(Array.from({ length: 5001 }))])(
    'refuses what is no pack of this schema',
    (value) => expect(parsePack(value)).toBeNull(),
  );
});

describe('the library', () => {
  const read = parsePack(pack([puzzle('b', { mate_in: 5 }), puzzle('a'), puzzle('c', { tags: ['车马'] })]));
  const library = buildLibrary(read === null ? [] : [read], catalogue);

  it('files a puzzle under the first final pattern among its tags, short ones first', () => {
    expect(library.patterns.map((set) => [set.id, set.group, set.puzzles.map(({ id }) => id)])).toEqual([
      ['wocao-ma', 'horse', ['a', 'b']],
    ]);
    expect(library.total).toBe(3);
  });

  it('fills up a pattern of few puzzles with those that bear it beside another', () => {
    const both = parsePack(pack([puzzle('both', { tags: ['卧槽马', '重炮'] }), puzzle('motif', { tags: ['弃车'] })]));
    const sets = buildLibrary(both === null ? [] : [both], catalogue).patterns;
    expect(sets.map((set) => [set.id, set.puzzles.map(({ id }) => id)])).toEqual([
      ['wocao-ma', ['both']],
      ['chong-pao', ['both']],
      ['qiche', ['motif']],
    ]);
  });

  it('finds packs and patterns by id, and names every tag', () => {
    expect(findSet(library, 'basics')?.puzzles).toHaveLength(3);
    expect(findSet(library, 'wocao-ma')?.title.en).toBe('卧槽马');
    expect(findSet(library, 'nothing')).toBeNull();
    expect([...library.names.keys()].sort()).toEqual(['卧槽马', '弃车', '车马', '重炮'].sort());
  });
});
