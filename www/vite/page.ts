/**
 * What is done to index.html at build time: the boot script is put inline (it sets the theme before the first paint), a
 * Content-Security-Policy is written that allows that one inline script by its hash and nothing else, and the engine and
 * the packs are asked for while the script is still on its way. The dev server gets no policy, because its own client is
 * an inline script.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
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

/**
 * Links that start the fetches of main.ts early; without them each would wait for the script that asks for it. They stand
 * after the script, which comes first where the line is narrow.
 */
function preloads(bundle: OutputBundle): string {
  const built = Object.keys(bundle).filter((name) => /^assets\/(?:canju_wasm.*\.wasm|.*\.json)$/.test(name)).map((name) => `./${name}`);
  return [...built, ...firstFiles()].map((address) => `<link rel="preload" as="fetch" crossorigin href="${address}">`).join('');
}

/** `bootFile` is a path to a small classic script. */
export function page(bootFile: URL): Plugin {
  return {
    name: 'canju-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        const code = readFileSync(bootFile, 'utf8').trim();
        const hash = createHash('sha256').update(code).digest('base64');
        const withBoot = html.replace('<!--boot-->', () => `<script>${code}</script>`);
        if (context.bundle === undefined) return withBoot;
        const { bundle } = context;
        return withBoot
          .replace('<!--policy-->', () => `<meta http-equiv="Content-Security-Policy" content="${policy(hash)}">`)
          .replace('</head>', () => `${preloads(bundle)}</head>`);
      },
    },
  };
}
