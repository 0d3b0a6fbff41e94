/** Steps that can be taken back and made again. Pure; the oldest are forgotten. */

const MOST_STEPS = 200;

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

export function beginning<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** A change; one that changes nothing is no step. */
export function stepped<T>(history: History<T>, now: T, same: (a: T, b: T) => boolean): History<T> {
  if (same(history.now, now)) return history;
  return { past: [...history.past, history.now].slice(-MOST_STEPS), now, future: [] };
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future };
}
