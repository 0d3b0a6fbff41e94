/** The bundle of puzzles that `canju bundle` has put beside the page: what the build has to know of it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const CONTENTS = new URL('../public/generated/library/library.json', import.meta.url);

/** Eight digits of the hash of the table of contents; none where there is no bundle yet, as in tests. */
export function libraryVersion(): string {
  return existsSync(CONTENTS) ? createHash('sha256').update(readFileSync(CONTENTS)).digest('hex').slice(0, 8) : '';
}

/** What every visit begins with, as addresses from the page: the contents and the first pack. */
export function firstFiles(): string[] {
  if (!existsSync(CONTENTS)) throw new Error('no bundle of puzzles: run `cargo xtask dist`, or `canju bundle` by hand');
  const { packs } = JSON.parse(readFileSync(CONTENTS, 'utf8')) as { packs: { file: string }[] };
  const folder = './generated/library/';
  return [`${folder}library.json?v=${libraryVersion()}`, ...packs.slice(0, 1).map(({ file }) => folder + file)];
}
