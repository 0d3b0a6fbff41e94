/** The message files against each other, and against the code that asks for messages. */
import type { FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from './languages';
import { loadLanguage, loadWords, makeBundle, t } from './messages';

const files = import.meta.glob<FluentResource['body']>('./*/*.ftl', { import: 'default', eager: true });
const texts = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The files of a language by their areas, all of them in one. */
const inOrder = <T>(all: Record<string, T>, language: Language): T[] =>
  Object.entries(all).filter(([file]) => file.startsWith(`./${language.toLowerCase()}/`)).sort(([a], [b]) => a.localeCompare(b)).map(([, each]) => each);
const bodyOf = (language: Language) => inOrder(files, language).flat();
const simplified = bodyOf('zh-Hans');
const simplifiedText = inOrder(texts, 'zh-Hans').join('\n');
const traditionalText = inOrder(texts, 'zh-Hant').join('\n');

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/pkg/**', '!../generated/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Keys made at run time from these beginnings and an outside code or a union of our own. */
const OPEN = /^(?:fault|sheet|own-goal|option-defence|pupil-by|class-mark|fault-note|mark|note|group|filter|theme|speed|labels|notation|pieces|action|nav|keys|mode|mode-note|restore|run-over|run-empty|read|read-option|ground|set-kind|cards|fade|status|only|goal|sort|goal-choice|unread|warning|loss|format|at|book|import-show|import-work|import-tab)-|^(?:board-direction|proof-side|proof-kind)$/;

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
  it.each(LANGUAGES)('of %s have the areas, keys, variables and marks of zh-Hans', (language) => {
    const areas = (of: Language) => Object.keys(files).filter((file) => file.startsWith(`./${of.toLowerCase()}/`)).map((file) => file.split('/').at(-1)).sort();
    expect(areas(language)).toEqual(areas('zh-Hans'));
    for (const [at, body] of inOrder(files, language).entries()) {
      const source = inOrder(files, 'zh-Hans')[at] ?? [];
      expect(placeables(body)).toEqual(placeables(source));
      expect(marks(body)).toEqual(marks(source));
    }
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
  const say = (language: Language, n: number) => {
    const bundle = makeBundle(language, bodyOf(language));
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

describe('numbers in messages', () => {
  const unread = (n: number) => t('paste-unread', { text: '…', n }).replace(/^.*: /u, '');

  it('choose their plural, and have groups from a thousand on', async () => {
    await loadLanguage('en');
    await loadWords('board');
    expect([1, 12, 1200].map(unread)).toEqual(['1 move', '12 moves', '1,200 moves']);
  });

  it('of three figures are written without a formatter of the system', async () => {
    await loadLanguage('zh-Hans');
    await loadWords('board');
    const made = vi.spyOn(Intl, 'NumberFormat');
    unread(999);
    expect(made).not.toHaveBeenCalled();
    unread(1000);
    expect(made).toHaveBeenCalledOnce();
    made.mockRestore();
  });
});
