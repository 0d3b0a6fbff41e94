/**
 * Fairy-Stockfish as wasm under node: the yardstick of the benchmark. It plays Chinese chess on one thread, without a
 * net. Its search runs in a thread of its own; the messages come to ours.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { spent } from './child.mjs';

const require = createRequire(import.meta.url);
const MODULE = require.resolve('fairy-stockfish-nnue.wasm/stockfish.js');

const OPTIONS = { UCI_Variant: 'xiangqi', 'Use NNUE': 'false', Threads: '1', Hash: '64' };

/** One engine. It is closed by ending the process. */
export class Fairy {
  #engine;
  #hear = () => {};

  /** Loads the engine and sets its options. */
  static async start() {
    const fairy = new Fairy();
    // Given by hand: under node the module would ask `fetch` for a file.
    const wasmBinary = readFileSync(MODULE.replace(/\.js$/, '.wasm'));
    fairy.#engine = await require(MODULE)({ wasmBinary });
    fairy.#engine.addMessageListener((text) => text.split('\n').forEach((line) => fairy.#hear(line)));
    for (const [name, value] of Object.entries(OPTIONS)) fairy.#say(`setoption name ${name} value ${value}`);
    await fairy.#ready();
    return fairy;
  }

  /** The leaves of all moves of `depth` plies from the start position, and the seconds that it takes to count them. */
  async perft(depth) {
    const before = spent();
    const found = await this.#ask(['position startpos', `go perft ${depth}`], /^Nodes searched: (\d+)/);
    return { leaves: Number(found[1]), cpu: spent() - before };
  }

  /** The first mate that it claims for the side to move within `cap` seconds of the processor. */
  async firstClaim(fen, cap) {
    const end = spent() + cap;
    // Not `movetime`, which goes by the clock: on a busy machine it would search for less.
    const timer = setInterval(() => spent() > end && this.#say('stop'), 10);
    const claim = await this.#claim(fen, 'go infinite', true);
    clearInterval(timer);
    return claim;
  }

  /** What the last line of a search of so many nodes claims. */
  lastClaim(fen, nodes) {
    return this.#claim(fen, `go nodes ${nodes}`, false);
  }

  /**
   * `{mate, move, cpu}`, from an empty table: the mate in moves or null, the first move with ranks from 1, and the seconds of
   * the processor that it took.
   */
  async #claim(fen, go, first) {
    this.#say('ucinewgame');
    await this.#ready();
    const before = spent();
    let claim = { mate: null, move: null };
    return new Promise((resolve) => {
      this.#hear = (line) => {
        if (line.startsWith('bestmove')) {
          resolve(claim.mate === null ? { ...claim, cpu: spent() - before } : claim);
        } else if (!first || claim.mate === null) {
          const info = / score (mate|cp) (-?\d+) .*? pv (\S+)/.exec(line);
          if (!info) return;
          claim = { mate: null, move: null };
          if (info[1] === 'mate' && Number(info[2]) > 0) {
            claim = { mate: Number(info[2]), move: info[3], cpu: spent() - before };
            if (first) this.#say('stop');
          }
        }
      };
      this.#say(`position fen ${fen}`);
      this.#say(go);
    });
  }

  #ready() {
    return this.#ask(['isready'], /^readyok$/);
  }

  #ask(commands, wanted) {
    return new Promise((resolve) => {
      this.#hear = (line) => {
        const found = wanted.exec(line);
        if (found) resolve(found);
      };
      commands.forEach((command) => this.#say(command));
    });
  }

  #say(command) {
    this.#engine.postMessage(command);
  }
}
