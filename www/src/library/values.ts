/** Values from files, read with bounds: null where a value is not what it should be. */
import type { LocalText } from '../engine/wire';

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

export function listOf(value: unknown, most: number): unknown[] | null {
  return Array.isArray(value) && value.length <= most ? (value as unknown[]) : null;
}

export function textOf(value: unknown, most: number): string | null {
  return typeof value === 'string' && value.length > 0 && value.length <= most ? value : null;
}

/** A whole number from `least` to `most`. */
export function wholeOf(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

export function localOf(value: unknown, most: number): LocalText | null {
  const from = fieldsOf(value);
  const hans = textOf(from?.['zh-Hans'], most);
  const hant = textOf(from?.['zh-Hant'], most);
  const en = textOf(from?.en, most);
  return hans === null || hant === null || en === null ? null : { 'zh-Hans': hans, 'zh-Hant': hant, en };
}

/** A name for use in ids and addresses. */
export function nameOf(value: unknown): string | null {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : null;
}
