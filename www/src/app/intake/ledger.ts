/** What the desk of imports knows, and who hears of a change: soon, but not of each of thousands. */
import { createCollector, type Collector } from '../../intake/candidates';
import type { Candidate, Entry, IntakeState, Source } from '../../intake/intake';
import type { Note } from '../../workshop/wire';

/** Milliseconds between two tellings while much comes in. */
const TELL_MS = 100;

export const EMPTY: IntakeState = { sources: [], entries: [], candidates: [], twins: 0, work: null, goal: 'either', mined: null };

export interface Ledger {
  state(): IntakeState;
  /** A number that nothing has. */
  nextId(): number;
  /** A change that is told soon: many come one after the other. */
  patch(change: Partial<IntakeState>): void;
  patchSource(id: number, change: Partial<Source>): void;
  patchCandidate(id: number, change: Partial<Candidate>): void;
  /** Adds a warning to an entry, once. */
  warn(entry: Pick<Entry, 'id'>, note: Note): void;
  /** Makes candidates of positions that are not there yet. */
  collector(): Collector;
  /** Tells now. */
  tell(): void;
  listen(onState: (state: IntakeState) => void): () => void;
}

export function createLedger(now: () => number): Ledger {
  let current = EMPTY;
  let lastId = 0;
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(state: IntakeState) => void>();
  // Verdicts come one by one into a list of thousands, which is copied once for all that came since it was last looked at.
  const changes = new Map<number, Partial<Candidate>>();
  let made: { readonly of: readonly Candidate[]; readonly collector: Collector } | null = null;

  const nextId = () => ++lastId;
  const state = () => {
    if (changes.size > 0) {
      const candidates = current.candidates.map((each) => {
        const change = changes.get(each.id);
        return change === undefined ? each : { ...each, ...change };
      });
      changes.clear();
      if (made?.of === current.candidates) made = { ...made, of: candidates };
      current = { ...current, candidates };
    }
    return current;
  };
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    told = now();
    const known = state();
    for (const listener of listeners) listener(known);
  };
  const tellSoon = () => {
    const left = TELL_MS - (now() - told);
    if (left <= 0) tell();
    else timer ??= setTimeout(tell, left);
  };
  const patch = (change: Partial<IntakeState>) => {
    const before = state().candidates;
    current = { ...current, ...change };
    // Candidates that were only added to are known to their collector already.
    const grown = change.candidates !== undefined && change.candidates.length >= before.length && change.candidates[before.length - 1] === before.at(-1);
    if (made?.of === before && grown) made = { ...made, of: current.candidates };
    tellSoon();
  };
  return {
    state,
    nextId,
    patch,
    patchSource: (id, change) => patch({ sources: current.sources.map((source) => (source.id === id ? { ...source, ...change } : source)) }),
    patchCandidate(id, change) {
      changes.set(id, { ...changes.get(id), ...change });
      tellSoon();
    },
    warn({ id }, note) {
      const noted = ({ head, ...entry }: Entry): Entry => (head.warnings.some(({ code, at }) => code === note.code && at === note.at) ? { head, ...entry } : { ...entry, head: { ...head, warnings: [...head.warnings, note] } });
      patch({ entries: current.entries.map((entry) => (entry.id === id ? noted(entry) : entry)) });
    },
    collector() {
      const { candidates } = state();
      if (made?.of !== candidates) made = { of: candidates, collector: createCollector(nextId, candidates) };
      return made.collector;
    },
    tell,
    listen(onState) {
      listeners.add(onState);
      return () => listeners.delete(onState);
    },
  };
}
