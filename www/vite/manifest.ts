/**
 * The web app manifest. Everything is relative, because a project page may live under a sub-path. File handlers, share
 * target and shortcuts join when the screens that they open exist.
 */
import type { ManifestOptions } from 'vite-plugin-pwa';

export const manifest: Partial<ManifestOptions> = {
  id: './',
  name: '残局 · 象棋杀法练习',
  short_name: '残局',
  description: '象棋残局与杀法练习。每一着都由程序证明对错，可离线使用。',
  lang: 'zh-Hans',
  dir: 'ltr',
  start_url: './?src=app',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  theme_color: '#f6f3ec',
  background_color: '#f6f3ec',
  categories: ['games', 'education'],
  icons: [
    { src: 'generated/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'generated/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'generated/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  launch_handler: { client_mode: 'focus-existing' },
};
