/** Fetches files of the library as they are wanted, each once, and puts them into the state of the page. */
import { BundleFault } from '../library/fault';
import type { PageState } from '../ui/model';
import type { Deps } from './deps';

/** Which files: the index, packs by their ids. */
export interface Wants {
  index?: boolean;
  packs?: readonly string[];
}

/** What the index is called among the files that could not be had. */
const INDEX = 'index';

export interface Files {
  want(wants: Wants): void;
  /** The code of what went wrong with one of these files; null where nothing has. */
  faultOf(wants: Wants): string | null;
  /** Files that could not be had may be asked for again. */
  forgive(): void;
}

/** A file that was refused names its fault; anything else kept it from coming. */
function codeOf(error: unknown): string {
  return error instanceof BundleFault ? error.message : 'fetch';
}

type Part = Pick<PageState, 'library' | 'index' | 'packs' | 'missing'>;

/** `arrived` is called after each file, whether it came or not. */
export function createFiles(state: () => Part, patch: (change: Partial<Part>) => void, deps: Pick<Deps, 'shelf'>, arrived: () => void): Files {
  const under = new Set<string>();

  const fetch = (name: string, load: () => Promise<Partial<Part>>) => {
    if (under.has(name) || state().missing.has(name)) return;
    under.add(name);
    void load()
      .then(patch, (error: unknown) => patch({ missing: new Map(state().missing).set(name, codeOf(error)) }))
      .then(() => {
        under.delete(name);
        arrived();
      });
  };

  return {
    want({ index = false, packs = [] }) {
      const { library } = state();
      if (typeof library === 'string') return;
      if (index && state().index === null) fetch(INDEX, async () => ({ index: await deps.shelf.index(library) }));
      for (const id of packs) {
        if (state().packs.has(id)) continue;
        fetch(id, async () => {
          const file = await deps.shelf.pack(library, id);
          return { packs: new Map(state().packs).set(id, file) };
        });
      }
    },
    faultOf({ index = false, packs = [] }) {
      const names = index ? [INDEX, ...packs] : packs;
      return names.map((name) => state().missing.get(name)).find((code) => code !== undefined) ?? null;
    },
    forgive: () => patch({ missing: new Map() }),
  };
}
