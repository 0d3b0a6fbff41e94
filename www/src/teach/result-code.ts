/**
 * What a pupil hands in, as a code of at most 90 characters for twenty exercises: for each of them how it ended, wrong tries, hints, time
 * and the first wrong move; which set it was, and the pupil's number. No name is in it. `docs/sets.md` has it digit by digit.
 *
 * The digits are of different bases, so that nothing is paid for what does not occur: one number is made of all of them, and a CRC-16
 * finds what was mistyped. It is no signature.
 */
import { fromBase32, toBase32 } from './base32';
import { crc16 } from './crc';
import { MOST_EXERCISES } from './exercise-set';
import { TAGS } from './pupil';
import { MARKS } from './set-mark';
import type { Work, WorkResult } from './work';

const VERSION = 0;
const VERSIONS = 4;
const COUNTS = 64;
const RESULTS: readonly WorkResult[] = ['none', 'clean', 'helped', 'failed'];
/** Wrong tries: four stands for more, too. */
export const MOST_WRONG = 4;
/** Hints: three stands for the whole line, too. */
export const MOST_HINT = 3;
/** Time: bucket b is from 2^b seconds to twice that, the first one from nothing, the last one without an end. */
export const BUCKETS = 12;
/** Places of the first wrong move among the legal moves; the last one says that it is not among them. */
const PLACES = 128;

/** One exercise as a code has it. */
export interface CodedWork {
  readonly result: WorkResult;
  /** 0 to `MOST_WRONG`. */
  readonly wrong: number;
  /** 0 to `MOST_HINT`. */
  readonly hint: number;
  /** 0 to `BUCKETS` - 1. */
  readonly time: number;
  /** The place of the first wrong move among the legal moves in the order of their letters; null where there is none. */
  readonly firstWrong: number | null;
}

export interface ResultCode {
  readonly mark: number;
  readonly pupil: number;
  readonly work: readonly CodedWork[];
}

export type CodeFault = 'code-damaged' | 'code-newer';

export const RESULT_HEAD = '#/r/';

export function bucketOf(ms: number): number {
  return Math.min(BUCKETS - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, ms / 1000)))));
}

/** The middle of a bucket, in milliseconds. */
export function timeOf(bucket: number): number {
  return bucket === 0 ? 1000 : 1500 * 2 ** bucket;
}

/** Work as a code can hold it; `legal` are the legal moves of the exercise. */
export function codedWork({ result, wrong, hint, took, firstWrong }: Work, legal: readonly string[]): CodedWork {
  if (result === 'none') return { result, wrong: 0, hint: 0, time: 0, firstWrong: null };
  const time = bucketOf(took);
  if (result === 'clean') return { result, wrong: 0, hint: 0, time, firstWrong: null };
  const place = firstWrong === null ? -1 : [...legal].sort().indexOf(firstWrong);
  return { result, wrong: Math.min(wrong, MOST_WRONG), hint: Math.min(hint, MOST_HINT), time, firstWrong: wrong > 0 && place >= 0 && place < PLACES - 1 ? place : null };
}

type Digit = readonly [value: number, base: number];

function digitsOf({ mark, pupil, work }: ResultCode): Digit[] {
  const digits: Digit[] = [[VERSION, VERSIONS], [work.length, COUNTS], [mark, MARKS], [pupil, TAGS]];
  for (const { result, wrong, hint, time, firstWrong } of work) {
    digits.push([RESULTS.indexOf(result), RESULTS.length]);
    if (result === 'none') continue;
    if (result !== 'clean') digits.push([wrong, MOST_WRONG + 1], [hint, MOST_HINT + 1]);
    digits.push([time, BUCKETS]);
    if (result !== 'clean' && wrong > 0) digits.push([firstWrong ?? PLACES - 1, PLACES]);
  }
  return digits;
}

const CRC_BITS = 16n;

/** CRC of the number that stands before it in so many letters. */
function crcOf(number: bigint, letters: number): number {
  const bytes = Math.ceil((5 * letters - Number(CRC_BITS)) / 8);
  return crc16(Uint8Array.from({ length: bytes }, (_, at) => Number((number >> BigInt(8 * (bytes - 1 - at))) & 255n)));
}

export function writeResult(code: ResultCode): string {
  // The number begins with a one, so that no digit of zero is lost before it.
  const number = digitsOf(code).reduceRight((sum, [value, base]) => sum * BigInt(base) + BigInt(value), 1n);
  const letters = Math.ceil((number.toString(2).length + Number(CRC_BITS)) / 5);
  return toBase32((number << CRC_BITS) | BigInt(crcOf(number, letters)), letters);
}

export function readResult(text: string): ResultCode | CodeFault {
  const read = fromBase32(text);
  if (read === null || read.letters < 8 || read.letters > 300) return 'code-damaged';
  let number = read.value >> CRC_BITS;
  if (crcOf(number, read.letters) !== Number(read.value & 0xffffn)) return 'code-damaged';
  const take = (base: number): number => {
    const digit = Number(number % BigInt(base));
    number /= BigInt(base);
    return digit;
  };
  if (take(VERSIONS) !== VERSION) return 'code-newer';
  const count = take(COUNTS);
  const mark = take(MARKS);
  const pupil = take(TAGS);
  if (count < 1 || count > MOST_EXERCISES || pupil < 1) return 'code-damaged';
  const work = Array.from({ length: count }, (): CodedWork => {
    const result = RESULTS[take(RESULTS.length)] ?? 'none';
    if (result === 'none') return { result, wrong: 0, hint: 0, time: 0, firstWrong: null };
    const [wrong, hint] = result === 'clean' ? [0, 0] : [take(MOST_WRONG + 1), take(MOST_HINT + 1)];
    const time = take(BUCKETS);
    const place = result !== 'clean' && wrong > 0 ? take(PLACES) : PLACES - 1;
    return { result, wrong, hint, time, firstWrong: place === PLACES - 1 ? null : place };
  });
  return number === 1n ? { mark, pupil, work } : 'code-damaged';
}
