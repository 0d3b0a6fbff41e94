/** The page's instance of the module: the rules as plain synchronous functions. */
import init, { notate, play, position, readFen, readMove, whyIllegal } from './pkg/canju_wasm.js';
import type { Rules } from './wire';

export async function loadRules(module: Promise<WebAssembly.Module>): Promise<Rules> {
  await init({ module_or_path: await module });
  return { readFen, position, play, whyIllegal, notate, readMove };
}
