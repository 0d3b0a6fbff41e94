/** Whether the words that a file asks for are there when it is: those of `core`, and of the areas that came with it. */
import type { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/pkg/**', '!../generated/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<FluentResource['body']>('./zh-hans/*.ftl', { import: 'default', eager: true });

const areaOf = new Map(Object.entries(files).flatMap(([file, body]) => body.map(({ id }) => [id, /(\w+)\.ftl$/.exec(file)?.[1] ?? ''] as const)));

/** The source that `spec` in `from` stands for; null for libraries and what is generated. */
function resolve(from: string, spec: string): string | null {
  if (!spec.startsWith('.')) return null;
  const path = new URL(spec, `file:///src/i18n/${from}`).pathname;
  const back = path.startsWith('/src/i18n/') ? `./${path.slice('/src/i18n/'.length)}` : `../${path.slice('/src/'.length)}`;
  return [`${back}.ts`, `${back}.tsx`, back].find((each) => each in sources) ?? null;
}

/** A file and all that it imports at once. */
function withImports(start: string): Set<string> {
  const found = new Set<string>();
  const left = [start];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, spec = ''] of (sources[file] ?? '').matchAll(/^import (?!type\b)[^;]*?from '([^']+)'/gmu)) {
      const next = resolve(file, spec);
      if (next !== null) left.push(next);
    }
  }
  return found;
}

/** Keys that a file names whole, and those of the families that it makes keys of. */
function keysOf(code: string): string[] {
  const named = [...code.matchAll(/\b(?:t|runs|has|words)\(\s*'([\w-]+)'/gu)].map(([, key]) => key ?? '');
  const families = [...code.matchAll(/\bt\(`([\w-]+-)\$\{[^}]*\}`/gu)].map(([, start]) => start ?? '');
  // Words of two parts and more are hardly anything else.
  const quoted = [...code.matchAll(/'([a-z]\w*(?:-\w+)+)'/gu)].map(([, key]) => key ?? '');
  return [...named, ...quoted, ...[...areaOf.keys()].filter((key) => families.some((start) => key.startsWith(start) && !key.slice(start.length).includes('-')))];
}

/** Keys that are asked for by `start` or what it imports, and are in none of `areas`. */
function missing(start: string, areas: readonly string[]): string[] {
  const keys = [...withImports(start)].flatMap((file) => keysOf(sources[file] ?? ''));
  return [...new Set(keys)].filter((key) => areaOf.has(key) && areaOf.get(key) !== 'core' && !areas.includes(areaOf.get(key) ?? '')).map((key) => `${start}: ${key} of ${areaOf.get(key) ?? ''}`);
}

/** Every view that comes later, with the areas that come with it. */
const later = Object.entries(sources).flatMap(([from, code]) =>
  [...code.matchAll(/later(?:<[^>]*>)?\(\(\) => import\('([^']+)'\).*?\)(?:, \w+)?(?:, \[([^\]]*)\])?\)(?:[;,]| \})/gu)].map(([, spec = '', areas = '']) => ({
    file: resolve(from, spec) ?? spec,
    areas: [...areas.matchAll(/'(\w+)'/gu)].map(([, area]) => area ?? ''),
  })),
);

/** Parts of the loop that come later: they speak at any time, so with words of the page alone. */
const parts = Object.entries(sources).flatMap(([from, code]) =>
  /^\.\.\/(?:app|main)/u.test(from) ? [...code.matchAll(/import\('([^']+)'\)/gu)].map(([, spec = '']) => resolve(from, spec) ?? spec) : [],
);

describe('areas of words', () => {
  it('are found for the views', () => {
    expect(later.length).toBeGreaterThan(15);
    expect(new Set(later.flatMap(({ areas }) => areas)).size).toBeGreaterThan(2);
  });

  it('hold each key once', () => {
    expect(Object.values(files).reduce((sum, body) => sum + body.length, 0)).toBe(areaOf.size);
  });

  it('of the page itself are in core', () => {
    expect(missing('../main.ts', [])).toEqual([]);
  });

  it.each(parts)('of %s are in core', (file) => {
    expect(missing(file, [])).toEqual([]);
  });

  it.each(later)('of $file come with it', ({ file, areas }) => {
    expect(missing(file, areas)).toEqual([]);
  });
});
