/** The row over the board of a practice run: marks, how far one is, time and score. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { score, timeLeft, type Run } from '../../practice/run';
import { Mark } from '../icons';
import { PageIcon } from '../page-icons';

export interface RunBarProps {
  readonly run: Run;
  /** The puzzle at hand, from 1. */
  readonly n: number;
  readonly endless: boolean;
  readonly note: string | null;
}

/** The last marks at the left; at the right how far one is, or the time and the score. */
export function RunBar({ run, n, endless, note }: RunBarProps) {
  const now = useNow(run.deadline !== null && run.phase !== 'over');
  const left = timeLeft(run, now);
  const last = run.outcomes.slice(-12);
  return (
    <div class="run-bar" data-testid="run-bar" data-score={score(run)} data-phase={run.phase}>
      <div class="marks" role="img" aria-label={t('run-score', { n: score(run) })}>
        {last.map(({ puzzle, result }, at) => (
          <Mark key={`${puzzle}-${run.outcomes.length - last.length + at}`} name={result} size={14} />
        ))}
        <Mark name="now" size={14} />
      </div>
      <span class="run-facts">
        {note !== null && <span data-testid="run-note">{note}</span>}
        {run.combo >= 3 && <span data-testid="run-combo">{t('run-combo', { n: run.combo })}</span>}
        {endless ? (
          <span class="run-score">
            <PageIcon name="check" size={18} />
            {score(run)}
          </span>
        ) : (
          <span class="quiet marks-count" aria-hidden="true">
            {t('count-of', { n, total: run.queue.length })}
          </span>
        )}
        {left !== null && <Gain run={run} />}
        {left !== null && (
          <span class="run-clock song" role="timer" aria-label={t('run-time')} data-short={left < 20_000} data-testid="run-clock">
            {clockText(left)}
          </span>
        )}
      </span>
    </div>
  );
}

/** What was won or lost last, for a moment. */
function Gain({ run }: { readonly run: Run }) {
  const [shown, show] = useState(false);
  useEffect(() => {
    if (run.lastGain === 0) return undefined;
    show(true);
    const timer = setTimeout(() => show(false), 1500);
    return () => clearTimeout(timer);
  }, [run.deadline]);
  if (!shown || run.lastGain === 0) return null;
  const sign = run.lastGain > 0 ? 'plus' : 'minus';
  return (
    <span class="run-gain" data-sign={sign} role="status">
      {t('run-gain', { sign, n: Math.abs(run.lastGain) / 1000 })}
    </span>
  );
}

/** The time as it is now, and again five times a second while it matters: the clock starts long after the bar was drawn first. */
function useNow(ticking: boolean): number {
  const [, tell] = useState(0);
  useEffect(() => {
    if (!ticking) return undefined;
    const timer = setInterval(() => tell(Date.now()), 200);
    return () => clearInterval(timer);
  }, [ticking]);
  return Date.now();
}

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
