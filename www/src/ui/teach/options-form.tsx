/** The terms of a set. */
import { t } from '../../i18n/messages';
import { DEFENCES, TRIES, type Options } from '../../teach/exercise-set';
import { ChoiceRow, Switch } from './fields';

const MINUTES = [0, 5, 10, 15, 20, 30, 45, 60, 90] as const;

export function OptionsForm({ options, onChange }: { readonly options: Options; onChange(options: Options): void }) {
  const { hints, tries, locked, defence, minutes } = options;
  // A file may bring a time of its own.
  const times = [...new Set([...MINUTES, minutes])].sort((a, b) => a - b).map(String);
  return (
    <div class="options" data-testid="options">
      <Switch label={t('option-locked')} note={t('option-locked-note')} on={locked} testid="option-locked" onChange={(on) => onChange({ ...options, locked: on })} />
      <Switch label={t('option-hints')} on={hints} testid="option-hints" onChange={(on) => onChange({ ...options, hints: on })} />
      <ChoiceRow
        label={t('option-tries')}
        note={t('option-tries-note')}
        testid="option-tries"
        options={TRIES.map(String)}
        chosen={String(tries)}
        text={(each) => t('option-tries-n', { n: Number(each) })}
        onChoose={(each) => onChange({ ...options, tries: TRIES.find((n) => String(n) === each) ?? 0 })}
      />
      <ChoiceRow
        label={t('option-defence')}
        note={t(`option-defence-note-${defence}`)}
        testid="option-defence"
        options={DEFENCES}
        chosen={defence}
        text={(each) => t(`option-defence-${each}`)}
        onChoose={(each) => onChange({ ...options, defence: each })}
      />
      <ChoiceRow label={t('option-minutes')} testid="option-minutes" options={times} chosen={String(minutes)} text={(each) => t('option-minutes-n', { n: Number(each) })} onChoose={(each) => onChange({ ...options, minutes: Number(each) })} />
    </div>
  );
}

/** The terms in words, for the page that a pupil starts from. */
export function termsOf({ hints, tries, locked, defence, minutes }: Options): string[] {
  return [
    t(hints ? 'terms-hints' : 'terms-no-hints'),
    ...(tries > 0 ? [t('terms-tries', { n: tries })] : []),
    ...(locked ? [t('terms-locked')] : []),
    ...(defence === 'all' ? [t('terms-all')] : []),
    ...(minutes > 0 ? [t('terms-minutes', { n: minutes })] : []),
  ];
}
