/** How the front end is bundled: relative URLs (any sub-path of any static host), hashed assets, a precached PWA. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { eager, scriptOf } from './vite/first.ts';
import { libraryVersion } from './vite/library.ts';
import { manifest } from './vite/manifest.ts';
import { messages } from './vite/messages.ts';
import { page } from './vite/page.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version), __LIBRARY_VERSION__: JSON.stringify(libraryVersion()) },
  base: './',
  // The catalogue of names lives at the repository root.
  server: { fs: { allow: ['..'] } },
  build: {
    target: ['chrome109', 'safari16.4', 'firefox115'],
    assetsInlineLimit: 0,
    // Chunks of the first screen are named in the page; later ones are stored already when they are asked for.
    modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // The outlines have a budget of their own, and change less often than the program.
        codeSplitting: { groups: [{ name: 'glyphs', test: /generated\/glyphs/, priority: 1 }, { name: scriptOf(join(import.meta.dirname, 'src')) }] },
      },
    },
  },
  worker: { format: 'es' },
  plugins: [
    messages(),
    page(new URL('./vite/boot.js', import.meta.url)),
    eager(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      // main.ts registers the worker itself: the update prompt has to wait for the end of a puzzle.
      injectRegister: false,
      registerType: 'prompt',
      includeManifestIcons: false,
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,wasm,json,woff2,svg,png,txt,webmanifest}', 'generated/library/{index,basics}.*.bin'],
        // Stored after the first use of the page, as the packs are.
        globIgnores: ['assets/canju_workshop*.wasm'],
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
    }),
  ],
});
