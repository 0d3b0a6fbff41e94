/**
 * What Fairy-Stockfish claims of positions, kept in a file: its searches take most of the time and need not be repeated.
 * Times of another run are scaled by the yardstick, which every run measures.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export class Claims {
  #known = new Map();
  #file;
  #fairy;
  #yardstick;
  /** How many were taken from the file. */
  kept = 0;

  /** `fairy` is asked what `file` does not know; `yardstick` is F of this run, in seconds. */
  constructor(file, fairy, yardstick) {
    [this.#file, this.#fairy, this.#yardstick] = [file, fairy, yardstick];
    for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []) {
      const claim = JSON.parse(line);
      this.#known.set(this.#key(claim), claim);
    }
  }

  /** `{mate, move, seconds}`: the mate claimed first within `cap` seconds, null for none, and what it took. */
  async of(fen, cap) {
    let claim = this.#known.get(this.#key({ fen, cap }));
    if (claim) {
      this.kept += 1;
    } else {
      const { mate, move, cpu } = await this.#fairy.ask({ claim: fen, cap });
      claim = { fen, cap, mate, move, cpu, yardstick: this.#yardstick };
      appendFileSync(this.#file, `${JSON.stringify(claim)}\n`);
    }
    return { mate: claim.mate, move: claim.move, seconds: (claim.cpu * this.#yardstick) / claim.yardstick };
  }

  #key({ fen, cap }) {
    return `${cap} ${fen}`;
  }
}
