/** What a pupil's first move is worth: judged in the pool, as every move is. */
import type { Pool } from '../engine/pool';
import type { Rules } from '../engine/wire';
import { ownPuzzle } from '../library/own-puzzle';
import type { Exercise } from '../teach/exercise-set';
import type { Proof, Refutation } from '../ui/teach-model';
import type { Prove } from './proving';

interface Help {
  rules(): Promise<Rules>;
  pool(): Promise<Pool>;
  prove: Prove;
}

export async function refute({ rules, pool, prove }: Help, { fen, goal }: Pick<Exercise, 'fen' | 'goal'>, move: string, signal: AbortSignal): Promise<Refutation | null> {
  const proof = await new Promise<Proof>((settle) => prove({ fen, goal }, (each) => each.kind !== 'searching' && settle(each), signal));
  if (proof.kind !== 'mate') return null;
  const puzzle = ownPuzzle({ ...proof, fen, goal, mateIn: proof.length });
  const [reply] = await (await pool()).run([{ kind: 'judge', puzzle, move }], { signal });
  if (reply?.kind !== 'judged') return null;
  const { notate, play } = await rules();
  const { verdict, refutation } = reply.judgement;
  const answer = refutation[0];
  return { names: notate(fen, move), verdict, reply: answer === undefined ? null : notate(play(fen, move).fen, answer) };
}
