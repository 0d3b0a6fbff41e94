/**
 * What we write, read again by cchess: `node formats.mjs`, run by `cargo xtask bench --formats`. Every fixture, and every file of
 * `../shared/formats` where it is there, is converted into each format that cchess reads; position, main line and the number of
 * lines of every game are held against what `canju inspect` finds in the file itself. Of PGN cchess reads one game a file, and of
 * that a line without comments: files with more are left out there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { Report } from './report.mjs';

const { CANJU_CLI, CANJU_PYTHON, CANJU_BENCH, CANJU_FORMATS } = process.env;
const FIXTURES = resolve(import.meta.dirname, '../data/formats');
/** Files of more games are left out: XQF and CBR become one file a game. */
const MOST_GAMES = 200;

/** The formats that cchess reads and we write, with whether cchess reads variations in it. */
const TARGETS = [
  { name: 'XQF', extension: 'xqf', words: [], tree: true },
  { name: 'CBR', extension: 'cbr', words: [], tree: true },
  { name: 'CBL', extension: 'cbl', words: [], tree: true },
  { name: 'PGN, Chinese', extension: 'pgn', words: ['--notation', 'chinese'], tree: false },
  { name: 'PGN, ICCS', extension: 'pgn', words: ['--notation', 'iccs'], tree: false },
];

function canju(...words) {
  const { status, stdout } = spawnSync(CANJU_CLI, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? JSON.parse(stdout) : null;
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true }).map((name) => join(folder, name)).filter((path) => statSync(path).isFile()).sort();
}

/** What cchess finds in files, an array of games or an error each. */
function reads(paths) {
  const { stdout } = spawnSync(CANJU_PYTHON, [join(import.meta.dirname, 'cchess_reads.py'), ...paths], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const lines = stdout.split('\n').filter(Boolean);
  return paths.map((_, index) => (lines[index] ? JSON.parse(lines[index]) : { error: 'the reader ended' }));
}

/**
 * How a game as cchess read it stands to ours: same; shorter (it stopped on the way); side (the same but for the side to move);
 * or different.
 */
function compare(ours, theirs, tree) {
  const [[board, side], [theirBoard, theirSide]] = [ours.fen.split(' '), theirs.fen.split(' ')];
  if (board !== theirBoard) return 'different';
  if (ours.moves.some((move, ply) => ply < theirs.moves.length && move !== theirs.moves[ply])) return 'different';
  if (theirs.moves.length > ours.moves.length) return 'different';
  if (theirs.moves.length < ours.moves.length || (tree && theirs.lines < ours.leaves)) return 'shorter';
  if (tree && theirs.lines > ours.leaves) return 'different';
  return side === theirSide ? 'same' : 'side';
}

const out = join(CANJU_BENCH, 'records');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const report = new Report();
const sources = [FIXTURES, ...(CANJU_FORMATS ? [CANJU_FORMATS] : [])].flatMap(filesIn)
  .filter((path) => !/\.(json|md|tsv)$/.test(path))
  .map((path) => ({ path, games: canju('inspect', path, '--json') }))
  .filter(({ games }) => games !== null && games.length <= MOST_GAMES);

for (const { name, extension, words, tree } of TARGETS) {
  const counts = { same: 0, side: 0, shorter: 0, different: 0, error: 0 };
  const odd = [];
  const bare = ({ games }) => games.length === 1 && games[0].leaves === 1 && games[0].comments === 0;
  const written = (tree ? sources : sources.filter(bare)).flatMap(({ path, games }, index) => {
    const file = join(out, `${name.replace(/\W/g, '')}-${index}.${extension}`);
    if (canju('convert', path, file, ...words, '--json') === null) return [];
    const folder = file.slice(0, -extension.length - 1);
    // One file a game, where the format holds one, lies in a folder.
    const paths = existsSync(file) ? [file] : filesIn(folder);
    return paths.map((each, at) => ({ from: path, path: each, games: extension === 'cbl' ? games : [games[at]] }));
  });
  const found = [];
  for (let at = 0; at < written.length; at += 100) found.push(...reads(written.slice(at, at + 100).map(({ path }) => path)));
  written.forEach(({ from, games }, index) => {
    const theirs = found[index];
    games.forEach((ours, at) => {
      const verdict = Array.isArray(theirs) && theirs[at] ? compare(ours, theirs[at], tree) : 'error';
      counts[verdict] += 1;
      if (verdict !== 'same') odd.push({ verdict, why: theirs.error ?? '', ours, from });
    });
  });
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { same, side, shorter, different, error } = counts;
  report.line(name, '', `${same} of ${total} games the same; other side to move ${side}, shorter ${shorter}, different ${different}, not read ${error}`);
  report.list(`${name}, not the same`, odd.map(({ verdict, why, ours, from }) =>
    `${verdict}: ${basename(from)}, ${ours.moves.length} moves, ${ours.leaves} lines, ${ours.comments} comments, ${ours.warnings.map(({ code }) => code).join(' ')} ${why}`));
}
report.note(`- ${sources.length} files, ${sources.reduce((sum, { games }) => sum + games.length, 0)} games.`);
const file = join(CANJU_BENCH, 'formats.md');
writeFileSync(file, report.markdown());
console.log(file);
