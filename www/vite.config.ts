/** How the front end is bundled: relative URLs (any sub-path of any static host), hashed assets, a precached PWA. */
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './vite/manifest.ts';
import { page } from './vite/page.ts';

export default defineConfig({
  base: './',
  // Packs live at the repository root and are bundled from there.
  server: { fs: { allow: ['..'] } },
  build: {
    target: ['chrome109', 'safari16.4', 'firefox115'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  worker: { format: 'es' },
  plugins: [
    page(new URL('./vite/boot.js', import.meta.url)),
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
        globPatterns: ['**/*.{html,js,css,wasm,json,woff2,svg,png,webmanifest}'],
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
    }),
  ],
});
