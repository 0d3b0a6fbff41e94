/** What the engine says of the exercises of a list: asked once for each position and task, in the worker pool. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Exercise } from '../../teach/exercise-set';
import type { Desk, Proof } from '../teach-model';

export interface Proofs {
  /** Null for a puzzle of the library. */
  of(exercise: Exercise): Proof | null;
  /** Searches ten times as far. */
  more(exercise: Exercise): void;
}

const WAITING: Proof = { kind: 'waiting' };

function keyOf({ fen, goal }: Exercise): string {
  return `${fen} ${goal}`;
}

export function useProofs(desk: Desk | null, exercises: readonly Exercise[]): Proofs {
  const [known, setKnown] = useState<ReadonlyMap<string, Proof>>(() => new Map());
  const asked = useRef(new Set<string>());
  const gone = useRef(new AbortController());
  useEffect(() => () => gone.current.abort(), []);

  const ask = (exercise: Exercise, further = false) => {
    const key = keyOf(exercise);
    desk?.prove(exercise, (proof) => setKnown((before) => new Map(before).set(key, proof)), gone.current.signal, further);
  };
  useEffect(() => {
    for (const exercise of exercises) {
      if (desk === null || exercise.puzzle !== undefined || asked.current.has(keyOf(exercise))) continue;
      asked.current.add(keyOf(exercise));
      ask(exercise);
    }
  }, [desk, exercises]);

  return {
    of: (exercise) => (exercise.puzzle === undefined ? (known.get(keyOf(exercise)) ?? WAITING) : null),
    more: (exercise) => ask(exercise, true),
  };
}
