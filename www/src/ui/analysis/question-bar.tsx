/** What is asked of the solver: by checks alone or by any moves, whose mate, and how hard it looks. */
import type { Effort } from '../../analysis/question';
import type { Goal, Side } from '../../engine/wire';
import { t } from '../../i18n/messages';
import { Select } from '../select';

export interface SegmentProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly name: string;
  text(option: T): string;
  onChoose(option: T): void;
}

export function Segment<T extends string>({ label, options, chosen, name, text, onChoose }: SegmentProps<T>) {
  return (
    <span class="segment" role="group" aria-label={label} data-segment={name}>
      {options.map((each) => (
        <button key={each} type="button" aria-pressed={each === chosen} data-value={each} onClick={() => onChoose(each)}>
          {text(each)}
        </button>
      ))}
    </span>
  );
}

const GOALS: readonly Goal[] = ['checks', 'any'];
const SIDES: readonly Side[] = ['red', 'black'];
const LEVELS: readonly Effort[] = ['quick', 'thorough'];

export function GoalSegment({ goal, onGoal }: { readonly goal: Goal; onGoal(goal: Goal): void }) {
  return <Segment name="goal" label={t('ask-goal')} options={GOALS} chosen={goal} text={(each) => t('ask-goal-of', { goal: each })} onChoose={onGoal} />;
}

export function EffortSelect({ effort, onEffort }: { readonly effort: Effort; onEffort(effort: Effort): void }) {
  return <Select label={t('ask-effort')} testid="effort" options={LEVELS} chosen={effort} text={(each) => t('ask-effort-of', { effort: each })} onChoose={onEffort} />;
}

export interface QuestionBarProps {
  readonly goal: Goal;
  readonly attacker: Side;
  readonly effort: Effort;
  onGoal(goal: Goal): void;
  onAttacker(side: Side): void;
  onEffort(effort: Effort): void;
}

export function QuestionBar({ goal, attacker, effort, onGoal, onAttacker, onEffort }: QuestionBarProps) {
  return (
    <div class="ask-bar" role="group" aria-label={t('ask-label')}>
      <GoalSegment goal={goal} onGoal={onGoal} />
      <Segment name="attacker" label={t('ask-attacker')} options={SIDES} chosen={attacker} text={(each) => t('ask-attacker-of', { side: each })} onChoose={onAttacker} />
      <EffortSelect effort={effort} onEffort={onEffort} />
    </div>
  );
}
