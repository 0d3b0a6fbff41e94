import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { exercise, exerciseSet } from './fixture';
import { QUIET, qrOf, type QrDrawing } from './qr';
import { LINK_HEAD, writeSetLink } from './set-link';

/** The drawing as a picture of so many pixels a module, as a camera would have it. */
function picture({ size, path }: QrDrawing, scale: number) {
  const side = size * scale;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x = '', y = '', w = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(w)) * scale; column += 1) data.fill(0, 4 * (row * side + column), 4 * (row * side + column) + 3);
    }
  }
  return { width: side, height: side, data };
}

describe('a QR code', () => {
  const six = exerciseSet({ exercises: Array.from({ length: 6 }, () => exercise()) });
  const twenty = exerciseSet({ exercises: Array.from({ length: 20 }, (_, at) => exercise({ fen: `rnbakabnr/9/1c5c1/p1p1p1p1p/9/${at % 2 === 0 ? 'P8' : '8P'}/9/1C5C1/9/R1BAKABNR w` })) });

  it.each([
    ['of a short set', `https://example.org/canju/${LINK_HEAD}${writeSetLink(six)}`, 3],
    ['of twenty exercises', `https://example.org/canju/${LINK_HEAD}${writeSetLink(twenty)}`, 4],
    ['of a result', 'HTTPS://EXAMPLE.ORG/#/R/3F9K2M1Q-8XW04B7D', 3],
    ['of the longest link', 'x'.repeat(1800), 4],
  ])('%s is read by another program', (_, text, scale) => expect(decodeQR(picture(qrOf(text), scale))).toBe(text));

  it('has its quiet zone, and modules that can be told apart', () => {
    const { size, path } = qrOf(`https://example.org/${LINK_HEAD}${writeSetLink(twenty)}`);
    const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, w]) => [Number(x), Number(y), Number(x) + Number(w)]);
    expect(Math.min(...places)).toBe(QUIET);
    expect(Math.max(...places)).toBe(size - QUIET);
    // At 30 mm on paper a module has more than a quarter of a millimetre.
    expect(size).toBeLessThanOrEqual(113);
  });
});
