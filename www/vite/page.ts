/**
 * What is done to index.html at build time: the boot script is put inline (it sets the theme before the first paint, and asks
 * for the words of the reader's language), a Content-Security-Policy is written that allows that one inline script by its hash
 * and nothing else, and the engine, the packs and the later scripts of the first puzzle are asked for while the first script is
 * still on its way. The dev server gets no policy, because its own client is an inline script.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { ON_THE_WAY, reach } from './first.ts';
import { firstFiles } from './library.ts';

type OutputBundle = Rolldown.OutputBundle;

function policy(scriptHash: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${scriptHash}'`,
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function chunkOf(bundle: OutputBundle, source: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/${source}`))) return file;
  throw new Error(`no chunk holds ${source}`);
}

/** The files with the words of the first screen, by language. */
function firstWords(bundle: OutputBundle): Record<string, string> {
  return Object.fromEntries(['zh-hans', 'zh-hant', 'en'].map((language) => [language, `./${chunkOf(bundle, `i18n/${language}/core.ftl`).fileName}`]));
}

/** Scripts come before what else is fetched, where the line is narrow. */
function modulePreloads(bundle: OutputBundle, html: string): string {
  const importsOf = (name: string) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file.imports : null;
  };
  const names = [...reach(ON_THE_WAY.map((source) => chunkOf(bundle, source).fileName), importsOf)].filter((name) => !html.includes(name));
  return names.map((name) => `<link rel="modulepreload" crossorigin href="./${name}">`).join('');
}

/** Links that start the fetches of main.ts early; without them each would wait for the script that asks for it. */
function preloads(bundle: OutputBundle): string {
  const built = Object.keys(bundle).filter((name) => /^assets\/(?:canju_wasm.*\.wasm|.*\.json)$/.test(name)).map((name) => `./${name}`);
  return [...built, ...firstFiles()].map((address) => `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${address}">`).join('');
}

/** `bootFile` is a path to a small classic script. */
export function page(bootFile: URL): Plugin {
  return {
    name: 'canju-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        const { bundle } = context;
        const words = bundle === undefined ? {} : firstWords(bundle);
        const code = readFileSync(bootFile, 'utf8').trim().replace('WORDS', () => JSON.stringify(words));
        const hash = createHash('sha256').update(code).digest('base64');
        const withBoot = html.replace('<!--boot-->', () => `<script>${code}</script>`);
        if (bundle === undefined) return withBoot;
        return withBoot
          .replace('<!--policy-->', () => `<meta http-equiv="Content-Security-Policy" content="${policy(hash)}">`)
          .replace('</head>', () => `${modulePreloads(bundle, html)}${preloads(bundle)}</head>`);
      },
    },
  };
}
