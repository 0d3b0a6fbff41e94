/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exercise } from './fixture';
import { MARKS, markOf, markText, puzzleMark } from './set-mark';

describe('marks', () => {
  it('tell all puzzles of the library apart', () => {
    const folder = join(import.meta.dirname, '../../../puzzles');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json') && !name.includes('schema') && !name.includes('patterns'));
    const ids = files.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^\{"id":"([^"]+)"/gm)].map(([, id]) => id ?? ''));
    expect(ids.length).toBeGreaterThan(10_000);
    expect(new Set(ids.map(puzzleMark)).size).toBe(new Set(ids).size);
  });

  it('of sets depend on positions, tasks and order, on nothing else', () => {
    const [one, two] = [exercise(), exercise({ fen: '2bk2b2/4a4/5a3/9/2R4c1/9/6R2/9/9/4K4 w' })];
    const mark = markOf([one, two]);
    expect(markOf([exercise({ ...one, title: 'x', length: null }), exercise({ ...two, note: 'y' })])).toBe(mark);
    for (const other of [[two, one], [one], [one, { ...two, goal: 'any' as const }], [one, { ...two, fen: two.fen.replace(' w', ' b') }]]) expect(markOf(other)).not.toBe(mark);
    expect([markText(0), markText(MARKS - 1)]).toEqual(['000000', 'ffffff']);
  });
});
