/** What the run of an address is made of: its puzzles in their order, its list for the solve screen, its record, its best before. */
import type { PuzzleSet } from '../library/sets';
import { dueToday } from '../practice/card';
import { shuffled } from '../practice/chance';
import type { Mode } from '../practice/mode';
import { drill, ladder } from '../practice/queue';
import { score, type Run } from '../practice/run';
import type { Entry } from '../practice/source';
import { weakest } from '../progress/ranking';
import type { RunRecord } from '../store/runs';
import type { Kept, PracticeState } from '../ui/practice-model';

/** More than anybody solves in five minutes or without a mistake. */
const STEPS = 120;
/** Storms stay with what can be seen at a glance; lines are written that fit on a slip of paper. */
const STORM_LENGTH = 3;
const WRITTEN_LENGTH = 4;
const DRILL = 20;
/** Where each puzzle takes its time. */
const FEW = 10;

/** A run as the list that the open puzzle is from. */
export function setOf({ queue }: Run): PuzzleSet {
  return {
    id: 'run',
    query: '',
    title: null,
    pack: null,
    pattern: null,
    length: queue.length,
    idAt: (at) => queue[at] ?? '',
    find: (id) => queue.indexOf(id),
    locate: () => ({ pack: -1, at: -1 }),
  };
}

export function queueOf(mode: Mode, origin: string, set: readonly string[] | null, kept: Kept, solved: ReadonlySet<string>, at: number): readonly string[] {
  const seed = String(at);
  const all = [...kept.entries.values()];
  const chosen = set === null ? all : set.flatMap((id) => kept.entries.get(id) ?? []);
  const some = (from: readonly Entry[], most = FEW) => ladder(shuffled(from, seed, ({ id }) => id).slice(0, most), seed, most);
  switch (mode) {
    case 'learn':
    case 'practise':
    case 'exam':
      return some(chosen, DRILL);
    case 'cycles':
      return set ?? [];
    case 'review':
      return dueToday(kept);
    case 'mistakes':
      return kept.mistakes.filter((id) => kept.entries.has(id));
    case 'daily':
      return kept.daily === null ? [] : [kept.daily];
    case 'storm-3':
    case 'storm-5':
      return ladder(chosen.filter(({ length }) => length <= STORM_LENGTH), seed, STEPS);
    case 'streak':
      return ladder(chosen, seed, STEPS);
    case 'read':
      return some(chosen);
    case 'blindfold':
      return some(chosen.filter(({ length }) => set !== null || length <= STORM_LENGTH));
    case 'defences':
      return some(chosen.filter(({ length }) => length > 1 && (set !== null || length <= STORM_LENGTH)));
    case 'write':
      return some(chosen.filter(({ length }) => length > 1 && (set !== null || length <= WRITTEN_LENGTH)));
    case 'weak': {
      const patterns = origin === '' ? weakest(kept.summary, 3).map(({ key }) => key) : [origin];
      return drill(all, patterns, solved, seed, DRILL);
    }
  }
}

/** The cycle of a set that was not gone through to the end. */
export function unfinished({ runs }: Kept, mode: Mode, from: string): RunRecord | null {
  return [...runs].reverse().find((each) => each.mode === mode && each.from === from && each.ending === null) ?? null;
}

export function recordOf(run: Run): RunRecord {
  const { id, mode, from, queue, outcomes, bestCombo, startedAt, endedAt, ending } = run;
  // A ladder is drawn anew each time: only what was gone through is worth keeping. One that was stopped goes on another day.
  const resumed = mode === 'cycles' && ending === 'stopped';
  return {
    id,
    mode,
    from,
    queue: mode === 'cycles' ? [...queue] : queue.slice(0, outcomes.length),
    outcomes: [...outcomes],
    bestCombo,
    startedAt,
    endedAt: resumed ? null : endedAt,
    ending: resumed ? null : ending,
  };
}

/** The best score of earlier runs in the mode of this one; null where there are none. */
export function bestOf(kept: PracticeState['kept'], run: Run): number | null {
  const runs = typeof kept === 'string' ? [] : kept.runs;
  const scores = runs.filter(({ id, mode, from, ending }) => id !== run.id && mode === run.mode && from === run.from && ending !== null).map(({ outcomes }) => score({ outcomes }));
  return scores.length === 0 ? null : Math.max(...scores);
}
