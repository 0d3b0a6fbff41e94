import { describe, expect, it } from 'vitest';
import { hash } from '../practice/chance';
import { fromBase64, toBase64 } from './base64';
import { readBits, writeBits } from './bits';
import { crc16 } from './crc';
import { DEFENCES, plainFen, TRIES, type Exercise, type ExerciseSet } from './exercise-set';
import { exercise, exerciseSet } from './fixture';
import { packBoard, unpackBoard } from './packed-position';
import { LINK_HEAD, MOST_LINK, readSetLink, resolveLink, writeSetLink, type SetLink } from './set-link';
import { markOf, puzzleMark } from './set-mark';

/** Numbers below `most`, the same at every run. */
function chance(seed: string): (most: number) => number {
  let n = 0;
  return (most) => hash(`${seed}/${n++}`) % most;
}

/** A board of so many men on any points. */
function board(men: number, draw: (most: number) => number): string {
  const cells = new Array<string>(90).fill(' ');
  for (let placed = 0; placed < men; ) {
    const point = draw(90);
    if (cells[point] !== ' ') continue;
    cells[point] = placed === 0 ? 'K' : placed === 1 ? 'k' : 'ABNRCPabnrcp'.charAt(draw(12));
    placed += 1;
  }
  const ranks = Array.from({ length: 10 }, (_, row) => cells.slice(9 * row, 9 * row + 9).join(''));
  return ranks.map((rank) => rank.replace(/ +/g, (empty) => String(empty.length))).join('/');
}

function randomSet(seed: string, count: number, men = 0): ExerciseSet {
  const draw = chance(seed);
  const exercises = Array.from({ length: count }, (_, at): Exercise => {
    const fen = `${board(men === 0 ? 2 + draw(31) : men, draw)} ${draw(2) === 0 ? 'w' : 'b'}`;
    const length = draw(5) === 0 ? null : 1 + draw(20);
    return {
      fen,
      goal: draw(3) === 0 ? 'any' : 'checks',
      length,
      ...(draw(3) === 0 && { puzzle: `drill-${at}` }),
      ...(men === 0 && draw(4) === 0 && { title: '第一题' }),
      ...(men === 0 && draw(4) === 0 && { note: '先看将的退路，再找将军的着法。' }),
      ...(men === 0 && draw(4) === 0 && { notes: { a0a1: '想一想', 'a0a1 e9e8 i0i9': 'good' } }),
    };
  });
  return {
    title: ['', '周三作业', 'Homework 3', '🐼'.repeat(20)][draw(4)] ?? '',
    options: { hints: draw(2) === 0, tries: TRIES[draw(TRIES.length)] ?? 0, locked: draw(2) === 0, defence: DEFENCES[draw(3)] ?? 'longest', minutes: draw(181) },
    exercises,
  };
}

const puzzlesOf = ({ exercises }: ExerciseSet) =>
  new Map(exercises.flatMap((each) => (each.puzzle === undefined ? [] : [[puzzleMark(each.puzzle), { fen: each.fen, goal: each.goal, length: each.length, puzzle: each.puzzle }] as const])));

function withoutPuzzle(one: Exercise): Exercise {
  const rest = { ...one };
  delete (rest as { puzzle?: string }).puzzle;
  return rest;
}

function read(payload: string): SetLink {
  const link = readSetLink(payload);
  if (typeof link === 'string') throw new Error(link);
  return link;
}

describe('the parts of a link', () => {
  it('write bytes as RFC 4648 does', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase64(bytes(text)))).toEqual(['', 'Zg', 'Zm8', 'Zm9v', 'Zm9vYg', 'Zm9vYmE', 'Zm9vYmFy']);
    expect(toBase64(Uint8Array.of(0xfb, 0xff))).toBe('-_8');
    for (let n = 0; n < 40; n += 1) expect(fromBase64(toBase64(Uint8Array.from({ length: n }, (_, at) => 251 * at)))).toEqual({ bytes: Uint8Array.from({ length: n }, (_, at) => 251 * at), whole: true });
    expect([fromBase64('Zh')?.whole, fromBase64('Z')?.whole, fromBase64('Zm9='), fromBase64('Zm 9')]).toEqual([false, false, null, null]);
  });

  it('have the check value of CRC-16/CCITT-FALSE', () => expect(crc16(new TextEncoder().encode('123456789'))).toBe(0x29b1));

  it('have hashes that no version changes', () => {
    expect(puzzleMark('basics-0001')).toBe(hash('basics-0001'));
    expect([hash(''), hash('basics-0001'), markOf([exercise()])]).toMatchInlineSnapshot(`
      [
        2872998923,
        3260418106,
        12371237,
      ]
    `);
  });

  it('give every board back', () => {
    const draw = chance('boards');
    for (let n = 0; n < 300; n += 1) {
      const one = board(2 + (n % 31), draw);
      const to = writeBits();
      packBoard(one, to);
      expect(unpackBoard(readBits(to.bytes()))).toBe(one);
      expect(plainFen(`${one} w`)).toBe(`${one} w`);
    }
  });
});

describe('a link', () => {
  it('gives every set back', () => {
    for (let n = 1; n <= 60; n += 1) {
      const set = randomSet(`set-${n}`, n);
      expect(resolveLink(read(writeSetLink(set)), puzzlesOf(set))).toEqual(set);
      const full = { ...set, exercises: set.exercises.map(withoutPuzzle) };
      expect(resolveLink(read(writeSetLink(set, () => false)), new Map())).toEqual(full);
    }
  });

  it('is short: twenty exercises in 650 characters, heads and titles and all', () => {
    const lengthOf = (men: number, title: string) => `${LINK_HEAD}${writeSetLink({ ...randomSet(`short-${men}`, 20, men), title }, () => false)}`.length;
    expect([8, 12, 16, 20, 24].map((men) => lengthOf(men, '周三作业'))).toMatchInlineSnapshot(`
      [
        303,
        390,
        474,
        554,
        623,
      ]
    `);
    expect(lengthOf(21, '二十个汉字的标题也放得下不会让链接变长了')).toBeLessThanOrEqual(650);
    const built = exerciseSet({ exercises: Array.from({ length: 20 }, () => exercise({ puzzle: 'basics-0001' })) });
    expect(writeSetLink(built).length).toBeLessThan(150);
    expect(writeSetLink(randomSet('long', 60, 32), () => false).length).toBeGreaterThan(MOST_LINK);
  });

  it('has no answers in it', () => {
    const set = exerciseSet({ exercises: [exercise({ length: 3 })] });
    const item = read(writeSetLink(set)).items[0];
    expect(item).toEqual({ exercise: { fen: exercise().fen, goal: 'checks', length: 3 } });
  });

  it('may have been broken into lines', () => {
    const set = randomSet('lines', 5, 12);
    const payload = writeSetLink(set, () => false);
    expect(readSetLink(`${payload.slice(0, 40)}\n ${payload.slice(40, 90)}%0A${payload.slice(90)}`)).toEqual(read(payload));
  });
});

describe('damage', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

  it('of any one character is noticed', () => {
    for (const set of [exerciseSet(), randomSet('damage', 3), randomSet('damage-own', 3, 14)]) {
      const payload = writeSetLink(set);
      for (let at = 0; at < payload.length; at += 1) {
        for (const letter of `${letters}.~+/=%`) {
          if (letter === payload.charAt(at)) continue;
          const found = readSetLink(payload.slice(0, at) + letter + payload.slice(at + 1));
          if (typeof found !== 'string') throw new Error(`${letter} at ${at} goes unnoticed`);
        }
      }
    }
  }, 30_000);

  it('by a cut anywhere is noticed, and called a cut', () => {
    for (const set of [exerciseSet(), randomSet('cut', 20, 15), randomSet('cut-texts', 9)]) {
      const payload = writeSetLink(set);
      expect(readSetLink('')).toBe('link-empty');
      for (let length = 1; length < payload.length; length += 1) expect([length, readSetLink(payload.slice(0, length))]).toEqual([length, 'link-cut']);
    }
  });

  it('by two letters that have changed places, a letter too many or too few is noticed', () => {
    const payload = writeSetLink(randomSet('swap', 8, 13), () => false);
    for (let at = 0; at + 1 < payload.length; at += 1) {
      const [one, two] = [payload.charAt(at), payload.charAt(at + 1)];
      if (one !== two) expect(typeof readSetLink(payload.slice(0, at) + two + one + payload.slice(at + 2))).toBe('string');
      expect(typeof readSetLink(payload.slice(0, at) + payload.slice(at + 1))).toBe('string');
      expect(typeof readSetLink(`${payload.slice(0, at)}A${payload.slice(at)}`)).toBe('string');
    }
  });

  it('by letters in lower case is noticed', () => expect(typeof readSetLink(writeSetLink(randomSet('case', 6, 12)).toLowerCase())).toBe('string'));

  it('of a version that is not known yet says so', () => {
    const body = [2, 1, 2, 3];
    const crc = crc16(Uint8Array.from(body));
    expect(readSetLink(toBase64(Uint8Array.from([...body, crc >> 8, crc & 255])))).toBe('link-newer');
  });

  it('of the library: a puzzle that is not there, or has become another', () => {
    const set = exerciseSet();
    const link = read(writeSetLink(set));
    expect(resolveLink(link, new Map())).toBe('link-puzzle');
    const other = new Map([[puzzleMark('basics-0001'), exercise({ fen: '4k4/9/9/9/9/9/9/9/9/3K5 w', puzzle: 'basics-0001' })]]);
    expect(resolveLink(link, other)).toBe('link-library');
  });
});
