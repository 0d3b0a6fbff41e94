import { describe, expect, it } from 'vitest';
import { hash } from '../practice/chance';
import { findCodes } from './code-search';
import { TAGS, isTag, pairTag, picturesOf, PICTURES, tagText } from './pupil';
import { BUCKETS, bucketOf, codedWork, readResult, timeOf, writeResult, type CodedWork, type ResultCode } from './result-code';
import { MARKS } from './set-mark';
import { NO_WORK, parseWork } from './work';

function chance(seed: string): (most: number) => number {
  let n = 0;
  return (most) => hash(`${seed}/${n++}`) % most;
}

function randomCode(seed: string, count: number): ResultCode {
  const draw = chance(seed);
  const work = Array.from({ length: count }, (): CodedWork => {
    const result = (['none', 'clean', 'helped', 'failed'] as const)[draw(4)] ?? 'none';
    if (result === 'none') return { result, wrong: 0, hint: 0, time: 0, firstWrong: null };
    const time = draw(BUCKETS);
    if (result === 'clean') return { result, wrong: 0, hint: 0, time, firstWrong: null };
    const wrong = draw(5);
    return { result, wrong, hint: draw(4), time, firstWrong: wrong > 0 && draw(4) > 0 ? draw(127) : null };
  });
  return { mark: draw(MARKS), pupil: 1 + draw(TAGS - 1), work };
}

const worst: ResultCode = {
  mark: MARKS - 1,
  pupil: TAGS - 1,
  work: Array.from({ length: 20 }, () => ({ result: 'failed', wrong: 4, hint: 3, time: BUCKETS - 1, firstWrong: 126 })),
};
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('a result code', () => {
  it('gives all results back', () => {
    for (let n = 1; n <= 60; n += 1) {
      for (const seed of ['a', 'b', 'c']) {
        const code = randomCode(`${seed}-${n}`, n);
        expect(readResult(writeResult(code))).toEqual(code);
      }
    }
    expect(readResult(writeResult(worst))).toEqual(worst);
  });

  it('has at most 90 characters for twenty exercises, with its hyphens', () => {
    expect(writeResult(worst).length).toBe(89);
    const usual = { ...worst, work: worst.work.map((each, at): CodedWork => (at % 2 === 0 ? { result: 'clean', wrong: 0, hint: 0, time: 5, firstWrong: null } : each)) };
    expect(writeResult(usual).length).toBeLessThan(66);
    for (let n = 0; n < 200; n += 1) expect(writeResult(randomCode(`long-${n}`, 20)).length).toBeLessThanOrEqual(90);
  });

  it('is read in small letters, without hyphens, and with the letters that look like digits', () => {
    const text = writeResult(randomCode('typed', 9));
    expect(readResult(text.toLowerCase().replaceAll('-', ''))).toEqual(randomCode('typed', 9));
    expect(readResult(` ${text.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ')} `)).toEqual(randomCode('typed', 9));
  });

  it('shows damage of any one character, and of two that have changed places', () => {
    for (const count of [1, 5, 20]) {
      const text = writeResult(randomCode(`damage-${count}`, count)).replaceAll('-', '');
      for (let at = 0; at < text.length; at += 1) {
        for (const letter of LETTERS) {
          if (letter !== text.charAt(at)) expect(readResult(text.slice(0, at) + letter + text.slice(at + 1))).toMatch(/^code-/);
        }
        const [one, two] = [text.charAt(at), text.charAt(at + 1)];
        if (two !== '' && one !== two) expect(readResult(text.slice(0, at) + two + one + text.slice(at + 2))).toMatch(/^code-/);
        expect(readResult(text.slice(0, at))).toMatch(/^code-/);
      }
    }
  });

  it('takes what the pupil did into its bounds', () => {
    const legal = ['b0c2', 'a0a1', 'e0e1'];
    expect(codedWork(NO_WORK, legal)).toEqual({ result: 'none', wrong: 0, hint: 0, time: 0, firstWrong: null });
    expect(codedWork({ result: 'helped', wrong: 9, hint: 4, took: 70_000, firstWrong: 'b0c2' }, legal)).toEqual({ result: 'helped', wrong: 4, hint: 3, time: 6, firstWrong: 1 });
    expect(codedWork({ result: 'failed', wrong: 1, hint: 0, took: 1e9, firstWrong: 'i9i8' }, legal)).toEqual({ result: 'failed', wrong: 1, hint: 0, time: 11, firstWrong: null });
    expect([0, 999, 1999, 2000, 60_000].map(bucketOf)).toEqual([0, 0, 0, 1, 5]);
    expect([0, 1, 5].map(timeOf)).toEqual([1000, 3000, 48_000]);
  });
});

describe('codes in a text', () => {
  const codes = [3, 8, 20].map((count, at) => writeResult({ ...randomCode(`search-${count}`, count), pupil: at + 1 }));
  const [first = '', second = '', third = ''] = codes;

  it('are found in a chat, in links, in lines below each other, and broken by a line', () => {
    const chat = `[11-30 19:02] 小明妈妈: 交作业 ${first}\n[11-30 19:05] 小红: https://example.org/canju/#/r/${second.replaceAll('-', '')} 谢谢老师\n`;
    expect(findCodes(chat).codes.map(({ text }) => text).sort()).toEqual([first, second].sort());
    expect(findCodes(codes.join('\n')).codes.map(({ text }) => text)).toEqual(codes);
    expect(findCodes(`x ${third.slice(0, 36)}\n${third.slice(36)} y`).codes).toHaveLength(1);
    expect(findCodes(`１号：${first.replaceAll('-', '—')}。`).codes).toHaveLength(1);
    expect(findCodes(`${first} ${first}\n${first.toLowerCase()}`).codes).toHaveLength(1);
  });

  it('that are damaged are named; numbers and words are not', () => {
    const broken = third.replace(/^./, (letter) => (letter === 'Z' ? 'Y' : 'Z'));
    expect(findCodes(`${first}\n${broken}`)).toMatchObject({ codes: [{ text: first }], damaged: [broken] });
    expect(findCodes('tel 13800138000, 20261130 1902, homework for tomorrow evening, 12345678-1234').damaged).toEqual([]);
    expect(findCodes(`https://x.org/#/r/${first.replaceAll('-', '')}0`).damaged).toHaveLength(1);
  });
});

describe('pupils', () => {
  it('are numbers and pairs of pictures', () => {
    expect(new Set(PICTURES).size).toBe(PICTURES.length);
    for (let tag = 1; tag < TAGS; tag += 1) {
      const pair = picturesOf(tag);
      if (pair !== null) expect(pairTag(...pair)).toBe(tag);
    }
    expect([tagText(7), tagText(pairTag(0, 23))]).toEqual(['7', '🐼🎵']);
    expect([isTag(0), isTag(1), isTag(TAGS), isTag(1.5), isTag('7')]).toEqual([false, true, false, false, false]);
  });

  it('have work that is read with bounds', () => {
    const work = { result: 'helped', wrong: 2, hint: 1, took: 5000, firstWrong: 'a0a1' };
    expect(parseWork(work)).toEqual(work);
    expect(parseWork({ ...work, firstWrong: 'z' })).toEqual({ ...work, firstWrong: null });
    expect([parseWork(null), parseWork({ ...work, result: 'won' }), parseWork({ ...work, wrong: -1 }), parseWork({ ...work, took: 1e12 })]).toEqual([null, null, null, null]);
  });
});
