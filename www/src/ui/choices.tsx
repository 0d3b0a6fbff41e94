/** Chips to choose by: one of several, or any of several. */
import type { ComponentChildren } from 'preact';

export interface Option<T> {
  readonly value: T;
  readonly text: ComponentChildren;
  /** What is said where the text is a sign. */
  readonly label?: string;
}

export interface ChipsProps<T> {
  readonly label: string;
  /** Names the group for styles and tests. */
  readonly kind: string;
  readonly options: readonly Option<T>[];
  isOn(value: T): boolean;
  onChoose(value: T): void;
}

export function Chips<T extends string | number | null>({ label, kind, options, isOn, onChoose }: ChipsProps<T>) {
  return (
    <div class={`chips chips-${kind}`} role="group" aria-label={label} data-facet={kind}>
      {options.map(({ value, text, label: said }) => (
        <button key={String(value)} type="button" class="chip" aria-pressed={isOn(value)} aria-label={said} data-value={String(value)} onClick={() => onChoose(value)}>
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}

/** A list with a value more, or less where it has it. */
export function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
}
