/**
 * Choosing puzzles from the index: one pass over its columns, with a table of 256 answers for each. What is chosen stands in
 * the address, so that a list can be loaded again and handed on.
 */
import type { Index } from './index-file';
import { ANY_GOAL, LEVEL } from './index-file';
import type { Library } from './library';
import { easyFirst, placeOfId } from './sets';

export type Status = 'new' | 'failed' | 'solved' | 'due';
export type Role = 'R' | 'N' | 'C' | 'P';

/** Lengths that are asked for together; the last one has no end. */
export const LENGTHS: readonly (readonly [least: number, most: number])[] = [
  [1, 1], [2, 2], [3, 3], [4, 4], [5, 5], [6, 7], [8, 10], [11, 14], [15, 255],
];
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const STATUSES: readonly Status[] = ['new', 'failed', 'solved', 'due'];
/** In the order of their bits in the index. */
export const ROLES: readonly Role[] = ['R', 'N', 'C', 'P'];

/** An empty list and null mean: any. */
export interface Filter {
  pattern: string | null;
  pack: string | null;
  /** Places in `LENGTHS`. */
  lengths: readonly number[];
  levels: readonly number[];
  statuses: readonly Status[];
  goal: 'checks' | 'any' | null;
  /** Roles at work in the final position. */
  roles: readonly Role[];
  /** No role but those. */
  only: boolean;
  /** Short and easy ones first; else as filed. */
  easy: boolean;
}

export const EVERYTHING: Filter = {
  pattern: null,
  pack: null,
  lengths: [],
  levels: [],
  statuses: [],
  goal: null,
  roles: [],
  only: false,
  easy: false,
};

/** How many facets are set. */
export function facets(filter: Filter): number {
  const { pattern, pack, goal, lengths, levels, statuses, roles } = filter;
  return [pattern, pack, goal].filter((each) => each !== null).length + [lengths, levels, statuses, roles].filter((each) => each.length > 0).length;
}

const NAME = /^[\w.-]{1,64}$/;

/** The filter of an address; what it cannot mean is passed over. */
export function readQuery(query: string): Filter {
  const given = new URLSearchParams(query);
  const list = (name: string) => (given.get(name) ?? '').split('.');
  const name = (of: string) => {
    const value = given.get(of);
    return value !== null && NAME.test(value) ? value : null;
  };
  const goal = given.get('goal');
  const roles = given.get('pieces') ?? '';
  const lengths = list('length');
  const levels = list('level');
  const statuses = list('state');
  return {
    pattern: name('pattern'),
    pack: name('pack'),
    lengths: LENGTHS.flatMap(([least], at) => (lengths.includes(String(least)) ? [at] : [])),
    levels: LEVELS.filter((level) => levels.includes(String(level))),
    statuses: STATUSES.filter((status) => statuses.includes(status)),
    goal: goal === 'checks' || goal === 'any' ? goal : null,
    roles: ROLES.filter((role) => roles.includes(role)),
    only: given.get('only') === '1',
    easy: given.get('sort') === 'easy',
  };
}

/** The shortest query that `readQuery` reads as this filter: equal filters have equal queries. */
export function writeQuery(filter: Filter): string {
  const parts: string[] = [];
  const add = (name: string, value: string) => {
    if (value !== '') parts.push(`${name}=${value}`);
  };
  add('pattern', filter.pattern ?? '');
  add('pack', filter.pack ?? '');
  add('length', LENGTHS.flatMap(([least], at) => (filter.lengths.includes(at) ? [least] : [])).join('.'));
  add('level', LEVELS.filter((level) => filter.levels.includes(level)).join('.'));
  add('state', STATUSES.filter((status) => filter.statuses.includes(status)).join('.'));
  add('goal', filter.goal ?? '');
  add('pieces', ROLES.filter((role) => filter.roles.includes(role)).join(''));
  add('only', filter.only && filter.roles.length > 0 ? '1' : '');
  add('sort', filter.easy ? 'easy' : '');
  return parts.join('&');
}

/** What a reader has done, by place: bits of `STATUSES`. */
export type Progress = Uint8Array;

const FAILED = 2;
export const SOLVED = 4;
const DUE = 8;

export interface Past {
  standings: ReadonlyMap<string, { mark: string }>;
  /** Puzzles that are to be done again. */
  due: ReadonlySet<string>;
}

/** Costs as much as the reader has done, beside one byte a puzzle. */
export function progressOf(library: Library, index: Index, { standings, due }: Past): Progress {
  const progress = new Uint8Array(index.n).fill(1);
  for (const [id, { mark }] of standings) {
    const place = placeOfId(library, index, id);
    if (place >= 0) progress[place] = mark === 'failed' ? FAILED : SOLVED;
  }
  for (const id of due) {
    const place = placeOfId(library, index, id);
    if (place >= 0) progress[place] = (progress[place] ?? 0) | DUE;
  }
  return progress;
}

/** One answer for each value of a byte. */
function table(fits: (value: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, value) => (fits(value) ? 1 : 0));
}

/** The places that fit, in the order that the filter asks for. */
export function choose(library: Library, index: Index, filter: Filter, progress: Progress): Uint32Array {
  const { pattern, pack, lengths, levels, statuses, goal, roles, only } = filter;
  const name = pattern === null ? undefined : library.patterns.find(({ key }) => key === pattern)?.name['zh-Hans'];
  const code = name === undefined ? -1 : library.names.indexOf(name);
  const wanted = roles.reduce((bits, role) => bits | (1 << ROLES.indexOf(role)), 0);
  const marks = statuses.reduce((bits, status) => bits | (1 << STATUSES.indexOf(status)), 0);
  const byPattern = table((value) => pattern === null || value === code);
  const byLength = table((value) => lengths.length === 0 || lengths.some((at) => value >= (LENGTHS[at]?.[0] ?? 0) && value <= (LENGTHS[at]?.[1] ?? 0)));
  const byTraits = table(
    (value) =>
      (levels.length === 0 || levels.includes(value & LEVEL)) && (goal === null || (goal === 'any') === ((value & ANY_GOAL) !== 0)),
  );
  const byPieces = table((value) => (only ? (value & 0x0f) === wanted : (value & wanted) === wanted) || wanted === 0);
  const byProgress = table((value) => marks === 0 || (value & marks) !== 0);

  const number = pack === null ? -1 : (library.packOf.get(pack) ?? library.packs.length);
  const first = pack === null ? 0 : (index.starts[number] ?? index.n);
  const end = pack === null ? index.n : (index.starts[number + 1] ?? index.n);
  const found = new Uint32Array(Math.max(0, end - first));
  let count = 0;
  for (let place = first; place < end; place += 1) {
    const fits =
      (byPattern[index.pattern[place] ?? 0] ?? 0) &
      (byLength[index.mateIn[place] ?? 0] ?? 0) &
      (byTraits[index.traits[place] ?? 0] ?? 0) &
      (byPieces[index.pieces[place] ?? 0] ?? 0) &
      (byProgress[progress[place] ?? 0] ?? 0);
    found[count] = place;
    count += fits;
  }
  const chosen = found.slice(0, count);
  return filter.easy ? easyFirst(index, chosen) : chosen;
}
