/**
 * Measures Canju against Fairy-Stockfish and prints one table: `node bench.mjs [--quick] [--full] [--sample K]`, run by
 * `cargo xtask bench`, which says in the environment where things are:
 * CANJU_NATIVE (the program `answers`), CANJU_WASM_NODE, CANJU_CORPORA (may be absent), CANJU_BENCH (a folder to write to).
 *
 * One child process works at a time, all on one core. Times are seconds of the processor, so that other work on the machine does
 * not count; each is told as a part of F, what Fairy-Stockfish as wasm takes for `go perft 5`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';

import { Child, WHERE } from './child.mjs';
import { Claims } from './claims.mjs';
import * as checks from './checks.mjs';
import * as quiet from './quiet.mjs';
import { moduleSize, perft } from './rules.mjs';
import { Report } from './report.mjs';

const { CANJU_NATIVE, CANJU_WASM_NODE, CANJU_CORPORA, CANJU_BENCH } = process.env;
const words = process.argv.slice(2);
const quick = words.includes('--quick');
/** Of the corpora that take long, every so many-th row. */
const sample = words.includes('--sample') ? Number(words[words.indexOf('--sample') + 1]) : words.includes('--full') ? 1 : quick ? 200 : 22;

mkdirSync(CANJU_BENCH, { recursive: true });
const file = (name) => join(CANJU_BENCH, name);
const load = loadavg()[0];
const fairy = new Child('node', [join(import.meta.dirname, 'fairy-child.mjs')]);
const native = new Child(CANJU_NATIVE, []);
const wasm = new Child('node', [join(import.meta.dirname, 'wasm-child.mjs')]);

const report = new Report();
const yardstick = await perft(report, { fairy, native, wasm });
moduleSize(report, join(CANJU_WASM_NODE, 'canju_wasm_bg.wasm'));
if (CANJU_CORPORA) {
  const claims = new Claims(file('fairy.jsonl'), fairy, yardstick);
  const setting = { corpora: CANJU_CORPORA, report, yardstick, native, wasm, claims, quick, sample };
  await checks.run(setting);
  await quiet.run(setting);
  report.note(`${claims.kept} claims of Fairy-Stockfish are of earlier runs, scaled by F.`);
} else {
  report.note('No corpora: `../shared` is not beside the repository.');
}
for (const child of [fairy, native, wasm]) child.end();

report.note(`F = ${yardstick.toFixed(1)} s. One process at a time on ${WHERE}; load of the machine ${load.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after.`);
if (quick) report.note('Quick: parts of the corpora only.');
writeFileSync(file('report.md'), report.markdown());
console.log(`\n${report.markdown()}\nwritten to ${file('report.md')}`);
process.exit(0);
