/** Bits in a row, the highest of each field first: what links are made of. */

export interface BitWriter {
  /** The low `width` bits of a whole number. */
  put(value: number | bigint, width: number): void;
  /** Zeros up to the next byte. */
  align(): void;
  bytes(): Uint8Array;
}

export function writeBits(): BitWriter {
  const out: number[] = [];
  let free = 0;
  const put = (value: number | bigint, width: number) => {
    const all = BigInt(value);
    for (let at = width - 1; at >= 0; at -= 1) {
      if (free === 0) {
        out.push(0);
        free = 8;
      }
      free -= 1;
      const bit = Number((all >> BigInt(at)) & 1n);
      out[out.length - 1] = (out.at(-1) ?? 0) | (bit << free);
    }
  };
  return {
    put,
    align() {
      free = 0;
    },
    bytes: () => Uint8Array.from(out),
  };
}

/** Thrown where the bits end too early, or are not what was written. */
export class BitFault extends Error {
  constructor(readonly code: 'short' | 'wrong') {
    super(code);
  }
}

export interface BitReader {
  /** At most 32 bits. @throws BitFault */
  take(width: number): number;
  /** @throws BitFault */
  takeBig(width: number): bigint;
  /** Passes over the zeros up to the next byte. @throws BitFault */
  align(): void;
  /** How many bytes have been begun. */
  used(): number;
}

export function readBits(bytes: Uint8Array): BitReader {
  let at = 0;
  const take = (width: number): number => {
    if (at + width > 8 * bytes.length) throw new BitFault('short');
    let value = 0;
    for (const end = at + width; at < end; at += 1) value = 2 * value + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
  return {
    take,
    takeBig(width) {
      let value = BigInt(take(width % 32));
      for (let left = width - (width % 32); left > 0; left -= 32) value = (value << 32n) | BigInt(take(32));
      return value;
    },
    align() {
      if (take((8 - (at & 7)) & 7) !== 0) throw new BitFault('wrong');
    },
    used: () => (at + 7) >> 3,
  };
}
