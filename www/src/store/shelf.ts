/** Where the packs come from: the files of `puzzles/` at the repository root, bundled as hashed assets. */
import { buildLibrary, type Library } from './library';
import { parseCatalogue, parsePack } from './packs';

const PACKS = import.meta.glob<string>(['../../../puzzles/*.json', '!../../../puzzles/*.schema.json', '!../../../puzzles/patterns.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});
const CATALOGUE = import.meta.glob<string>('../../../puzzles/patterns.json', { query: '?url', import: 'default', eager: true });

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.json() as Promise<unknown>;
}

/** Fetches and reads the whole library. Rejects when a file cannot be fetched; one that cannot be read is left out. */
export async function fetchLibrary(): Promise<Library> {
  const [packs, names] = await Promise.all([
    Promise.all(Object.values(PACKS).map(fetchJson)),
    Promise.all(Object.values(CATALOGUE).map(fetchJson)),
  ]);
  return buildLibrary(packs.map(parsePack).filter((pack) => pack !== null), parseCatalogue(names[0]));
}
