/** One set, and the ways to work through it: sets are chosen by pattern, length, level or as they were put together. */
import { useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import type { Mode } from '../../practice/mode';
import { score } from '../../practice/run';
import { Chips } from '../choices';
import type { Kept } from '../practice-model';
import { inOwnWords, timeText } from '../words';
import type { KeptProps } from './with-kept';

type Kind = Kept['sets'][number]['kind'];

const KINDS: readonly Kind[] = ['pattern', 'length', 'level', 'pack'];
const BY_SET: readonly Mode[] = ['learn', 'practise', 'exam', 'cycles', 'defences', 'write', 'blindfold', 'read'];

export function BySet({ kept, actions }: KeptProps) {
  const { sets } = kept;
  const [kind, group] = useState<Kind>('pattern');
  const [chosen, choose] = useState(sets[0]?.id ?? '');
  if (sets.length === 0) return null;
  const turnTo = (to: Kind) => {
    group(to);
    choose(sets.find((each) => each.kind === to)?.id ?? '');
  };
  const cycles = kept.runs.filter(({ mode, from }) => mode === 'cycles' && from === chosen);
  return (
    <section>
      <h2 class="section-head">
        <span class="fishtail" aria-hidden="true" />
        <span class="song">{t('modes-by-set')}</span>
      </h2>
      <div class="card panel">
        <div class="set-kinds segment" role="group" aria-label={t('choose-set')}>
          {KINDS.map((each) => (
            <button key={each} type="button" aria-pressed={each === kind} data-kind={each} onClick={() => turnTo(each)}>
              {t(`set-kind-${each}`)}
            </button>
          ))}
        </div>
        <div class="set-choice">
          <Chips<string>
            label={t('choose-set')}
            kind="set"
            options={sets.filter((each) => each.kind === kind).map((each) => ({ value: each.id, text: textOf(each) }))}
            isOn={(id) => id === chosen}
            onChoose={choose}
          />
        </div>
        <ul class="mode-rows">
          {BY_SET.map((mode) => (
            <li key={mode} class="mode-row">
              <span class="mode-words">
                <span class="song mode-name">{t(`mode-${mode}`)}</span>
                <span class="mode-note">{t(`mode-note-${mode}`)}</span>
              </span>
              <button type="button" class="button" data-mode={`${mode}-set`} onClick={() => actions.go(`#/run/${mode}/${chosen}`)}>
                {t('mode-start')}
              </button>
            </li>
          ))}
        </ul>
        {cycles.length > 0 && (
          <ol class="cycles" aria-label={t('cycles-label')}>
            {cycles.map(({ id, outcomes, queue, ending }, n) => (
              <li key={id}>
                <span class="song">{t('cycle-n', { n: n + 1 })}</span>
                <span>{timeText(outcomes.reduce((sum, { took }) => sum + took, 0))}</span>
                <span>{t('count-of', { n: score({ outcomes }), total: outcomes.length })}</span>
                <span class="quiet">{ending === null ? t('cycle-open', { n: outcomes.length, total: queue.length }) : ''}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

/** What a set is called, and how many puzzles it has. */
function textOf({ kind, title, n, count }: Kept['sets'][number]): string {
  const name = title !== null ? inOwnWords(title) : kind === 'length' ? t('set-length', { n }) : t('level-n', { n });
  return `${name} ${count}`;
}
