/**
 * Times perft of the wasm build under node: node tests/wasm/perft-bench.mjs [DEPTH]. Not a test; `cargo xtask bench` runs
 * it right after the native one so that the two can be compared.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = process.env.CANJU_WASM_NODE ?? join(import.meta.dirname, '..', '..', 'target', 'wasm-node');
const { perft } = createRequire(import.meta.url)(join(folder, 'canju_wasm.js'));

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w';
const depth = Number(process.argv[2] ?? 5);

// The first run lets V8 swap its baseline code for the optimised one.
perft(START, Math.max(1, depth - 1));
const start = performance.now();
const leaves = perft(START, depth);
const seconds = (performance.now() - start) / 1000;
console.log(`perft(${depth}) = ${leaves} in ${seconds.toFixed(3)} s, ${(leaves / seconds / 1e6).toFixed(1)} M/s`);
