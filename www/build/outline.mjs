/**
 * A font's outline as short relative path text: quadratic curves on a grid of 500 units to the em, y down.
 * Curves flatter than a unit become lines and the smooth form `t` is used where it stays within a unit and a half, which
 * brings forty glyphs under the budget of 10 KB (gzip); a unit is 0.06 px on a 64 px board.
 */

export const EM = 500;
const FLAT = 1;
const SMOOTH = 1.5;

/** Distance of point q from the line a-b. */
function distance(q, a, b) {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(q[0] - a[0], q[1] - a[1]);
  return Math.abs((q[0] - a[0]) * dy - (q[1] - a[1]) * dx) / length;
}

/** Contours of a glyph on the grid: { start, segments }, a segment is [from, to] or [from, control, to]. */
export function contours(font, char) {
  const glyph = font.glyphForCodePoint(char.codePointAt(0));
  if (glyph.id === 0) throw new Error(`the font has no glyph for ${char}`);
  const grid = (value, index) => Math.round(((index % 2 ? -value : value) * EM) / font.unitsPerEm) + 0;
  const found = [];
  let at = [0, 0];
  for (const { command, args } of glyph.path.commands) {
    const [x, y, x2, y2] = args.map(grid);
    if (command === 'moveTo') {
      at = [x, y];
      found.push({ start: at, segments: [] });
    } else if (command === 'lineTo') {
      found.at(-1).segments.push([at, [x, y]]);
      at = [x, y];
    } else if (command === 'quadraticCurveTo') {
      found.at(-1).segments.push([at, [x, y], [x2, y2]]);
      at = [x2, y2];
    } else if (command !== 'closePath') {
      throw new Error(`${char}: a TrueType outline has no ${command}`);
    }
  }
  return found;
}

/** Drops what cannot be seen: empty segments, curves that are straight, joints within a straight line. */
function simplify(segments) {
  const kept = [];
  for (const segment of segments) {
    const from = segment[0];
    const to = segment.at(-1);
    if (from[0] === to[0] && from[1] === to[1]) continue;
    const straight = segment.length === 2 || distance(segment[1], from, to) <= FLAT;
    const before = kept.at(-1);
    if (straight && before?.length === 2 && distance(before[1], before[0], to) <= FLAT / 2) {
      const forward = (before[1][0] - before[0][0]) * (to[0] - from[0]) + (before[1][1] - before[0][1]) * (to[1] - from[1]);
      if (forward > 0) {
        before[1] = to;
        continue;
      }
    }
    kept.push(straight ? [from, to] : segment);
  }
  return kept;
}

/** Bounding box of contours: points on the outline and the extremes of its curves. */
export function bounds(shape) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (x, y) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const { start, segments } of shape) {
    take(...start);
    for (const segment of segments) {
      take(...segment.at(-1));
      if (segment.length === 2) continue;
      const [a, b, c] = segment;
      for (const axis of [0, 1]) {
        const t = (a[axis] - b[axis]) / (a[axis] - 2 * b[axis] + c[axis]);
        if (!(t > 0 && t < 1)) continue;
        const point = [0, 1].map((i) => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * b[i] + t * t * c[i]);
        take(...point);
      }
    }
  }
  return { left, top, right, bottom };
}

/** Path text of contours with the point (originX, originY) moved to 0,0. */
export function pathText(shape, originX, originY) {
  let text = '';
  let last = '';
  let x = originX;
  let y = originY;
  const put = (letter, values) => {
    const numbers = values.map(String).reduce((all, n) => all + (all === '' || n.startsWith('-') ? '' : ' ') + n, '');
    text += letter === last ? (numbers.startsWith('-') ? '' : ' ') + numbers : letter + numbers;
    last = letter;
  };
  for (const { start, segments } of shape) {
    const kept = simplify(segments);
    const end = kept.at(-1);
    if (end === undefined) continue;
    const closesItself = end.length === 2 && end[1][0] === start[0] && end[1][1] === start[1];
    put('m', [start[0] - x, start[1] - y]);
    last = '';
    [x, y] = start;
    let control = null;
    for (const segment of closesItself ? kept.slice(0, -1) : kept) {
      const to = segment.at(-1);
      const dx = to[0] - x;
      const dy = to[1] - y;
      if (segment.length === 2) {
        if (dy === 0) put('h', [dx]);
        else if (dx === 0) put('v', [dy]);
        else put('l', [dx, dy]);
        control = null;
      } else {
        const mirrored = control && [2 * x - control[0], 2 * y - control[1]];
        if (mirrored && Math.hypot(mirrored[0] - segment[1][0], mirrored[1] - segment[1][1]) <= SMOOTH) {
          put('t', [dx, dy]);
          control = mirrored;
        } else {
          put('q', [segment[1][0] - x, segment[1][1] - y, dx, dy]);
          control = segment[1];
        }
      }
      [x, y] = to;
    }
    text += 'z';
    last = '';
    [x, y] = start;
  }
  return text;
}
