/**
 * Holds the solver against the mates that Fairy-Stockfish claims: `node differential.mjs COUNT`, run by
 * `cargo xtask bench --differential COUNT`. On so many positions, made by a seeded generator from the corpora and from nothing,
 * each claimed mate in n must be certified within n moves or refuted. Ends with exit code 1 when our own answers contradict
 * each other; a refuted claim is no fault.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { Child } from './child.mjs';
import { positions, table } from './corpora.mjs';

const { CANJU_NATIVE, CANJU_WASM_NODE, CANJU_CORPORA, CANJU_BENCH } = process.env;
const rules = createRequire(import.meta.url)(join(CANJU_WASM_NODE, 'canju_wasm.js'));

/** Nodes of a search of theirs, and of ours. */
const NODES = { theirs: 30_000, ours: 2_000_000 };
/** Plies that are played at random from a position of a corpus. */
const MOST_PLIES = 5;

let seed = 2024;
/** A number from 0 to `below` - 1 (Numerical Recipes' generator; its high bits). */
function random(below) {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

const pick = (list) => list[random(list.length)];

/** A position some random plies after one of a corpus, with a move to make; null where the game has ended. */
function played(fens) {
  let view = readable(pick(fens));
  for (let plies = random(MOST_PLIES + 1); view && plies > 0; plies--) {
    view = view.legal.length > 0 ? rules.play(view.fen, pick(view.legal)) : null;
  }
  return view && view.legal.length > 0 ? view.fen : null;
}

function readable(fen) {
  const report = rules.readFen(fen);
  return report.ok ? rules.position(report.fen) : null;
}

/** Some pieces thrown on the board, most of them Red's to move; null where the position is not legal. */
function thrown() {
  const rows = Array.from({ length: 10 }, () => Array.from({ length: 9 }, () => ''));
  const put = (letter, file, rank) => (rows[9 - rank][file] ||= letter);
  put('K', 3 + random(3), random(2));
  put('k', 3 + random(3), 9 - random(3));
  for (let i = 2 + random(4); i > 0; i--) put(pick('RRCCNNP'), random(9), 3 + random(7));
  for (let i = random(5); i > 0; i--) put(pick('rcnpab'), random(9), random(10));
  const row = (cells) => cells.map((cell) => cell || '1').join('').replace(/1+/g, (ones) => String(ones.length));
  return readable(`${rows.map(row).join('/')} w - - 0 1`)?.fen ?? null;
}

function* sources() {
  const fens = CANJU_CORPORA
    ? [...table(CANJU_CORPORA, 'check_mates.tsv'), ...table(CANJU_CORPORA, 'quiet_mates.tsv'), ...positions(CANJU_CORPORA, 'quiet_19.txt')].map(({ fen }) => fen)
    : [];
  for (;;) {
    const fen = fens.length > 0 && random(3) > 0 ? played(fens) : thrown();
    if (fen !== null) yield fen;
  }
}

const wanted = Number(process.argv[2]);
const fairy = new Child('node', [join(import.meta.dirname, 'fairy-child.mjs')]);
const native = new Child(CANJU_NATIVE, []);
const solve = async (fen, goal, depth) =>
  (await native.ask({ solve: [fen], goal, detail: 'verdict', nodes: NODES.ours, depth })).answers[0];

const counts = { positions: 0, claims: 0, certified: 0, refuted: 0, undecided: 0, contradictions: 0 };
const lines = [];
for (const fen of sources()) {
  if (counts.positions === wanted) break;
  counts.positions += 1;
  const { mate, move } = await fairy.ask({ claim: fen, nodes: NODES.theirs });
  if (mate === null) continue;
  counts.claims += 1;
  const answer = await solve(fen, 'any', mate);
  const within = answer.verdict === 'mate' && answer.mate_in <= mate;
  const refuted = answer.verdict === 'no-mate' || (answer.verdict === 'unknown' && answer.floor === true);
  counts[within ? 'certified' : refuted ? 'refuted' : 'undecided'] += 1;
  if (!within) lines.push(`${refuted ? 'refuted' : 'undecided'}: mate in ${mate} by ${move}, ours ${JSON.stringify(answer)} ${fen}`);
  // A mate by checks within that length is a mate: the two goals must not contradict each other.
  if (refuted) {
    const checks = await solve(fen, 'checks', mate);
    if (checks.verdict === 'mate' && checks.mate_in <= mate) {
      counts.contradictions += 1;
      lines.push(`CONTRADICTION: mate by checks in ${checks.mate_in} ${fen}`);
    }
  }
}
mkdirSync(CANJU_BENCH, { recursive: true });
writeFileSync(join(CANJU_BENCH, 'differential.txt'), `${lines.join('\n')}\n`);
for (const line of lines) console.log(line);
console.log(JSON.stringify(counts));
process.exit(counts.contradictions > 0 ? 1 : 0);
