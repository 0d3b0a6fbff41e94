/** The page's instance of the module: the rules as plain synchronous functions. */
import init, { notate, play, position, readFen, readMove, whyIllegal } from './pkg/canju_wasm.js';
import type { Fault, Rules } from './wire';

export async function loadRules(module: Promise<WebAssembly.Module>): Promise<Rules> {
  await init({ module_or_path: await module });
  return { readFen, position, play, whyIllegal, notate, readMove };
}

/** Whether something thrown by a rules function is a fault of its input. */
export function isFault(thrown: unknown): thrown is Fault {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && 'squares' in thrown;
}
