/** After the screenshots: one page that shows them all, a row a state, so that one look finds what is off. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packs.ts';

export const SHOTS = process.env['CANJU_SHOTS'] ?? join(ROOT, 'shots');

/** `solve-idle.phone.light.zh-Hans.png`: state, size, theme, language. */
export function shotName(state: string, size: string, theme: string, language: string): string {
  return `${state}.${size}.${theme}.${language}.png`;
}

export default function writeContactSheet(): void {
  mkdirSync(SHOTS, { recursive: true });
  const names = readdirSync(SHOTS).filter((name) => name.endsWith('.png')).sort();
  const states = new Map<string, string[]>();
  for (const name of names) {
    const state = name.split('.').slice(0, 2).join(' · ');
    states.set(state, [...(states.get(state) ?? []), name]);
  }
  const rows = [...states].map(([state, files]) => {
    const figures = files.map((file) => {
      const caption = file.split('.').slice(2, 4).join(' ');
      return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a><figcaption>${caption}</figcaption></figure>`;
    });
    return `<section><h2>${state}</h2><div>${figures.join('')}</div></section>`;
  });
  const style =
    'body{font:14px system-ui;margin:16px;background:#888}h2{font-size:15px}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:420px;display:block}';
  writeFileSync(
    join(SHOTS, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Canju: ${names.length} screenshots</title><style>${style}</style>${rows.join('')}\n`,
  );
}
