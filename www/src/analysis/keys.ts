/** The keys of the analysis board, away from the board's own. */
import type { Walk } from './tree';

export type BoardKey = { readonly do: 'walk'; readonly to: Walk } | { readonly do: 'flip' | 'type' | 'remove' | 'promote' };

const walk = (to: Walk): BoardKey => ({ do: 'walk', to });

const KEYS: Readonly<Record<string, BoardKey>> = {
  arrowleft: walk('back'),
  k: walk('back'),
  arrowright: walk('forward'),
  j: walk('forward'),
  arrowup: walk('first'),
  '0': walk('first'),
  home: walk('first'),
  arrowdown: walk('last'),
  $: walk('last'),
  end: walk('last'),
  f: { do: 'flip' },
  i: { do: 'type' },
  '/': { do: 'type' },
  delete: { do: 'remove' },
  p: { do: 'promote' },
};

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export function boardKeyOf({ key, ctrlKey, altKey, metaKey }: Key): BoardKey | null {
  return ctrlKey || altKey || metaKey ? null : (KEYS[key.toLowerCase()] ?? null);
}
