/**
 * The scripts until the first puzzle is there, in two files: what main.ts imports at once, and what it imports on the way. By
 * itself the bundler makes a file of every few modules that other screens share, and each of two dozen files would wait its turn
 * where a host gives six at a time.
 */
import type { Rolldown } from 'vite';

/** What main.ts imports on the way to the first puzzle. */
export const ON_THE_WAY = ['store/shelf.ts', 'store/store.ts', 'app/guide.ts', 'engine/rules.ts', 'engine/foresight.ts'];

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** These modules and all that they import at once. */
function closure(roots: readonly string[], context: Context): Set<string> {
  const found = new Set<string>();
  const left = [...roots];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const info = found.has(id) ? null : context.getModuleInfo(id);
    if (info === null) continue;
    found.add(id);
    left.push(...info.importedIds);
  }
  return found;
}

/** Names the script that a module goes into, null where it is left to the bundler; `folder` is that of the sources. */
export function scriptOf(folder: string): (id: string, context: Context) => string | null {
  let known: { first: Set<string>; next: Set<string> } | null = null;
  return (id, context) => {
    known ??= {
      first: closure([`${folder}/main.ts`], context),
      next: closure(ON_THE_WAY.map((source) => `${folder}/${source}`), context),
    };
    if (known.first.has(id)) return 'first';
    return known.next.has(id) ? 'puzzle' : null;
  };
}
