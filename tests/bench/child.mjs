/** A child process that answers each line of JSON with one. One waits for an answer before the next question. */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';

/** All children run on one core, the last, so that they can be compared. Only where there is taskset (Linux). */
const CORE = String(availableParallelism() - 1);
const PINNED = spawnSync('taskset', ['-c', CORE, 'true']).status === 0;

/** What the children run on, for people. */
export const WHERE = PINNED ? `core ${CORE}` : 'any core';

export class Child {
  #process;
  #lines;

  constructor(program, args, env = {}) {
    const [command, rest] = PINNED ? ['taskset', ['-c', CORE, program, ...args]] : [program, args];
    this.#process = spawn(command, rest, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...env } });
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** The answer to a question. Throws when the child ends instead. */
  async ask(question) {
    this.#process.stdin.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`${this.#process.spawnargs.join(' ')} ended before it answered`);
    return JSON.parse(value);
  }

  end() {
    this.#process.kill();
  }
}

/** The other side: answers the lines of the standard input, one after another, with what `answer` gives for each. */
export async function serve(answer) {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line)))}\n`);
  }
}

/** Seconds of the processor that this process has spent, with all its threads. */
export function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
