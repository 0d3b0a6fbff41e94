/**
 * Fairy-Stockfish in a process of its own. `{"perft": DEPTH}` gives `{leaves, cpu}`; `{"claim": FEN, "cap": SECONDS}`
 * gives `{mate, move, cpu}`, the first mate that it claims; `{"claim": FEN, "nodes": N}` the same of the last line of a search of
 * so many nodes.
 */
import { serve } from './child.mjs';
import { Fairy } from './fairy.mjs';

const fairy = await Fairy.start();

await serve(({ perft, claim, cap, nodes }) => {
  if (perft !== undefined) return fairy.perft(perft);
  return nodes === undefined ? fairy.firstClaim(claim, cap) : fairy.lastClaim(claim, nodes);
});
process.exit(0);
