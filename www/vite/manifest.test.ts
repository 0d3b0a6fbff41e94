/** The manifest beside what is read: the system offers the page for the files of every format that has an ending of its own. */
import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest } from './manifest';

/** Endings that many other files have: those are opened on the page, or shared with it. */
const COMMON = new Set(['.txt', '.html', '.zip', '.gz', '.md', '.json']);

const fixtures = readdirSync(new URL('../../tests/data/formats', import.meta.url)).map(extname);
const endings = [...new Set(fixtures)].filter((ending) => !COMMON.has(ending));

describe('the manifest', () => {
  it('offers the page for every format', () => {
    const accepted = (manifest.file_handlers ?? []).flatMap(({ accept }) => Object.values(accept ?? {})).flat();
    expect(endings.filter((ending) => !accepted.includes(ending))).toEqual([]);
    expect(accepted.filter((ending) => COMMON.has(ending))).toEqual([]);
  });

  it('lets all of them be shared', () => {
    const shared = JSON.stringify(manifest.share_target);
    for (const ending of [...endings, '.zip', '.gz', 'text/plain']) expect(shared).toContain(`"${ending}"`);
  });
});
