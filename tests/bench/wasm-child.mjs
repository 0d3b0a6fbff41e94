/**
 * The wasm build in a process of its own, with the questions of the native side (`crate/mate/examples/answers.rs`) and
 * `cap`: seconds of the processor after which a position is given up. `detail` is `verdict` or `solution`.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { serve, spent } from './child.mjs';

const { Searcher, perft } = createRequire(import.meta.url)(join(process.env.CANJU_WASM_NODE, 'canju_wasm.js'));

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w';
const TABLE_MB = 64;
/** As the worker of the page: small slices first. */
const SLICE = { first: 2000, most: 200_000 };

const searcher = new Searcher(TABLE_MB);
let id = 0;

function solve(fen, { goal, detail, nodes, cap = Infinity }) {
  const [start, before] = [performance.now(), spent()];
  id += 1;
  const request = { id, kind: 'solve', fen, goal, nodes, fresh: true, quick: detail === 'verdict' };
  let message = searcher.begin(id, request);
  let slice = SLICE.first;
  while (message === null || message.kind === 'progress') {
    if (spent() - before > cap) {
      searcher.stop();
      return { verdict: 'unknown', why: 'time', nodes: message.progress.nodes, ms: performance.now() - start };
    }
    message = searcher.step(slice);
    slice = Math.min(slice * 2, SLICE.most);
  }
  const ms = performance.now() - start;
  if (message.kind !== 'solved') throw new Error(`${fen}: ${JSON.stringify(message)}`);
  const { verdict, mateIn, exact, keys, line, why, nodes: spentNodes } = message.answer;
  return { verdict, mate_in: mateIn, exact, keys: keys.length, line, why, nodes: spentNodes, ms };
}

await serve((question) => {
  if ('perft' in question) {
    // The first run lets V8 swap its baseline code for the optimised one.
    perft(START, question.perft - 1);
    const before = spent();
    const leaves = perft(START, question.perft);
    return { leaves, cpu: spent() - before };
  }
  const before = spent();
  const answers = question.solve.map((fen) => solve(fen, question));
  return { answers, cpu: spent() - before };
});
