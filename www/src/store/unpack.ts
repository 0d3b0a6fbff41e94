/** A file of the bundle as it is fetched: four bytes that say what it is, then a zlib stream. The format is in `docs/packs.md`. */
import { refuse } from '../library/bytes';

const MAGIC = 4;
/** What all of them begin with: C and J. */
const BEGIN = [0x43, 0x4a];
/** No file of a library is larger; what pretends to be is not unpacked to its end. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The file with its stream unpacked; one that does not begin as such files do stays as it is, for its reader to refuse. */
export async function unpack(file: ArrayBuffer): Promise<ArrayBuffer> {
  if (file.byteLength < MAGIC) return file;
  const magic = new Uint8Array(file, 0, MAGIC);
  if (BEGIN.some((byte, at) => magic[at] !== byte)) return file;
  const parts = [magic];
  let length = MAGIC;
  const reader = new Blob([file.slice(MAGIC)]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => refuse('short'));
    if (done) break;
    length += value.byteLength;
    if (length > MOST_BYTES) refuse('count');
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole.buffer;
}
