/** Rows of a form: a switch, a choice of a few, a line of text. Each names itself. */
import type { ComponentChildren } from 'preact';
import type { ExerciseGoal } from '../../teach/exercise-set';
import { Select } from '../select';

export const GOALS: readonly ExerciseGoal[] = ['checks', 'any'];

interface RowProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly children: ComponentChildren;
}

/** A label at the left, a second line under it, the control at the right. */
export function Row({ label, note, children }: RowProps) {
  return (
    <div class="form-row">
      <span class="form-label">
        {label}
        {note !== undefined && <span class="form-note">{note}</span>}
      </span>
      {children}
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly testid: string;
  onChange(on: boolean): void;
}

export function Switch({ label, note, on, testid, onChange }: SwitchProps) {
  return (
    <button type="button" class="form-row switch-row" role="switch" aria-checked={on} data-testid={testid} onClick={() => onChange(!on)}>
      <span class="form-label">
        {label}
        {note !== undefined && <span class="form-note">{note}</span>}
      </span>
      <span class="toggle" aria-hidden="true">
        <span class="toggle-knob" />
      </span>
    </button>
  );
}

interface ChoiceRowProps<T extends string> {
  readonly label: string;
  readonly note?: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly testid: string;
  text(option: T): string;
  onChoose(option: T): void;
}

export function ChoiceRow<T extends string>({ label, note, options, chosen, testid, text, onChoose }: ChoiceRowProps<T>) {
  return (
    <Row label={label} note={note}>
      <Select label={label} testid={testid} options={options} chosen={chosen} text={text} onChoose={onChoose} />
    </Row>
  );
}
