/**
 * Compiled wasm modules: the engine is fetched and compiled once and used twice (rules on the page, search in the worker).
 * Streaming compilation needs the right MIME type, which a plain file server may not send; then the bytes are compiled instead.
 */
import url from './pkg/canju_wasm_bg.wasm?url';

export const compileModule = () => compile(url);

/** The module at an address. */
export async function compile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for the engine`);
  if (typeof WebAssembly.compileStreaming === 'function') {
    try {
      return await WebAssembly.compileStreaming(response.clone());
    } catch {
      // Falls through: a wrong MIME type is the usual cause, and a broken file fails again below.
    }
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
