/**
 * The puzzle of the day (每日一题): the same for everybody who has the same list of puzzles, without a network.
 *
 * Rendezvous hashing: each puzzle draws a number from the date and its own id, and the highest number has the day. A puzzle
 * that joins the list takes the days that it wins and leaves all others as they are; one that is not there costs its own days
 * only. No puzzle has two days of one month: days are filled in order, and one that has had a day of the month stands back.
 */
import { hash } from './chance';
import { dateOf } from './day';

/** The id of the day's puzzle; null where the list is empty. */
export function dailyPuzzle(day: number, ids: readonly string[]): string | null {
  const date = dateOf(day);
  const month = date.slice(0, 8);
  const first = day - Number(date.slice(8)) + 1;
  const had = new Set<string>();
  let winner: string | null = null;
  for (let each = first; each <= day; each += 1) {
    // A list shorter than a month begins anew.
    if (had.size >= ids.length) had.clear();
    winner = winnerOf(`${month}${each - first + 1}`, ids, had);
    if (winner === null) return null;
    had.add(winner);
  }
  return winner;
}

function winnerOf(date: string, ids: readonly string[], had: ReadonlySet<string>): string | null {
  let best: string | null = null;
  let most = -1;
  for (const id of ids) {
    if (had.has(id)) continue;
    const number = hash(`${date}/${id}`);
    if (number > most || (number === most && best !== null && id < best)) {
      best = id;
      most = number;
    }
  }
  return best;
}
