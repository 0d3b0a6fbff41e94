/**
 * A file of the bundle as bytes that are taken one column after the other. Nothing is believed: what is not there is not read,
 * and what is left over is a fault. The format is in `docs/packs.md`, with the codes of its faults.
 */

import { BundleFault, type BundleCode } from './fault';

export function refuse(code: BundleCode): never {
  throw new BundleFault(code);
}

export interface Taker {
  /** So many bytes; a view, not a copy. */
  bytes(count: number): Uint8Array;
  u32(): number;
  /** Nothing may be left. */
  end(): void;
}

/** Takes columns off a file that begins with `magic`. */
export function takeFrom(file: ArrayBuffer, magic: string): Taker {
  const view = new DataView(file);
  let at = 0;
  const bytes = (count: number): Uint8Array => {
    if (count > file.byteLength - at) refuse('short');
    at += count;
    return new Uint8Array(file, at - count, count);
  };
  const u32 = (): number => {
    bytes(4);
    return view.getUint32(at - 4, true);
  };
  if (String.fromCharCode(...bytes(4)) !== magic) refuse('magic');
  return {
    bytes,
    u32,
    end() {
      if (at !== file.byteLength) refuse('long');
    },
  };
}

/** A step that stands for an entry of the list of long steps. */
const LONG = 255;
const MOST_NUMBER = 999_999_999;

/**
 * The numbers of puzzles: a column of steps and its list of long ones. `starts` says where a pack begins, because numbers begin
 * anew there.
 */
export function takeNumbers(from: Taker, n: number, starts: (place: number) => boolean): Uint32Array {
  const steps = from.bytes(n);
  const count = from.u32();
  if (count > n) refuse('count');
  const list = from.bytes(4 * count);
  const long = new DataView(list.buffer, list.byteOffset, list.byteLength);
  const numbers = new Uint32Array(n);
  let number = 0;
  let taken = 0;
  for (let place = 0; place < n; place += 1) {
    if (starts(place)) number = 0;
    let step = steps[place] ?? 0;
    if (step === LONG) {
      if (taken === count) refuse('count');
      step = long.getUint32(4 * taken, true);
      taken += 1;
      if (step < LONG) refuse('code');
    }
    if (step === 0) refuse('code');
    number += step;
    if (number > MOST_NUMBER) refuse('count');
    numbers[place] = number;
  }
  if (taken !== count) refuse('count');
  return numbers;
}
