/**
 * Whole numbers in Crockford's base 32, for codes that are read aloud and typed: no I, L, O or U; small letters are the same, and
 * what looks like a digit is read as it.
 */

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 8;

/** `letters` digits of 32, in groups. */
export function toBase32(value: bigint, letters: number): string {
  let text = '';
  for (let left = value, at = 0; at < letters; at += 1, left >>= 5n) text = LETTERS.charAt(Number(left & 31n)) + text;
  return (text.match(/.{1,8}/g) ?? []).join('-');
}

/** What of a text are digits; null where it has letters that are none. */
export function fromBase32(text: string): { value: bigint; letters: number } | null {
  const plain = text.toUpperCase().replace(/[\s-]+/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  let value = 0n;
  for (const letter of plain) {
    const digit = LETTERS.indexOf(letter);
    if (digit < 0) return null;
    value = (value << 5n) | BigInt(digit);
  }
  return { value, letters: plain.length };
}

/** Runs in a text that may be a code: groups of eight, the last one perhaps shorter, with hyphens or blanks between. */
export const CODE_RUN = new RegExp(`(?<![0-9A-Z])[0-9A-Z]{${GROUP}}(?:[-\\s]{1,3}[0-9A-Z]{${GROUP}})*[-\\s]{1,3}[0-9A-Z]{1,${GROUP}}(?![0-9A-Z])`, 'gi');
