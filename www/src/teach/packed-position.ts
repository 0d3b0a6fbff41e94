/**
 * A position in few bits: how many men, which of the ways to choose their points (the combination's rank), and what each of them is, in
 * base 14. That is 13 to 26 bytes; a bit for each point and four for each man would be 15 to 28.
 */
import { BitFault, type BitReader, type BitWriter } from './bits';

const PIECES = 'KABNRCPkabnrcp';
const POINTS = 90;
const MOST_MEN = 32;
const LEAST_MEN = 2;
const KINDS = BigInt(PIECES.length);

/** Pascal's triangle as far as it is needed; made when it is first asked for. */
let ways: bigint[][] | null = null;

/** How many ways there are to choose `k` of `n`. */
function choose(n: number, k: number): bigint {
  ways ??= pascal();
  return ways[n]?.[k] ?? 0n;
}

function pascal(): bigint[][] {
  const rows: bigint[][] = [[1n]];
  for (let n = 1; n <= POINTS; n += 1) {
    const above = rows[n - 1] ?? [];
    rows.push(Array.from({ length: Math.min(n, MOST_MEN) + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)));
  }
  return rows;
}

/** Bits that hold every number below `count`. */
function widthOf(count: bigint): number {
  return (count - 1n).toString(2).length;
}

interface Sizes {
  /** How many ways there are to choose the points, and what the men can be; and the bits that hold each. */
  ranks: bigint;
  kinds: bigint;
  rankBits: number;
  kindBits: number;
}

const sizes = new Map<number, Sizes>();

function sizesOf(men: number): Sizes {
  const known = sizes.get(men);
  if (known !== undefined) return known;
  const [ranks, kinds] = [choose(POINTS, men), KINDS ** BigInt(men)];
  const made: Sizes = { ranks, kinds, rankBits: widthOf(ranks), kindBits: widthOf(kinds) };
  sizes.set(men, made);
  return made;
}

interface Man {
  /** From a9 on, rank by rank, as a FEN has them. */
  point: number;
  piece: number;
}

function menOf(board: string): Man[] {
  const men: Man[] = [];
  let point = 0;
  for (const char of board.replaceAll('/', '')) {
    const piece = PIECES.indexOf(char);
    if (piece >= 0) men.push({ point, piece });
    point += piece >= 0 ? 1 : Number(char);
  }
  return men;
}

/** A board as `plainFen` has it. */
export function packBoard(board: string, to: BitWriter): void {
  const men = menOf(board);
  const { rankBits, kindBits } = sizesOf(men.length);
  to.put(men.length - LEAST_MEN, 5);
  // The combinatorial number system: the man number i (from 1) at a point adds the ways to put i men before it.
  const rank = men.reduce((sum, { point }, at) => sum + choose(point, at + 1), 0n);
  to.put(rank, rankBits);
  const kinds = men.reduce((sum, { piece }) => sum * KINDS + BigInt(piece), 0n);
  to.put(kinds, kindBits);
}

/** @throws BitFault */
export function unpackBoard(from: BitReader): string {
  const count = from.take(5) + LEAST_MEN;
  if (count > MOST_MEN) throw new BitFault('wrong');
  const size = sizesOf(count);
  let rank = from.takeBig(size.rankBits);
  let kinds = from.takeBig(size.kindBits);
  if (rank >= size.ranks || kinds >= size.kinds) throw new BitFault('wrong');
  const cells = new Array<string>(POINTS).fill('1');
  let point = POINTS - 1;
  for (let man = count; man >= 1; man -= 1) {
    while (choose(point, man) > rank) point -= 1;
    rank -= choose(point, man);
    cells[point] = PIECES.charAt(Number(kinds % KINDS));
    kinds /= KINDS;
  }
  const ranks = Array.from({ length: 10 }, (_, row) => cells.slice(9 * row, 9 * row + 9).join(''));
  return ranks.map((row) => row.replace(/1+/g, (empty) => String(empty.length))).join('/');
}
