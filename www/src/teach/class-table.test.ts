import { describe, expect, it } from 'vitest';
import { classTable } from './class-table';
import { csv } from './csv';
import { exerciseSet } from './fixture';
import type { CodedWork, ResultCode } from './result-code';
import { markOf } from './set-mark';

const { exercises } = exerciseSet();
const mark = markOf(exercises);
const legal = [['b0c2', 'a0a1', 'e0e1'], ['h0g2']];
const work = (result: CodedWork['result'], firstWrong: number | null = null): CodedWork => ({ result, wrong: firstWrong === null ? 0 : 1, hint: 0, time: 5, firstWrong });
const code = (pupil: number, ...list: CodedWork[]): ResultCode => ({ mark, pupil, work: list });

describe('the table of a class', () => {
  it('has pupils by number, sums, and what was hard', () => {
    const { rows, columns, hardest } = classTable(exercises, legal, [
      code(12, work('clean'), work('failed', 0)),
      code(3, work('helped', 1), work('clean')),
      code(4, work('helped', 1), work('none')),
      code(5, work('failed', 0), work('clean')),
    ]);
    expect(rows.map(({ pupil, clean, time }) => [pupil, clean, time])).toEqual([[3, 1, 96_000], [4, 0, 48_000], [5, 1, 96_000], [12, 1, 96_000]]);
    expect(columns[0]).toEqual({ at: 0, clean: 1, solved: 3, done: 4, rate: 0.25, wrong: [{ move: 'b0c2', count: 2 }, { move: 'a0a1', count: 1 }] });
    expect(columns[1]).toMatchObject({ clean: 2, solved: 2, done: 3, rate: 0.5, wrong: [{ move: 'h0g2', count: 1 }] });
    expect(hardest).toEqual([0, 1]);
  });

  it('takes the later of two codes of one pupil, and names those of other sets', () => {
    const { rows, left } = classTable(exercises, legal, [
      code(3, work('failed'), work('none')),
      { ...code(8, work('clean'), work('clean')), mark: mark ^ 1 },
      code(9, work('clean')),
      code(3, work('clean'), work('clean')),
    ]);
    expect(rows.map(({ pupil, clean }) => [pupil, clean])).toEqual([[3, 2]]);
    expect(left.map(({ kind, pupil }) => [kind, pupil])).toEqual([['foreign', 8], ['count', 9], ['again', 3]]);
  });

  it('is empty before anybody has handed in', () => {
    expect(classTable(exercises, legal, [])).toMatchObject({ rows: [], hardest: [], left: [] });
  });
});

it('a table as CSV begins with its mark, quotes what must be quoted, and runs nothing', () => {
  expect(csv([['学号', 'a,b'], [1, '=SUM(A1)'], ['say "x"', '-1+1']])).toBe('\ufeff学号,"a,b"\r\n1,\'=SUM(A1)\r\n"say ""x""",\'-1+1\r\n');
});
