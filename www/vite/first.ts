/**
 * The scripts until the first puzzle is there, in two files: what main.ts imports at once, and what it imports on the way. By
 * itself the bundler makes a file of every few modules that other screens share, and each of two dozen files would wait its turn
 * where a host gives six at a time.
 */
import type { Plugin, Rolldown } from 'vite';

/** What main.ts imports on the way to the first puzzle. */
export const ON_THE_WAY = ['store/shelf.ts', 'store/store.ts', 'app/guide.ts', 'engine/rules.ts', 'engine/foresight.ts'];

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** All that can be reached from these; `next` gives null for what does not count. */
export function reach(starts: readonly string[], next: (id: string) => readonly string[] | null): Set<string> {
  const found = new Set<string>();
  const left = [...starts];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const further = found.has(id) ? null : next(id);
    if (further === null) continue;
    found.add(id);
    left.push(...further);
  }
  return found;
}

/** Names the script that a module goes into, null where it is left to the bundler; `folder` is that of the sources. */
export function scriptOf(folder: string): (id: string, context: Context) => string | null {
  let known: { first: Set<string>; next: Set<string> } | null = null;
  return (id, context) => {
    const importsOf = (of: string) => context.getModuleInfo(of)?.importedIds ?? null;
    known ??= {
      first: reach([`${folder}/main.ts`], importsOf),
      next: reach(ON_THE_WAY.map((source) => `${folder}/${source}`), importsOf),
    };
    if (known.first.has(id)) return 'first';
    return known.next.has(id) ? 'puzzle' : null;
  };
}

/** Tells browsers that know the words to compile these scripts whole while they come in; else each function is when it is first called, which holds up the first screen. */
export function eager(): Plugin {
  return {
    name: 'canju-eager',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && ['first', 'puzzle'].includes(chunk.name)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
