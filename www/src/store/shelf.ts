/**
 * Where the library comes from: the bundle that `canju bundle` puts beside the page, and the catalogue of names. Each file is
 * fetched when it is first asked for and kept; one that could not be had is fetched anew when it is asked for again.
 */
import { parseCatalogue } from '../library/catalogue';
import { parseContents } from '../library/contents';
import { parseIndex, type Index } from '../library/index-file';
import { makeLibrary, type Library } from '../library/library';
import { parsePack, type PackFile } from '../library/pack-file';
import { unpack } from './unpack';

export interface Shelf {
  library(): Promise<Library>;
  index(library: Library): Promise<Index>;
  /** The file of a pack, by its id. */
  pack(library: Library, id: string): Promise<PackFile>;
}

/** How a file is had; rejects where it cannot be. */
export type Fetch = (address: string) => Promise<Response>;

/** Where the bundle lies, as seen from the page. */
export const FOLDER = './generated/library/';

const CATALOGUE = import.meta.glob<string>('../../../puzzles/patterns.json', { query: '?url', import: 'default', eager: true });

export function openShelf(get: Fetch): Shelf {
  const kept = new Map<string, Promise<unknown>>();
  const once = <T>(name: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(name) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const made = load();
    kept.set(name, made);
    made.catch(() => kept.delete(name));
    return made;
  };
  const have = async (address: string): Promise<Response> => {
    const response = await get(address);
    if (!response.ok) throw new Error(`${response.status} for ${address}`);
    return response;
  };
  const json = async (address: string): Promise<unknown> => (await have(address)).json() as Promise<unknown>;
  const bytes = async (file: string): Promise<ArrayBuffer> => unpack(await (await have(FOLDER + file)).arrayBuffer());
  return {
    library: () =>
      once('library', async () => {
        // The version is that of the file: a cache between here and the host must not give that of an older page.
        const [contents, names] = await Promise.all([
          json(`${FOLDER}library.json?v=${__LIBRARY_VERSION__}`),
          Promise.all(Object.values(CATALOGUE).map(json)),
        ]);
        return makeLibrary(parseContents(contents), parseCatalogue(names[0]));
      }),
    index: (library) => once(library.index.file, async () => parseIndex(await bytes(library.index.file), library)),
    pack(library, id) {
      const entry = library.packs[library.packOf.get(id) ?? -1];
      if (entry === undefined) return Promise.reject(new Error(`no pack ${id}`));
      return once(entry.file, async () => parsePack(await bytes(entry.file), entry, library.names.length));
    },
  };
}
