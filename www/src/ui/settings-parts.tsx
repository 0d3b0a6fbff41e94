/** What settings are chosen with: a row with a segment, a switch, a select or a slider. */
import './css/settings.css';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/messages';

interface RowProps {
  readonly label: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly children: ComponentChildren;
}

export function Setting({ label, name, note, children }: RowProps) {
  return (
    <div class="setting" data-setting={name}>
      <span class="setting-words">
        <span>{label}</span>
        {note !== undefined && <span class="quiet">{note}</span>}
      </span>
      {children}
    </div>
  );
}

export interface SegmentProps<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly note?: string;
  readonly options: readonly T[];
  readonly chosen: T;
  /** Messages are `prefix-option`. */
  readonly prefix: string;
  onChoose(option: T): void;
}

export function Segment<T extends string>({ label, name, note, options, chosen, prefix, onChoose }: SegmentProps<T>) {
  return (
    <Setting label={label} name={name} note={note}>
      <span class="segment" role="group" aria-label={label}>
        {options.map((option) => (
          <button key={option} type="button" aria-pressed={option === chosen} data-option={option} onClick={() => onChoose(option)}>
            {t(`${prefix}-${option}`)}
          </button>
        ))}
      </span>
    </Setting>
  );
}

export interface SwitchProps {
  readonly label: string;
  readonly name: string;
  readonly note?: string;
  readonly on: boolean;
  onTurn(on: boolean): void;
}

export function Switch({ label, name, note, on, onTurn }: SwitchProps) {
  return (
    <Setting label={label} name={name} note={note}>
      <button type="button" role="switch" class="switch" aria-checked={on} aria-label={label} onClick={() => onTurn(!on)}>
        <span class="switch-knob" />
      </button>
    </Setting>
  );
}
