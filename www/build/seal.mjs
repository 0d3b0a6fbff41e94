/** The brand seal (残局 in cinnabar) and the icons made of it. The drawing follows the 40-unit grid of the design. */
import { Resvg } from '@resvg/resvg-js';

const ZHU = '#b4281e';
const PAPER = '#f6f3ec';

function glyph(glyphs, char, size, x, y) {
  const [side, path] = glyphs[char];
  const scale = size / side;
  return `<path transform="translate(${x} ${y}) scale(${scale.toFixed(5)})" d="${path}" fill="#fff"/>`;
}

/** The seal on a 40 x 40 box; the small form bears 残 alone. */
export function sealGroup(glyphs, small) {
  const words = small ? glyph(glyphs, '残', 24, 20, 20) : glyph(glyphs, '残', 13.2, 20, 12.6) + glyph(glyphs, '局', 13.2, 20, 27.4);
  const line = small
    ? ''
    : '<rect x="4.2" y="4.2" width="31.6" height="31.6" rx="4.6" fill="none" stroke="#fff" stroke-opacity=".82" stroke-width="1.1"/>';
  return `<rect x="1.5" y="1.5" width="37" height="37" rx="7" fill="${ZHU}"/>${line}${words}`;
}

function svg(body, ground) {
  const fill = ground ? `<rect width="40" height="40" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${fill}${body}</svg>\n`;
}

function png(text, size) {
  return new Resvg(text, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
}

function inset(body, share) {
  const move = (40 * (1 - share)) / 2;
  return `<g transform="translate(${move} ${move}) scale(${share})">${body}</g>`;
}

/** File name → content of every icon. */
export function drawIcons(glyphs) {
  const full = sealGroup(glyphs, false);
  const plain = svg(full);
  const maskable = svg(inset(full, 0.62), PAPER);
  return {
    // A drawing would be opened as a page of its own, in a task that a press may have to wait for.
    'favicon-48.png': png(svg(sealGroup(glyphs, true)), 48),
    'icon.svg': plain,
    'icon-192.png': png(plain, 192),
    'icon-512.png': png(plain, 512),
    'icon-maskable-512.png': png(maskable, 512),
    'apple-touch-180.png': png(svg(inset(full, 0.82), PAPER), 180),
  };
}
