/**
 * The web app manifest. Everything is relative, because a project page may live under a sub-path. Shared files come as a form, which
 * the service worker takes (`src/sw.ts`); files that are opened with the app come by its launch queue.
 */
import type { ManifestOptions } from 'vite-plugin-pwa';

/** Types of our own for formats that have none: a wide type would claim every text and every picture. */
const FILES: Record<string, string[]> = {
  'application/vnd.canju.set+json': ['.canju'],
  'application/x-xqf': ['.xqf'],
  'application/x-ccbridge': ['.cbr', '.cbl', '.cbf'],
  'application/vnd.chess-pgn': ['.pgn'],
  'application/x-fen': ['.fen'],
  'application/x-xiangqi': ['.mxq', '.che', '.ccm', '.chn', '.pfc', '.wxf'],
};

/** What may also be shared with the page, by a choice that a person makes each time: wide types, and what other systems call PGN. */
const SHARED = ['text/plain', 'text/html', 'application/x-chess-pgn', 'application/zip', '.zip', 'application/gzip', '.gz', 'application/octet-stream'];

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
  file_handlers: [{ action: './', accept: FILES }],
  share_target: {
    action: './?share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: [...Object.keys(FILES), ...Object.values(FILES).flat(), ...SHARED] }] },
  },
};
