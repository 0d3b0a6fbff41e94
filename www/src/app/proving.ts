/** What the engine says of a position as an exercise: asked of the pool, once for each position and task. */
import type { Job, Pool } from '../engine/pool';
import type { Reply } from '../engine/client';
import type { Exercise } from '../teach/exercise-set';
import type { Proof } from '../ui/teach-model';

/** Search nodes at first, and those of the second look that is asked for by hand. */
const NODES = 2_000_000;
const MORE_NODES = 20_000_000;

export type Prove = (exercise: Pick<Exercise, 'fen' | 'goal'>, tell: (proof: Proof) => void, signal: AbortSignal, further?: boolean) => void;

/** What was decided is not asked again; what was not may be searched further. */
export function createProving(pool: () => Promise<Pool>): Prove {
  const known = new Map<string, Proof>();
  return ({ fen, goal }, tell, signal, further = false) => {
    const key = `${fen} ${goal}`;
    const before = known.get(key);
    if (before !== undefined && !(before.kind === 'unknown' && further)) {
      tell(before);
      return;
    }
    tell({ kind: 'searching', nodes: 0 });
    const jobs: Job[] = [{ kind: 'solve', fen, goal, nodes: further ? MORE_NODES : NODES }];
    const onProgress = (progress: { nodes: number }) => {
      if (!signal.aborted) tell({ kind: 'searching', nodes: progress.nodes });
    };
    void pool()
      .then((workers) => workers.run(jobs, { signal, onProgress }))
      .then(
        ([reply]) => {
          if (signal.aborted || reply === undefined) return;
          const proof = proofOf(reply);
          if (reply.kind === 'solved') known.set(key, proof);
          tell(proof);
        },
        () => !signal.aborted && tell({ kind: 'unknown' }),
      );
  };
}

function proofOf(reply: Reply): Proof {
  if (reply.kind !== 'solved') return { kind: 'unknown' };
  const { answer } = reply;
  switch (answer.verdict) {
    case 'mate':
      if (answer.mateIn === null || answer.certificate?.checked !== true) return { kind: 'unknown' };
      return { kind: 'mate', length: answer.mateIn, exact: answer.exact, keys: answer.keys, complete: answer.exact && answer.keysComplete, line: answer.line };
    case 'no-mate':
      return { kind: answer.certificate?.checked === true ? 'no-mate' : 'unknown' };
    case 'unknown':
      return { kind: 'unknown' };
    case 'illegal':
      return { kind: 'illegal', code: answer.faults[0]?.code ?? 'position' };
  }
}
