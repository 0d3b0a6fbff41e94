/** The workshop as the page has it: its worker, and its module, which is fetched with the first task. */
import { compile } from '../engine/module';
import { createWorkshop, type Workshop } from './client';
import url from './pkg/canju_workshop_bg.wasm?url';

export function startWorkshop(): Workshop {
  return createWorkshop(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    () => compile(url),
  );
}
