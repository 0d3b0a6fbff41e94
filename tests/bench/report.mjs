/** The table of the benchmark: each line a figure with its bar, then lists of single positions, then notes. */
export class Report {
  #lines = [];
  #lists = [];
  #notes = [];

  /** A figure. `met` is undefined where there is no bar. */
  line(what, bar, measured, met) {
    this.#lines.push([what, bar ?? '', measured, met === undefined ? '' : met ? 'met' : '**not met**']);
    console.log(`${what}: ${measured}${met === undefined ? '' : met ? ' (met)' : ' (NOT met)'}`);
  }

  /** Positions that deserve a look, one line of text each. */
  list(title, items) {
    if (items.length > 0) this.#lists.push(`${title}:\n\n${items.map((item) => `- ${item}`).join('\n')}\n`);
  }

  note(text) {
    this.#notes.push(text);
  }

  markdown() {
    const rows = [['figure', 'bar', 'measured', ''], ['---', '---', '---', '---'], ...this.#lines];
    const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
    return [`${table}\n`, ...this.#lists, `${this.#notes.join('\n')}\n`].join('\n');
  }
}

/** Seconds as people read them. */
export function time(seconds) {
  return seconds < 1 ? `${(seconds * 1000).toPrecision(3)} ms` : `${seconds.toPrecision(3)} s`;
}

export function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
