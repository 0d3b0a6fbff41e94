/** What the workshop says of a position, as it comes; another position ends what was being looked for. */
import { useEffect, useState } from 'preact/hooks';
import type { Question } from '../../analysis/question';
import type { AdviceChange, AdvicePart, AdviceReport } from '../../workshop/wire';
import type { Bench } from '../bench-model';

export interface Advice {
  readonly report: AdviceReport;
  readonly idle: readonly string[];
  readonly changes: readonly AdviceChange[];
  /** Trials still to be made. */
  readonly left: number;
}

/** Adds what a part brings. */
export function withPart(advice: Advice | null, { report, idle, change, done, total }: AdvicePart): Advice | null {
  const left = total - done;
  if (report !== null) return { report, idle: [], changes: [], left };
  if (advice === null) return null;
  return {
    ...advice,
    left,
    idle: idle === null ? advice.idle : [...advice.idle, idle],
    changes: change === null ? advice.changes : [...advice.changes, change],
  };
}

/** `question`: a position that is known to mate; null asks nothing. */
export function useAdvice(bench: Bench, question: Question | null): Advice | null {
  const [advice, setAdvice] = useState<Advice | null>(null);
  const key = question === null ? '' : `${question.fen} ${question.goal}`;
  useEffect(() => {
    setAdvice(null);
    if (question === null) return undefined;
    const calling = new AbortController();
    void bench.advise(question, calling.signal, (part) => {
      if (!calling.signal.aborted) setAdvice((now) => withPart(now, part));
    });
    return () => calling.abort();
  }, [key]);
  return advice;
}
