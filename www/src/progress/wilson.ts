/** How sure a share is: the Wilson score interval, which stays honest where only a few have been counted (Wilson 1927). */

/** Nine in ten, both sides. */
const Z = 1.6449;

export interface Bounds {
  low: number;
  high: number;
}

/** Between which shares the true one lies with 90 % confidence; nothing counted gives 0 to 1. */
export function wilson(hits: number, total: number): Bounds {
  if (total === 0) return { low: 0, high: 1 };
  const share = hits / total;
  const z2 = (Z * Z) / total;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total))) / (1 + z2);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
