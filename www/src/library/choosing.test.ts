/** Sets, filters and counts of a small library, and what choosing costs in a large one. */
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../engine/wire';
import { PUZZLE } from '../session/script';
import { choose, EVERYTHING, facets, progressOf, readQuery, writeQuery, type Filter } from './filter';
import { libraryOf, type GivenPack } from './fixture';
import { goingOn } from './going-on';
import { lengthCounts, packCount, patternCounts } from './overview';
import { stretchOf } from './puzzles';
import { easyFirst, idOfPlace, listSet, packSet, patternSet, placeOfId } from './sets';
import { firstLeft, tally } from './tally';

const of = (id: string, mateIn: number, level: number, tags: string[], goal: 'checks' | 'any' = 'checks'): Puzzle => ({
  ...PUZZLE,
  id,
  mateIn,
  level,
  tags,
  goal,
  line: Array.from({ length: 2 * mateIn - 1 }, () => 'b6c8'),
  keys: ['b6c8'],
});
const packs: GivenPack[] = [
  { id: 'basics', puzzles: [of('basics-0001', 3, 3, ['卧槽马', '车马']), of('basics-0002', 1, 2, ['卧槽马', '车马']), of('basics-0003', 2, 2, ['重炮', '双炮'])] },
  { id: 'wocao-ma', kind: 'drill', puzzles: [of('wocao-ma-0001', 1, 1, ['卧槽马', '马']), of('wocao-ma-0005', 2, 9, ['卧槽马', '车马'], 'any')] },
  { id: 'checks', kind: 'checks', puzzles: [of('checks-0001', 12, 8, ['卧槽马', '车'])] },
];
// The last tag says which pieces work; single ones are no names of this catalogue.
const NAMED = packs.map((pack) => ({ ...pack, puzzles: pack.puzzles.map((puzzle) => ({ ...puzzle, tags: puzzle.tags.map((tag) => (tag === '马' || tag === '车' ? '车马' : tag)) })) }));
const { library, index, packs: files } = libraryOf(NAMED);
const nothing = { standings: new Map<string, { mark: string }>(), due: new Set<string>() };
const fresh = progressOf(library, index, nothing);
const ids = (filter: Partial<Filter>, progress = fresh) => [...choose(library, index, { ...EVERYTHING, ...filter }, progress)].map((place) => idOfPlace(library, index, place));

describe('ids and places', () => {
  it('find each other', () => {
    for (let place = 0; place < index.n; place += 1) expect(placeOfId(library, index, idOfPlace(library, index, place))).toBe(place);
  });

  it.each(['basics-0004', 'basics-1', 'basics-00001', 'basics', 'nowhere-0001', 'wocao-ma-0002', ''])('%s is nowhere', (id) => {
    expect(placeOfId(library, index, id)).toBe(-1);
  });
});

describe('choosing', () => {
  it('by each facet', () => {
    expect(ids({})).toHaveLength(6);
    expect(ids({ pattern: 'chong-pao' })).toEqual(['basics-0003']);
    expect(ids({ pattern: 'no-such' })).toEqual([]);
    expect(ids({ pack: 'wocao-ma' })).toEqual(['wocao-ma-0001', 'wocao-ma-0005']);
    expect(ids({ pack: 'no-such' })).toEqual([]);
    expect(ids({ lengths: [0, 7] })).toEqual(['basics-0002', 'wocao-ma-0001', 'checks-0001']);
    expect(ids({ levels: [8, 9] })).toEqual(['wocao-ma-0005', 'checks-0001']);
    expect(ids({ goal: 'any' })).toEqual(['wocao-ma-0005']);
    expect(ids({ goal: 'checks', pack: 'wocao-ma' })).toEqual(['wocao-ma-0001']);
  });

  it('by the pieces that mate: among them, or exactly', () => {
    expect(ids({ roles: ['C'] })).toEqual(['basics-0003']);
    expect(ids({ roles: ['R'] })).toHaveLength(5);
    expect(ids({ roles: ['R'], only: true })).toEqual([]);
    expect(ids({ roles: ['R', 'N'], only: true })).toHaveLength(5);
    expect(ids({ roles: [], only: true })).toHaveLength(6);
  });

  it('by how one stands with them', () => {
    const standings = new Map([['basics-0001', { mark: 'failed' }], ['basics-0002', { mark: 'clean' }], ['checks-0001', { mark: 'helped' }], ['gone-0001', { mark: 'clean' }]]);
    const progress = progressOf(library, index, { standings, due: new Set(['basics-0002', 'gone-0002']) });
    expect(ids({ statuses: ['new'] }, progress)).toEqual(['basics-0003', 'wocao-ma-0001', 'wocao-ma-0005']);
    expect(ids({ statuses: ['failed'] }, progress)).toEqual(['basics-0001']);
    expect(ids({ statuses: ['solved'] }, progress)).toEqual(['basics-0002', 'checks-0001']);
    expect(ids({ statuses: ['due', 'failed'] }, progress)).toEqual(['basics-0001', 'basics-0002']);
  });

  it('easy first', () => {
    expect(ids({ easy: true })).toEqual(['wocao-ma-0001', 'basics-0002', 'basics-0003', 'wocao-ma-0005', 'basics-0001', 'checks-0001']);
  });
});

describe('a query', () => {
  it.each<Partial<Filter>>([
    {},
    { pattern: 'wocao-ma', pack: 'basics', lengths: [0, 5, 8], levels: [1, 9], statuses: ['new', 'due'], goal: 'any', roles: ['R', 'P'], only: true, easy: true },
    { roles: ['N'] },
  ])('is read back as it was written: %o', (change) => {
    const filter = { ...EVERYTHING, ...change };
    expect(readQuery(writeQuery(filter))).toEqual(filter);
  });

  it('passes over what it cannot mean', () => {
    expect(readQuery('length=1.x.99&level=0.3&goal=win&pattern=<b>&state=bad&pieces=KXR&only=2')).toEqual({ ...EVERYTHING, lengths: [0], levels: [3], roles: ['R'] });
  });

  it('counts its facets', () => {
    expect(facets(EVERYTHING)).toBe(0);
    expect(facets(readQuery('length=1.2&pieces=R&only=1&sort=easy'))).toBe(2);
  });
});

describe('sets', () => {
  it('of a pack need its file alone', () => {
    const file = files.get('basics');
    if (file === undefined) throw new Error('no pack');
    const set = packSet(library, file);
    expect(set).toMatchObject({ id: 'basics', length: 3, pattern: null });
    expect([set.idAt(2), set.find('basics-0003'), set.find('wocao-ma-0001')]).toEqual(['basics-0003', 2, -1]);
  });

  it('of a pattern have its drills, short and easy ones first, but not what is met by the way', () => {
    const set = patternSet(library, index, 'wocao-ma');
    expect(set && Array.from({ length: set.length }, (_, at) => set.idAt(at))).toEqual(['wocao-ma-0001', 'basics-0002', 'wocao-ma-0005', 'basics-0001']);
    expect(set?.find('checks-0001')).toBe(-1);
    expect(set?.locate(1)).toEqual({ pack: 0, at: 1 });
    expect(patternSet(library, index, 'qiche')).toBeNull();
  });

  it('of a pattern hold its own pack whole, whatever else its puzzles show first, and of a motif too', () => {
    const given: GivenPack[] = [
      { id: 'basics', puzzles: [of('basics-0001', 1, 1, ['重炮', '双炮'])] },
      { id: 'wocao-ma', kind: 'drill', puzzles: [of('wocao-ma-0001', 1, 1, ['卧槽马', '车马']), of('wocao-ma-0002', 2, 2, ['重炮', '卧槽马', '双炮'])] },
      { id: 'qiche', kind: 'drill', puzzles: [of('qiche-0001', 2, 3, ['卧槽马', '弃车', '车马'])] },
    ];
    const made = libraryOf(given);
    const idsOf = (key: string) => {
      const set = patternSet(made.library, made.index, key);
      return set && Array.from({ length: set.length }, (_, at) => set.idAt(at));
    };
    expect(idsOf('wocao-ma')).toEqual(['wocao-ma-0001', 'wocao-ma-0002']);
    expect(idsOf('chong-pao')).toEqual(['basics-0001']);
    expect(idsOf('qiche')).toEqual(['qiche-0001']);
  });

  it('are shown by stretches, with the puzzles of the packs that are there', () => {
    const set = listSet(library, index, { id: 'library', query: '', title: null, pack: null, pattern: null }, choose(library, index, EVERYTHING, fresh));
    const { puzzles } = stretchOf(library, new Map([...files].filter(([id]) => id !== 'wocao-ma')), set, 2, 2);
    expect(puzzles.map(({ id, pack, puzzle }) => [id, pack, puzzle?.id ?? null])).toEqual([
      ['basics-0003', 'basics', 'basics-0003'],
      ['wocao-ma-0001', 'wocao-ma', null],
    ]);
  });

  it('are tallied the same whichever is longer, the set or what has been done', () => {
    const set = patternSet(library, index, 'wocao-ma');
    if (set === null) throw new Error('no set');
    interface Done { mark: 'clean' | 'helped' | 'failed' }
    const few = new Map<string, Done>([['basics-0002', { mark: 'clean' }], ['basics-0003', { mark: 'failed' }]]);
    const many = new Map<string, Done>([...few, ...Array.from({ length: 9 }, (_, n): [string, Done] => [`other-000${n}`, { mark: 'helped' }])]);
    expect(tally(set, few)).toEqual({ clean: 1, helped: 0, failed: 0 });
    expect(tally(set, many)).toEqual(tally(set, few));
    expect(firstLeft(set, few)).toBe(0);
    expect(firstLeft(set, new Map<string, Done>([['wocao-ma-0001', { mark: 'clean' }], ...few]))).toBe(2);
  });
});

it('packs and patterns are counted', () => {
  const progress = progressOf(library, index, { ...nothing, standings: new Map([['basics-0002', { mark: 'clean' }]]) });
  expect(packCount(index, progress, 0)).toEqual({ total: 3, solved: 1, lengths: [1, 3], levels: [2, 3] });
  expect(patternCounts(library, index, progress, (mateIn) => mateIn === 1).map(({ pattern, total, solved }) => [pattern.key, total, solved])).toEqual([['wocao-ma', 2, 1]]);
  expect(lengthCounts(library, index, progress, 'wocao-ma')).toEqual([
    { mateIn: 1, first: 0, total: 2, solved: 1 },
    { mateIn: 2, first: 2, total: 1, solved: 0 },
    { mateIn: 3, first: 3, total: 1, solved: 0 },
  ]);
});

it('a choice looks at each puzzle once and makes no object for any', () => {
  const n = 5000;
  const reads = { pattern: 0, mateIn: 0, traits: 0, pieces: 0 };
  const counting = (name: keyof typeof reads) =>
    new Proxy(new Uint8Array(n).fill(1), {
      get(column, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads[name] += 1;
        return Reflect.get(column, key) as unknown;
      },
    });
  const large = { ...index, n, starts: Uint32Array.of(0, n), pattern: counting('pattern'), mateIn: counting('mateIn'), traits: counting('traits'), pieces: counting('pieces') };
  const one = { ...library, packs: library.packs.slice(0, 1), packOf: new Map([['basics', 0]]) };
  const places = choose(one, large, { ...EVERYTHING, lengths: [0], levels: [1], roles: ['R'] }, new Uint8Array(n).fill(1));
  expect(places).toBeInstanceOf(Uint32Array);
  expect(places).toHaveLength(n);
  expect(reads).toEqual({ pattern: n, mateIn: n, traits: n, pieces: n });
  reads.mateIn = reads.traits = 0;
  easyFirst(large, places);
  // Twice: once to count, once to put in place.
  expect(reads).toMatchObject({ mateIn: 2 * n, traits: 2 * n });
});

describe('going on', () => {
  /** What is offered after these results, the latest last. */
  const on = (...results: readonly (readonly [id: string, mark: 'clean' | 'helped' | 'failed'])[]) => {
    const found = goingOn(library, index, new Map(results.map(([id, mark], lastAt) => [id, { mark, lastAt }])));
    return found === null ? null : [found.set.id, found.solved, found.begun];
  };

  it('begins with the basics', () => {
    expect(on()).toEqual(['basics', 0, false]);
  });

  it('is the set of the puzzle done last, whether it was solved or not', () => {
    expect(on(['checks-0001', 'failed'])).toEqual(['checks', 0, true]);
    expect(on(['checks-0001', 'failed'], ['basics-0001', 'helped'])).toEqual(['basics', 1, true]);
    expect(on(['basics-0001', 'helped'], ['checks-0001', 'failed'])).toEqual(['checks', 0, true]);
  });

  it('is not one that a run drew a puzzle from', () => {
    expect(on(['basics-0001', 'clean'], ['wocao-ma-0005', 'failed'])).toEqual(['basics', 1, true]);
    expect(on(['wocao-ma-0005', 'failed'])).toEqual(['basics', 0, false]);
  });

  it('is the next set with something left where all of it is solved', () => {
    const basics = [['basics-0001', 'clean'], ['basics-0002', 'clean'], ['basics-0003', 'helped']] as const;
    expect(on(...basics)?.[0]).toBe('wocao-ma');
    expect(on(...basics, ['wocao-ma-0001', 'clean'], ['wocao-ma-0005', 'clean'])?.[0]).toBe('checks');
    expect(on(...basics, ['wocao-ma-0001', 'clean'], ['wocao-ma-0005', 'clean'], ['checks-0001', 'clean'])).toBeNull();
  });

  it('begins anew where the last puzzle is of a library that is gone', () => {
    expect(on(['gone-0001', 'clean'])).toEqual(['basics', 0, false]);
  });
});
