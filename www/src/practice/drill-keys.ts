/** What a key does on the pages where a line is written and a move is read. */
import { shortcutOf, type Key, type Shortcut } from '../session/shortcuts';

export type Handlers = Readonly<Partial<Record<Shortcut, (() => void) | undefined>>>;
/** By the letters or digits themselves: keys that only one page has. */
export type Letters = Readonly<Record<string, () => void>>;

/** Undefined leaves the key to the browser. `held` is whether a button or link has the focus, whose Enter it is. */
export function drillKey(key: Key, held: boolean, handlers: Handlers, letters: Letters): (() => void) | undefined {
  const own = key.ctrlKey || key.altKey || key.metaKey ? undefined : letters[key.key.toLowerCase()];
  if (own !== undefined) return own;
  const shortcut = shortcutOf(key);
  return shortcut === null || (held && shortcut === 'enter') ? undefined : handlers[shortcut];
}
