/** The corpora beside the repository, as lists of rows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a table with a line of names. */
export function table(folder, name) {
  const [head, ...lines] = read(folder, name);
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [names[index], cell])));
}

/** Bare positions, numbered from 1. */
export function positions(folder, name) {
  return read(folder, name).map((fen, index) => ({ id: String(index + 1), fen }));
}

/** Every `step`-th row, the first among them: always the same ones. */
export function every(step, rows) {
  return rows.filter((_, index) => index % step === 0);
}

function read(folder, name) {
  return readFileSync(join(folder, name), 'utf8').trim().split('\n');
}
