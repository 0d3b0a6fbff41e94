/** The keys of the solve screen, away from the board's own. */

export type Shortcut =
  | 'hint'
  | 'solution'
  | 'undo'
  | 'next'
  | 'flip'
  | 'sound'
  | 'projector'
  | 'keys'
  | 'type'
  | 'back'
  | 'forward'
  | 'first'
  | 'last'
  | 'enter'
  | 'pause'
  | 'escape';

/** The part of a KeyboardEvent that decides. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** On a board Shift decides, too. */
export interface ShiftKey extends Key {
  readonly shiftKey: boolean;
}

const KEYS: Readonly<Record<string, Shortcut>> = {
  t: 'hint',
  h: 'hint',
  v: 'solution',
  z: 'undo',
  n: 'next',
  f: 'flip',
  s: 'sound',
  p: 'projector',
  '?': 'keys',
  i: 'type',
  '/': 'type',
  k: 'back',
  j: 'forward',
  arrowleft: 'back',
  arrowright: 'forward',
  arrowup: 'first',
  arrowdown: 'last',
  '0': 'first',
  $: 'last',
  home: 'first',
  end: 'last',
  enter: 'enter',
  ' ': 'pause',
  escape: 'escape',
};

/** What a key means; the key's place decides for letters where the keyboard writes another script. */
export function shortcutOf(key: Key): Shortcut | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  const known = KEYS[key.key.toLowerCase()];
  if (known !== undefined) return known;
  const letter = /^Key([A-Z])$/.exec(key.code)?.[1];
  return (letter === undefined ? undefined : KEYS[letter.toLowerCase()]) ?? null;
}
