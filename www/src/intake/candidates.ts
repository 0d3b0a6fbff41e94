/** Candidates of entries: each position once, whatever file it stands in. */
import { plainFen, plainText, TITLE_CHARACTERS, type Exercise } from '../teach/exercise-set';
import type { Find, Moment } from '../workshop/wire';
import type { Candidate, Entry } from './intake';

/** A position without its counters. */
export function positionOf(fen: string): string {
  return fen.split(' ').slice(0, 2).join(' ');
}

/** Makes candidates and leaves out those whose position is there already. */
export interface Collector {
  /** The candidate; null for a position that is there already. */
  take(entry: Entry, moment: Moment, more?: Partial<Candidate>): Candidate | null;
}

/** `known` are there already; `nextId` gives a number that nothing has. */
export function createCollector(nextId: () => number, known: readonly Candidate[]): Collector {
  const seen = new Set(known.map(({ moment }) => positionOf(moment.fen)));
  return {
    take(entry, moment, more = {}) {
      const position = positionOf(moment.fen);
      if (seen.has(position)) return null;
      seen.add(position);
      return { id: nextId(), entry, mark: moment.mark, moment, own: null, verdict: null, book: null, chosen: false, tags: [], ...more };
    },
  };
}

/** A mate that was let go in a game, with its proof. */
export function ofFind({ ply, fen, goal, mateIn, keys, line, played, tags }: Find): { moment: Moment; more: Partial<Candidate> } {
  return {
    moment: { mark: 'comment', ply, fen, line: played === null ? [] : [played], broken: null },
    more: { mark: 'missed', verdict: { kind: 'mate', goal, mateIn, exact: true, keys, line }, book: { kind: 'not-forced', at: 1 }, tags },
  };
}

/** The exercise that a proved candidate makes, with what an exercise of our own says besides; null where nothing is proved. */
export function exerciseOf({ moment, verdict, entry, mark, own }: Candidate): Exercise | null {
  const fen = plainFen(moment.fen);
  if (verdict?.kind !== 'mate' || fen === null) return null;
  const title = plainText(entry.head.title, TITLE_CHARACTERS);
  const named = title !== '' && mark === 'set-up' && { title };
  return { ...(own ?? named), fen, goal: verdict.goal, length: verdict.exact ? verdict.mateIn : null };
}

/** Whether the title of a candidate is longer than that of an exercise can be. */
export function losesTitle({ entry, mark, own }: Candidate): boolean {
  return own === null && mark === 'set-up' && plainText(entry.head.title, TITLE_CHARACTERS) !== entry.head.title;
}

/** A moment of an exercise of our own. */
export function ofExercise({ fen }: Exercise): Moment {
  return { mark: 'set-up', ply: 0, fen: `${fen} - - 0 1`, line: [], broken: null };
}
