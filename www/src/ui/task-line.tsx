/** 红先 · 三步杀, the side in its own ink. */
import type { Side } from '../engine/wire';
import { Rich } from './rich';

export function TaskLine({ side, mateIn }: { readonly side: Side; readonly mateIn: number }) {
  return (
    <span class="task song" data-side={side}>
      <Rich id="task" args={{ side, n: mateIn }} />
    </span>
  );
}
