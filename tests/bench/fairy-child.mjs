/**
 * Fairy-Stockfish in a process of its own. `{"perft": DEPTH}` gives `{leaves, cpu}`; `{"claim": FEN, "cap": SECONDS}`
 * gives `{mate, move, cpu}`, the first mate that it claims.
 */
import { serve } from './child.mjs';
import { Fairy } from './fairy.mjs';

const fairy = await Fairy.start();

await serve((question) =>
  'perft' in question ? fairy.perft(question.perft) : fairy.firstClaim(question.claim, question.cap),
);
process.exit(0);
