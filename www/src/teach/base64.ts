/** Bytes as unpadded base64url (RFC 4648, section 5): letters that no program changes on the way through a chat. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const letters = Math.min(4, bytes.length - at + 1);
    for (let letter = 0; letter < letters; letter += 1) text += LETTERS.charAt((three >> (18 - 6 * letter)) & 63);
  }
  return text;
}

/**
 * Null where there are other letters. `whole`: whether the text is what `toBase64` writes, down to the bits that its last letter has too
 * many; one that has been cut is not.
 */
export function fromBase64(text: string): { bytes: Uint8Array; whole: boolean } | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let width = 0;
  let at = 0;
  for (const letter of text) {
    const six = LETTERS.indexOf(letter);
    if (six < 0) return null;
    held = ((held << 6) | six) & 0xffff;
    width += 6;
    if (width >= 8) {
      width -= 8;
      bytes[at] = (held >> width) & 0xff;
      at += 1;
    }
  }
  return { bytes, whole: width < 6 && (held & ((1 << width) - 1)) === 0 };
}
