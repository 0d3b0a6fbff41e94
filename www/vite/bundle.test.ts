/** The bundle that `canju bundle` writes of the packs in `puzzles/`, read as the page reads it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCatalogue } from '../src/library/catalogue.ts';
import { parseContents } from '../src/library/contents.ts';
import { choose, EVERYTHING, progressOf } from '../src/library/filter.ts';
import { parseIndex } from '../src/library/index-file.ts';
import { makeLibrary, patternOf } from '../src/library/library.ts';
import { parsePack, puzzleAt } from '../src/library/pack-file.ts';
import { idOfPlace, patternSet, placeOfId } from '../src/library/sets.ts';
import { unpack } from '../src/store/unpack.ts';

const WWW = join(import.meta.dirname, '..');
const FOLDER = join(WWW, 'public', 'generated', 'library');
const PUZZLES = join(WWW, '..', 'puzzles');

interface Given {
  id: string;
  puzzles: { id: string; mate_in: number; level: number; goal: string; keys: string[]; line: string[]; tags: string[]; fen: string; title?: unknown; source?: string }[];
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const bytes = (file: string) => unpack(Uint8Array.from(readFileSync(join(FOLDER, file))).buffer);

function givenPacks(): Given[] {
  const names = readdirSync(PUZZLES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));
  return names.map((name) => json(join(PUZZLES, name)) as Given).filter(({ puzzles }) => Array.isArray(puzzles));
}

const there = existsSync(join(FOLDER, 'library.json'));
if (!there) process.stderr.write('skipped: no bundle in www/public/generated/library; `cargo xtask dist` makes it\n');

describe.skipIf(!there)('the bundle of the packs', () => {
  const library = there ? makeLibrary(parseContents(json(join(FOLDER, 'library.json'))), parseCatalogue(json(join(PUZZLES, 'patterns.json')))) : null;

  it('gives every puzzle back as its pack has it', async () => {
    if (library === null) throw new Error('no library');
    const given = givenPacks();
    expect(new Set(library.packs.map(({ id }) => id))).toEqual(new Set(given.map(({ id }) => id)));
    for (const pack of given) {
      const entry = library.packs[library.packOf.get(pack.id) ?? -1];
      if (entry === undefined) throw new Error(`no ${pack.id}`);
      const file = parsePack(await bytes(entry.file), entry, library.names.length);
      const read = pack.puzzles.map((_, at) => puzzleAt(file, at, library.names));
      const plain = pack.puzzles.map(({ mate_in: mateIn, ...rest }) => ({ ...rest, mateIn }));
      expect(read).toEqual(plain);
    }
  });

  it('has an index of the same puzzles, in which each is found by its id', async () => {
    if (library === null) throw new Error('no library');
    const index = parseIndex(await bytes(library.index.file), library);
    const given = new Map(givenPacks().flatMap(({ puzzles }) => puzzles.map((puzzle) => [puzzle.id, puzzle] as const)));
    expect(index.n).toBe(given.size);
    for (let place = 0; place < index.n; place += 1) {
      const id = idOfPlace(library, index, place);
      const puzzle = given.get(id);
      expect(placeOfId(library, index, id)).toBe(place);
      expect([index.mateIn[place], (index.traits[place] ?? 0) & 0x0f]).toEqual([Math.min(255, puzzle?.mate_in ?? 0), puzzle?.level]);
    }
    const progress = progressOf(library, index, { standings: new Map(), due: new Set() });
    const any = choose(library, index, { ...EVERYTHING, goal: 'any' }, progress).length;
    expect(any).toBe([...given.values()].filter(({ goal }) => goal === 'any').length);
  });

  it('has every puzzle at its address: in the set that its pack is named by', async () => {
    if (library === null) throw new Error('no library');
    const index = parseIndex(await bytes(library.index.file), library);
    const lost = library.packs.flatMap((entry, pack) => {
      if (patternOf(library, entry.id) === null) return [];
      const set = patternSet(library, index, entry.id);
      const ids = Array.from({ length: entry.count }, (_, at) => idOfPlace(library, index, (index.starts[pack] ?? 0) + at));
      return ids.filter((id) => (set?.find(id) ?? -1) < 0);
    });
    expect(library.packs.some(({ id }) => patternOf(library, id)?.kind === 'motif')).toBe(true);
    expect(lost).toEqual([]);
  });

  it('has an example for every pattern with drills, whose puzzle is there', async () => {
    if (library === null) throw new Error('no library');
    const index = parseIndex(await bytes(library.index.file), library);
    for (const { puzzle } of library.examples.values()) expect(placeOfId(library, index, puzzle)).toBeGreaterThanOrEqual(0);
  });
});
