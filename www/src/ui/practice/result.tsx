/** What a run came to: the score, the best before it, and every puzzle of it to be looked at again. */
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { solveAddress } from '../../library/address';
import { packOfId, type Library } from '../../library/library';
import { rulesOf, score, type Run } from '../../practice/run';
import { Mark } from '../icons';
import { timeText } from '../words';
import { Panel } from './card';

export interface ResultProps {
  readonly library: Library;
  readonly run: Run;
  /** The best score of earlier runs; null where there are none. */
  readonly best: number | null;
  again(): void;
}

export function Result({ library, run, best, again }: ResultProps) {
  const { outcomes, mode, ending } = run;
  const rules = rulesOf(run);
  const race = rules.clock !== null || rules.lives < Infinity;
  const solved = score(run);
  const clean = outcomes.filter(({ result }) => result === 'clean').length;
  const failed = outcomes.length - clean;
  const took = outcomes.reduce((sum, outcome) => sum + outcome.took, 0);
  const record = race && best !== null && solved > best;
  const button = useRef<HTMLButtonElement>(null);

  // The board is gone: the keyboard goes on from here.
  useEffect(() => button.current?.focus({ preventScroll: true }), [run.id]);

  const why = `${t(`mode-${mode}`)} · ${t(`run-over-${ending ?? 'done'}`)}`;
  return (
    <main id="main" class="page result" data-testid="result" data-score={solved} data-ending={ending}>
      <header class="result-head">
        <p class="result-why" aria-hidden="true">
          {why}
        </p>
        <h1 class="song result-score">
          {outcomes.length === 0 ? t('result-none') : t('result-solved', { n: solved })}
          <span class="unseen">{why}</span>
        </h1>
        {outcomes.length > 0 && <p class="result-note">{record ? t('result-record', { n: best }) : t('result-of', { total: outcomes.length, clean })}</p>}
      </header>
      {outcomes.length > 0 && (
        <dl class="card result-figures">
          {race && best !== null && (
            <div>
              <dt>{t('result-best')}</dt>
              <dd class="song">{t('result-puzzles', { n: Math.max(best, solved) })}</dd>
            </div>
          )}
          {race && (
            <div>
              <dt>{t('result-combo')}</dt>
              <dd class="song">{t('result-moves', { n: run.bestCombo })}</dd>
            </div>
          )}
          <div>
            <dt>{t('result-time')}</dt>
            <dd class="song">{timeText(took)}</dd>
          </div>
        </dl>
      )}
      <div class="result-buttons">
        <button ref={button} type="button" class="button primary" data-testid="again" onClick={() => again()}>
          {t('result-again')}
        </button>
        {failed > 0 && (
          <a class="button" href="#/run/mistakes">
            {t('result-mistakes')}
          </a>
        )}
        <a class="button" href="#/today">
          {t('result-home')}
        </a>
      </div>
      {outcomes.length > 0 && (
        <Panel title={t('result-list')} testid="result-list">
          <ol class="result-marks">
            {outcomes.map(({ puzzle, result }, n) => (
              <li key={`${puzzle}-${n}`}>
                <a class="result-mark" href={solveAddress(library.packs[packOfId(library, puzzle)]?.id ?? '', puzzle)} data-puzzle={puzzle} aria-label={t('result-line', { n: n + 1, mark: t(`mark-${result}`) })}>
                  <Mark name={result} size={18} />
                  <span aria-hidden="true">{n + 1}</span>
                </a>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </main>
  );
}
