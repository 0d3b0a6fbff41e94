/** A reader with half a year of practice behind, as a backup file: days, rates, cards and runs are there without waiting for them. */
import { packs } from './packs.ts';

const DAY = 86_400_000;

/** Numbers that are the same in every run. */
function* chance(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** How well each pattern is known; others lie between. */
const KNOWN: Readonly<Record<string, number>> = { 挂角马: 0.3, 高钓马: 0.42, 马后炮: 0.95, 双车错: 0.9, 重炮: 0.85, 卧槽马: 0.6 };

/** The text of a backup whose last day is that of `now`. */
export function pastBackup(now: number): string {
  const puzzles = packs.find(({ id }) => id === 'basics')?.puzzles ?? [];
  const numbers = chance(7);
  const next = () => numbers.next().value;
  const attempts: object[] = [];
  for (let day = 180; day >= 0; day -= 1) {
    const keen = 1 - day / 220;
    if (day > 10 && next() > 0.35 + 0.4 * keen) continue;
    const count = 1 + Math.floor(next() * next() * 30 * keen);
    for (let n = 0; n < count; n += 1) {
      const puzzle = puzzles[Math.floor(next() * puzzles.length)];
      if (puzzle === undefined) continue;
      const skill = puzzle.tags.map((tag) => KNOWN[tag]).find((known) => known !== undefined) ?? 0.72;
      const roll = next();
      const result = roll < skill * (0.8 + 0.25 * keen) ? 'clean' : roll < 0.93 ? 'helped' : 'failed';
      attempts.push({
        puzzle: puzzle.id,
        goal: puzzle.goal,
        result,
        at: Math.round(now - day * DAY - (count - n) * 60_000),
        took: Math.round(puzzle.mate_in * (4000 + 14_000 * next())),
        wrong: result === 'clean' ? 0 : 1,
        longer: 0,
        hintStage: 0,
        firstWrong: null,
        mode: 'practise',
      });
    }
  }
  const cards = puzzles.slice(0, 40).map(({ id }, n) => ({
    puzzle: id,
    due: Math.round(now + (n - 12) * 0.6 * DAY),
    seen: Math.round(now - 9 * DAY),
    stability: 3 + n / 4,
    difficulty: 5,
    interval: 3,
    reps: 2,
    lapses: n % 3 === 0 ? 1 : 0,
  }));
  const run = (mode: string, days: number, solved: number, ending: string) => ({
    id: `${mode}-${days}`,
    mode,
    from: mode === 'cycles' ? 'basics' : '',
    queue: puzzles.slice(0, solved + 1).map(({ id }) => id),
    outcomes: puzzles.slice(0, solved + 1).map(({ id }, n) => ({ puzzle: id, result: n < solved ? 'clean' : 'failed', took: 4000 + 100 * n })),
    bestCombo: 9,
    startedAt: Math.round(now - days * DAY),
    endedAt: Math.round(now - days * DAY + 200_000),
    ending,
  });
  const runs = [run('storm-3', 20, 17, 'time'), run('storm-3', 3, 23, 'time'), run('streak', 5, 14, 'mistakes'), run('cycles', 30, 60, 'done'), run('cycles', 12, 66, 'done')];
  return JSON.stringify({ format: 'canju-backup', version: 2, savedAt: now, settings: null, attempts, cards, runs, daily: [] });
}
