/**
 * What is done to index.html at build time: the boot script is put inline (it sets theme and language before the first paint, and
 * asks for the words), and so are the styles of the first screen with a picture to paint, so that something stands before any other
 * file is there. A Content-Security-Policy is written that allows those two by their hashes and nothing else, and the engine, the
 * packs and the later scripts of the first puzzle are asked for while the first script is still on its way. The dev server gets
 * neither policy nor picture: its own client is an inline script, and its styles come by script.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { firstPicture, LANGUAGES } from './first-picture.ts';
import { ON_THE_WAY, reach } from './first.ts';
import { firstFiles } from './library.ts';

type OutputBundle = Rolldown.OutputBundle;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policy(script: string, styles: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashOf(script)}`,
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    `style-src 'self' ${hashOf(styles)}`,
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
  return Object.fromEntries(LANGUAGES.map((language) => [language, `./${chunkOf(bundle, `i18n/${language.toLowerCase()}/core.ftl`).fileName}`]));
}

/** Takes the stylesheets of the first screen out of the bundle; no script is to ask for them again. */
function takeStyles(bundle: OutputBundle): string {
  const { viteMetadata } = chunkOf(bundle, 'main.ts');
  const names = [...(viteMetadata?.importedCss ?? [])];
  viteMetadata?.importedCss.clear();
  return names
    .map((name) => {
      const file = bundle[name];
      if (file?.type !== 'asset') throw new Error(`no stylesheet ${name}`);
      Reflect.deleteProperty(bundle, name);
      return String(file.source).trim();
    })
    .join('');
}

/** Scripts come before what else is fetched, where the line is narrow; the engine, which is as large as all of them, when the last of these has come. */
function modulePreloads(bundle: OutputBundle, html: string): string {
  const engine = Object.keys(bundle).filter((name) => /^assets\/canju_wasm.*\.wasm$/.test(name));
  const last = chunkOf(bundle, 'app/guide.ts').fileName;
  const importsOf = (name: string) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file.imports : null;
  };
  const names = [...reach(ON_THE_WAY.map((source) => chunkOf(bundle, source).fileName), importsOf)].filter((name) => !html.includes(name));
  return names.map((name) => `<link rel="modulepreload" crossorigin href="./${name}"${name === last ? ` data-then="./${engine.join()}"` : ''}>`).join('');
}

/** Links that start the fetches of main.ts early; without them each would wait for the script that asks for it. */
function preloads(bundle: OutputBundle): string {
  const built = Object.keys(bundle).filter((name) => /^assets\/.*\.json$/.test(name)).map((name) => `./${name}`);
  return [...built, ...firstFiles()].map((address) => `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${address}">`).join('');
}

/** `bootFile` is a path to a small classic script. */
export function page(bootFile: URL): Plugin {
  let styles = '';
  return {
    name: 'canju-page',
    // Before scripts are told which stylesheets they need.
    generateBundle: { order: 'pre', handler: (_, bundle) => void (styles = takeStyles(bundle)) },
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        const { bundle } = context;
        const words = bundle === undefined ? {} : firstWords(bundle);
        const code = readFileSync(bootFile, 'utf8').trim().replace('WORDS', () => JSON.stringify(words));
        const withBoot = html.replace('<!--boot-->', () => `<script>${code}</script>`);
        if (bundle === undefined) return withBoot.replace('<!--first-picture-->', '');
        return withBoot
          .replace('<!--policy-->', () => `<meta http-equiv="Content-Security-Policy" content="${policy(code, styles)}">`)
          .replace('<!--first-picture-->', firstPicture)
          .replace('</head>', () => `<style>${styles}</style>${modulePreloads(bundle, html)}${preloads(bundle)}</head>`);
      },
    },
  };
}
