/** QR codes as drawings: of the link of a set, or of a result. Comes in a file of its own, with the encoder. */
import { correction, generate } from 'lean-qr';

/** The light border that readers need, in modules (ISO/IEC 18004). */
export const QUIET = 4;

/** Above this a code with the better correction would be too fine to be read from a screen or from paper. */
const LONG = 700;

export interface QrDrawing {
  /** Modules a side, with the quiet zone. */
  readonly size: number;
  /** The dark modules as the path of an SVG whose viewBox is `0 0 size size`. */
  readonly path: string;
}

/**
 * The code of a text of at most 2,900 characters: the smallest version that holds it, at correction level M (15 %) or better; long ones at L or better.
 * What room the version leaves goes into a higher level.
 */
export function qrOf(text: string): QrDrawing {
  const code = generate(text, { minCorrectionLevel: text.length > LONG ? correction.L : correction.M });
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x += 1;
      runs.push(`M${from + QUIET} ${y + QUIET}h${x + 1 - from}v1h-${x + 1 - from}z`);
    }
  }
  return { size: code.size + 2 * QUIET, path: runs.join('') };
}
