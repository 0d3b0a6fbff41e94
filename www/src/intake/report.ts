/** What came in, counted: for the head of the page, and warnings by their kinds down to the place of each. */
import type { Note } from '../workshop/wire';
import type { Candidate, Entry, IntakeState, Source } from './intake';
import { nextGoal } from './judging';

/** A warning and whose it is; `entry` is null where it concerns the file as a whole. */
export interface Place {
  readonly source: Source;
  readonly entry: Entry | null;
  readonly note: Note;
}

export interface Kind {
  readonly code: string;
  readonly places: readonly Place[];
}

/** All warnings, the kind with the most first. */
export function kindsOf({ sources, entries }: Pick<IntakeState, 'sources' | 'entries'>): Kind[] {
  const found = new Map<string, Place[]>();
  const put = (place: Place) => {
    const { code } = place.note;
    const places = found.get(code);
    if (places === undefined) found.set(code, [place]);
    else places.push(place);
  };
  const byId = new Map(sources.map((source) => [source.id, source]));
  for (const source of sources) for (const note of source.warnings) put({ source, entry: null, note });
  for (const entry of entries) {
    const source = byId.get(entry.source);
    if (source !== undefined) for (const note of entry.head.warnings) put({ source, entry, note });
  }
  return [...found].map(([code, places]) => ({ code, places })).sort((a, b) => b.places.length - a.places.length || a.code.localeCompare(b.code));
}

export interface Counts {
  files: number;
  unread: number;
  games: number;
  positions: number;
  /** Candidates by what is known of them; `waiting` has more to be asked of. */
  mates: number;
  none: number;
  undecided: number;
  waiting: number;
  warnings: number;
}

export function countsOf({ sources, entries, candidates, goal }: IntakeState): Counts {
  const known = (fits: (candidate: Candidate) => boolean) => candidates.filter(fits).length;
  const noted = entries.reduce((sum, { head }) => sum + head.warnings.length, 0) + sources.reduce((sum, { warnings }) => sum + warnings.length, 0);
  return {
    files: sources.length,
    unread: sources.filter(({ state }) => state === 'unread').length,
    games: entries.length,
    positions: candidates.length,
    mates: known(({ verdict }) => verdict?.kind === 'mate'),
    none: known(({ verdict }) => verdict?.kind === 'no-mate'),
    undecided: known(({ verdict }) => verdict !== null && verdict.kind !== 'mate' && verdict.kind !== 'no-mate'),
    waiting: known(({ verdict, own }) => nextGoal(verdict, own?.goal ?? goal) !== null),
    warnings: noted,
  };
}
