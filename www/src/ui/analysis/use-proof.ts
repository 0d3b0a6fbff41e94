/** A question to the solver as state: asked after a pause, called off by the next one, told of when it takes long. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { answerTo, isSettled, NOTHING, standingOf, type Question, type Standing } from '../../analysis/question';
import type { Bench } from '../bench-model';

/** From then on it is said that a search runs. */
const LATE_MS = 200;

export interface Proof {
  readonly standing: Standing;
  /** Stops the search that runs. */
  stop(): void;
}

/** Asks `question` whenever it changes; null asks nothing. `pause`: milliseconds in which it may still change. */
export function useProof(bench: Bench | null, question: Question | null, pause: number): Proof {
  const [standing, setStanding] = useState<Standing>(NOTHING);
  const stop = useRef((): void => undefined);
  const key = question === null ? '' : JSON.stringify(question);

  useEffect(() => {
    if (bench === null || question === null) {
      setStanding(NOTHING);
      return undefined;
    }
    // An answer that says all stands, however many nodes are asked for next.
    const known = answerTo(standing, question);
    if (known !== null && isSettled(known)) return undefined;
    let asked: ReturnType<Bench['solve']> | null = null;
    let here = true;
    const end = () => {
      here = false;
      clearTimeout(timer);
      clearTimeout(late);
      asked?.cancel();
    };
    setStanding({ kind: 'searching', progress: null, late: false });
    const late = setTimeout(() => setStanding((now) => (now.kind === 'searching' ? { ...now, late: true } : now)), pause + LATE_MS);
    const timer = setTimeout(() => {
      asked = bench.solve(question, (progress) => {
        if (here) setStanding((now) => (now.kind === 'searching' ? { ...now, progress } : now));
      });
      void asked.outcome.then((outcome) => {
        if (!here || outcome === null) return;
        clearTimeout(late);
        setStanding('answer' in outcome ? { kind: 'answered', question, answer: outcome.answer } : { kind: 'fault', fault: outcome.fault });
      });
    }, pause);
    stop.current = () => {
      end();
      setStanding({ kind: 'stopped' });
    };
    return end;
  }, [bench, key]);

  return { standing: standingOf(standing, question), stop: () => stop.current() };
}
