/** Stylesheets come with their screens and stay: a class that two of them style by itself looks different after the other screen was visited. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** All of these come with the page, in this order. */
const FIRST = ['frame.css', 'controls.css', 'over.css', 'solve.css', 'verdict.css', 'solve-sizes.css', 'first-run.css', 'ghost.css'];

it('styles each class, by itself, in one of the files that come late', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'))) {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replace(/\/\*.*?\*\//gs, '');
    for (const [, selectors = ''] of text.matchAll(/(?:^|[}{;])\s*([^{}@;]+)\{/g)) {
      // Names in brackets narrow another selector.
      for (const selector of selectors.replace(/\([^)]*\)/g, '()').split(',').map((each) => each.trim())) {
        if (!/^\.[\w-]+$/.test(selector)) continue;
        owners.set(selector, (owners.get(selector) ?? new Set()).add(FIRST.includes(file) ? 'the first' : file));
      }
    }
  }
  expect(owners.size).toBeGreaterThan(300);
  const twice = [...owners].filter(([, files]) => files.size > 1).map(([name, files]) => `${name}: ${[...files].join(', ')}`);
  expect(twice).toEqual([]);
});
