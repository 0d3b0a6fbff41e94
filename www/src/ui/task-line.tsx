/** 红先 · 三步杀, the side in its own ink. */
import type { Side } from '../engine/wire';
import { Rich } from './rich';

export interface TaskLineProps {
  readonly side: Side;
  readonly mateIn: number;
  /** The shorter form under a thumbnail. */
  readonly small?: boolean;
}

export function TaskLine({ side, mateIn, small = false }: TaskLineProps) {
  return (
    <span class="task song" data-side={side}>
      {small ? <Rich id="task-thumb" args={{ side, n: mateIn }} /> : <Rich id="task" args={{ side, n: mateIn }} />}
    </span>
  );
}
