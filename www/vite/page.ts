/**
 * What is done to index.html at build time: the boot script is put inline (it sets the theme before the first paint) and
 * a Content-Security-Policy is written that allows that one inline script by its hash and nothing else. The dev server
 * gets no policy, because its own client is an inline script.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

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
        return context.server === undefined
          ? withBoot.replace(
              '<!--policy-->',
              () => `<meta http-equiv="Content-Security-Policy" content="${policy(hash)}">`,
            )
          : withBoot;
      },
    },
  };
}
