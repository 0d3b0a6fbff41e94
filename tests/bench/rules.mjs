/** The yardstick, perft, and the size of the module. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { time } from './report.mjs';

const DEPTH = 5;
const LEAVES = 133_312_995;

/** Measures perft 5 of all three; gives F in seconds. */
export async function perft(report, { fairy, native, wasm }) {
  const f = await best(fairy, 1);
  report.line('F: Fairy-Stockfish wasm, perft 5', '', time(f));
  for (const [name, child, part] of [['native', native, 12], ['wasm', wasm, 8]]) {
    const took = await best(child, 3);
    const rate = (LEAVES / took / 1e6).toFixed(0);
    report.line(`perft 5, ${name}`, `F/${part}`, `F/${(f / took).toFixed(1)} (${time(took)}, ${rate} M/s)`, took <= f / part);
  }
  return f;
}

/** The least of several measurements: what disturbs a measurement only adds to it. */
async function best(child, times) {
  let least = Infinity;
  for (let i = 0; i < times; i++) {
    const { leaves, cpu } = await child.ask({ perft: DEPTH });
    if (leaves !== LEAVES) throw new Error(`perft ${DEPTH} is ${leaves}`);
    least = Math.min(least, cpu);
  }
  return least;
}

export function moduleSize(report, path) {
  const bytes = readFileSync(path);
  const gzip = gzipSync(bytes).length / 1024;
  report.line('wasm module, gzip', '90 KB', `${gzip.toFixed(1)} KB (${(bytes.length / 1024).toFixed(0)} KB raw)`, gzip <= 90);
}
