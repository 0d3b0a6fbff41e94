/** The results of a class as a table: pupils by exercises, what was hard, which wrong moves came first. */
import type { Exercise } from './exercise-set';
import { timeOf, writeResult, type CodedWork, type ResultCode } from './result-code';
import { markOf } from './set-mark';

export interface PupilRow {
  readonly pupil: number;
  /** One for each exercise. */
  readonly work: readonly CodedWork[];
  readonly clean: number;
  /** About how long, in milliseconds. */
  readonly time: number;
  readonly code: string;
}

/** A first wrong move and how many played it. */
export interface WrongMove {
  readonly move: string;
  readonly count: number;
}

export interface ExerciseColumn {
  /** From 0. */
  readonly at: number;
  /** How many solved it, at once or at all, and how many did it. */
  readonly clean: number;
  readonly solved: number;
  readonly done: number;
  /** The share of all pupils that solved it at once: 0 to 1. */
  readonly rate: number;
  /** The commonest first. */
  readonly wrong: readonly WrongMove[];
}

/** What of the codes is not in the table, and why. */
export interface LeftOut {
  readonly kind: 'again' | 'foreign' | 'count';
  readonly pupil: number;
  readonly code: ResultCode;
}

export interface ClassTable {
  readonly rows: readonly PupilRow[];
  readonly columns: readonly ExerciseColumn[];
  /** Places of exercises, the hardest first; none where nobody has done anything. */
  readonly hardest: readonly number[];
  readonly left: readonly LeftOut[];
}

/** `codes` in the order in which they came: of two of one pupil the later one counts. `legal`: the legal moves of each exercise. */
export function classTable(exercises: readonly Exercise[], legal: readonly (readonly string[])[], codes: readonly ResultCode[]): ClassTable {
  const mark = markOf(exercises);
  const left: LeftOut[] = [];
  const latest = new Map<number, ResultCode>();
  for (const code of codes) {
    const { pupil } = code;
    if (code.mark !== mark) left.push({ kind: 'foreign', pupil, code });
    else if (code.work.length !== exercises.length) left.push({ kind: 'count', pupil, code });
    else {
      const before = latest.get(pupil);
      if (before !== undefined) left.push({ kind: 'again', pupil, code: before });
      latest.set(pupil, code);
    }
  }
  const rows = [...latest.values()].map(rowOf).sort((a, b) => a.pupil - b.pupil);
  const sorted = legal.map((moves) => [...moves].sort());
  const columns = exercises.map((_, at) => columnOf(at, rows, sorted[at] ?? []));
  const hardest = rows.length === 0 ? [] : columns.filter(({ done }) => done > 0).sort((a, b) => a.rate - b.rate || a.solved - b.solved || a.at - b.at).map(({ at }) => at);
  return { rows, columns, hardest, left };
}

function rowOf(code: ResultCode): PupilRow {
  const { pupil, work } = code;
  const time = work.reduce((sum, each) => sum + (each.result === 'none' ? 0 : timeOf(each.time)), 0);
  return { pupil, work, clean: work.filter(({ result }) => result === 'clean').length, time, code: writeResult(code) };
}

function columnOf(at: number, rows: readonly PupilRow[], legal: readonly string[]): ExerciseColumn {
  const work = rows.flatMap((row) => row.work[at] ?? []);
  const count = (fits: (each: CodedWork) => boolean) => work.filter(fits).length;
  const clean = count(({ result }) => result === 'clean');
  const tally = new Map<string, number>();
  for (const { firstWrong } of work) {
    const move = firstWrong === null ? undefined : legal[firstWrong];
    if (move !== undefined) tally.set(move, (tally.get(move) ?? 0) + 1);
  }
  const wrong = [...tally].map(([move, n]): WrongMove => ({ move, count: n })).sort((a, b) => b.count - a.count || (a.move < b.move ? -1 : 1));
  return {
    at,
    clean,
    solved: clean + count(({ result }) => result === 'helped'),
    done: count(({ result }) => result !== 'none'),
    rate: rows.length === 0 ? 0 : clean / rows.length,
    wrong,
  };
}
