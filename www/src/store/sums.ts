/**
 * The sums of attempts as they are kept, so that years of practice need not be read again for the dashboard. They are worth
 * what they were made from: who reads them compares `of`, and counts anew where anything is not as it should be.
 */
import type { Summary, Tally } from '../progress/summary';
import type { Attempt } from './records';
import { fieldsOf, LATEST, MOST_BEHIND, nameOf, whole } from './fields';

/** What sums were made with: puzzles change their patterns with the library, and attempts their day with the time zone. */
export interface SumsOf {
  /** The name of the library's index. */
  library: string;
  /** Minutes behind UTC. */
  zone: number;
}

export interface Sums {
  of: SumsOf;
  /** So many attempts, up to the one with this key in the store. */
  count: number;
  last: number;
  summary: Summary;
}

/** What the store tells of attempts, all of one moment. */
export interface History {
  /** Null where there are none, or none that can be read. */
  sums: Sums | null;
  /** The attempts that are not in the sums, in the order in which they were kept; so many were added, of which some may not be readable. */
  rest: readonly Attempt[];
  added: number;
  /** The attempts made since the moment that was asked for, oldest first. */
  recent: readonly Attempt[];
  /** How many there are in all, and the key of the last; 0 where there is none. */
  count: number;
  last: number;
}

const MOST = 1_000_000_000;
const MOST_ENTRIES = 100_000;

function tallyOf(stored: unknown): Tally | null {
  const from = fieldsOf(stored);
  const [attempts, clean, solved, took] = [whole(from?.attempts, MOST), whole(from?.clean, MOST), whole(from?.solved, MOST), whole(from?.took, LATEST)];
  return attempts === null || clean === null || solved === null || took === null ? null : { attempts, clean, solved, took };
}

function mapOf<K, V>(stored: unknown, keyOf: (key: unknown) => K | null, valueOf: (value: unknown) => V | null): Map<K, V> | null {
  if (!(stored instanceof Map) || stored.size > MOST_ENTRIES) return null;
  const map = new Map<K, V>();
  for (const [each, value] of stored as Map<unknown, unknown>) {
    const [key, read] = [keyOf(each), valueOf(value)];
    if (key === null || read === null) return null;
    map.set(key, read);
  }
  return map;
}

const number = (value: unknown) => whole(value, MOST);

/** Null where anything is not what it should be: then all is counted anew. */
export function parseSums(stored: unknown): Sums | null {
  const from = fieldsOf(stored);
  const of = fieldsOf(from?.of);
  const sums = fieldsOf(from?.summary);
  const [count, last, strange] = [number(from?.count), number(from?.last), number(sums?.strange)];
  const { library, zone } = of ?? {};
  const all = tallyOf(sums?.all);
  const byPattern = mapOf(sums?.byPattern, nameOf, tallyOf);
  const [byLength, byLevel, byDay] = [sums?.byLength, sums?.byLevel, sums?.byDay].map((each) => mapOf(each, number, tallyOf));
  const days = mapOf(sums?.days, number, number);
  if (typeof library !== 'string' || typeof zone !== 'number' || Math.abs(zone) > MOST_BEHIND || count === null || last === null || strange === null) return null;
  if (all === null || byPattern === null || byLength == null || byLevel == null || byDay == null || days === null) return null;
  return { of: { library, zone }, count, last, summary: { all, byPattern, byLength, byLevel, byDay, days, strange } };
}
