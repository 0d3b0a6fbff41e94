/**
 * The wasm build for node with the desk that the page's worker puts before it, and the fixtures that it shares with the
 * native tests. `cargo xtask wasm` makes the build; CANJU_WASM_NODE names its folder where it is not target/wasm-node.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const folder = process.env.CANJU_WASM_NODE ?? join(root, 'target', 'wasm-node');
const require = createRequire(import.meta.url);

/** The exports of the engine. */
export const engine = require(join(folder, 'canju_wasm.js'));

/** The exports of the workshop. */
export const workshop = require(join(folder, 'canju_workshop.js'));

/** A file of the page's engine folder that imports nothing but types. */
async function pageFile(name) {
  const typescript = require(join(root, 'www', 'node_modules', 'typescript'));
  const text = readFileSync(join(root, 'www', 'src', 'engine', name), 'utf8');
  const compilerOptions = { target: 'es2022', module: 'esnext' };
  const { outputText } = typescript.transpileModule(text, { compilerOptions });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

const { createDesk } = await pageFile('desk.ts');
export const { foreseen } = await pageFile('foresight.ts');

/** A fixture of tests/data. */
export function fixture(name) {
  return JSON.parse(readFileSync(join(root, 'tests', 'data', name), 'utf8'));
}

/** A pack of puzzles/, its puzzles in the shape of the wire. */
export function pack(name) {
  const { puzzles } = JSON.parse(readFileSync(join(root, 'puzzles', name), 'utf8'));
  return puzzles.map(({ mate_in: mateIn, ...rest }) => ({ ...rest, mateIn }));
}

/** 双车错: two keys, and a check that lets the king out. */
export const ROOKS = {
  id: 'test-1',
  fen: '3k5/9/9/R8/1R7/9/9/9/9/5K3 w',
  goal: 'checks',
  mateIn: 2,
  keys: ['b5d5', 'a6d6'],
  line: ['b5d5', 'd9e9', 'a6e6'],
  tags: ['双车错'],
  level: 2,
};

/** What a function throws; undefined when it does not. */
export function thrown(act) {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** A searcher of its own, with requests numbered from 1 and every message kept. */
export class Desk {
  constructor(tableMb = 4) {
    this.messages = [];
    this.heard = new Map();
    this.next = 1;
    this.handle = createDesk(new engine.Searcher(tableMb), {
      send: (message) => this.heard.get(message.id)?.(message),
      pause: () => new Promise((resolve) => setImmediate(resolve)),
      now: () => performance.now(),
    });
  }

  /** Hands a request in; gives its id and the promise of its final message. */
  send(request, heard = () => {}) {
    const id = this.next++;
    const own = [];
    this.heard.set(id, (message) => {
      own.push(message);
      this.messages.push(message);
      heard(message);
    });
    const answer = this.handle({ id, ...request }).then(() => {
      const finals = own.filter(({ kind }) => kind !== 'progress');
      if (finals.length !== 1) throw new Error(`${finals.length} final messages: ${JSON.stringify(own)}`);
      return finals[0];
    });
    return { id, answer };
  }

  /** The final message of a request. */
  async ask(request) {
    return this.send(request).answer;
  }
}
