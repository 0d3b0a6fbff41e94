/** The message files against each other, and against the code that asks for messages. */
import type { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import english from './en.ftl';
import { makeBundle } from './messages';
import simplified from './zh-hans.ftl';
import simplifiedText from './zh-hans.ftl?raw';
import traditional from './zh-hant.ftl';
import traditionalText from './zh-hant.ftl?raw';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../engine/pkg/**', '!../generated/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Keys made at run time from these beginnings and an outside code or a union of our own. */
const OPEN = /^(?:fault|fault-note|mark|note|group|filter|theme|speed|labels|notation|pieces|action|nav|keys|mode|mode-note|restore|run-over|run-empty|status|only|goal|sort)-|^board-direction$/;

/** The variables of a message, by key. */
function placeables(body: FluentResource['body']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of body) {
    const names = [...JSON.stringify(entry.value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? '');
    found.set(entry.id, [...new Set(names)].sort());
  }
  return found;
}

/** Names inside <…> marks of a message, by key. */
function marks(body: FluentResource['body']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of body) {
    const names = [...JSON.stringify(entry.value).matchAll(/<(\/?\w+)>/g)].map((match) => match[1] ?? '');
    found.set(entry.id, names.sort());
  }
  return found;
}

describe('message files', () => {
  it.each([
    ['zh-Hant', traditional],
    ['en', english],
  ])('%s has the keys, variables and marks of zh-Hans', (_, source) => {
    expect(placeables(source)).toEqual(placeables(simplified));
    expect(marks(source)).toEqual(marks(simplified));
  });

  it('hold every key that the code asks for', () => {
    const keys = new Set(placeables(simplified).keys());
    const asked = Object.values(sources).flatMap((code) =>
      [...code.matchAll(/\b(?:t|runs|has)\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('hold no key that nobody asks for', () => {
    const code = Object.values(sources).join('\n');
    const unused = [...placeables(simplified).keys()].filter((key) => !code.includes(`'${key}'`) && !code.includes(`id="${key}"`) && !OPEN.test(key));
    expect(unused).toEqual([]);
  });

  it('have simplified and traditional characters each in their own file', () => {
    // Characters that exist in one of the two writings only; 车马 stands in both as a sample of the piece set.
    expect(traditionalText.replace('车马', '').match(/[杀绝两应说设这个还没将题网链检语练轮势]/gu)).toBeNull();
    expect(simplifiedText.replace('俥傌', '').match(/[殺絕兩應說設這個還沒將題網鏈檢語練輪勢]/gu)).toBeNull();
  });
});

describe('numbers in words', () => {
  const say = (language: 'zh-Hans' | 'zh-Hant' | 'en', n: number) => {
    const source = { 'zh-Hans': simplified, 'zh-Hant': traditional, en: english }[language];
    const bundle = makeBundle(language, source);
    const message = bundle.getMessage('task-plain');
    return message?.value == null ? '' : bundle.formatPattern(message.value, { side: 'red', n });
  };

  it('count moves as people do', () => {
    expect([1, 2, 3, 10, 12, 20, 22].map((n) => say('zh-Hans', n).slice(3))).toEqual([
      '一步杀', '两步杀', '三步杀', '十步杀', '十二步杀', '二十步杀', '二十二步杀',
    ]);
    expect(say('zh-Hant', 2)).toBe('紅先，兩步殺');
    expect(say('en', 3)).toBe('Red mates in 3');
  });
});
