/**
 * A static file server like the plainest host: files under a base path, MIME types, gzip, no special headers (no COOP, no COEP).
 *
 * As a program: node static-server.mjs --root DIR [--port N] [--base /canju/]. As a module: serveFolder(), for tests that
 * replace the folder under a running page.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { createGzip } from 'node:zlib';

/**
 * One answer of the server. `bytes` is the body as sent (compressed where it was); it grows until the answer has ended.
 * @typedef {{ path: string, bytes: number }} Sent
 */

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** Formats that are compressed already, and one that plain hosts do not compress. */
const PACKED = new Set(['.png', '.woff2', '.ico', '.bin']);

/**
 * Serves `root` under `base` on 127.0.0.1.
 * @param {{ root: string, base?: string, port?: number }} options `port` 0 takes a free one.
 * @returns {Promise<{ url: string, sent: readonly Sent[], setRoot(root: string): void, close(): Promise<void> }>} `sent` has all
 * answers in the order of their requests.
 */
export async function serveFolder({ root, base = '/', port = 0 }) {
  let folder = resolve(root);
  /** @type {Sent[]} */
  const sent = [];
  const server = createServer((request, response) => {
    const entry = { path: decodePath(request.url ?? '/') ?? '', bytes: 0 };
    sent.push(entry);
    answer(folder, base, request, response, entry).catch(() => {
      response.destroy();
    });
  });
  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done(undefined));
  });
  const { port: bound } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${bound}${base}`,
    sent,
    setRoot(next) {
      folder = resolve(next);
    },
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done(undefined)));
    },
  };
}

/**
 * @param {string} folder
 * @param {string} base
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Sent} entry
 */
async function answer(folder, base, request, response, entry) {
  const path = decodePath(request.url ?? '/');
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(response, 405, 'method not allowed');
  if (path === null) return plain(response, 400, 'bad request');
  if (`${path}/` === base) {
    response.writeHead(301, { location: base });
    return response.end();
  }
  if (!path.startsWith(base)) return plain(response, 404, 'not found');

  let file = normalize(join(folder, path.slice(base.length)));
  if (file !== folder && !file.startsWith(folder + sep)) return plain(response, 404, 'not found');
  let info = await stat(file).catch(() => null);
  if (info?.isDirectory()) {
    file = join(file, 'index.html');
    info = await stat(file).catch(() => null);
  }
  if (!info?.isFile()) return plain(response, 404, 'not found');

  const extension = extname(file);
  const packs = !PACKED.has(extension) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    ...(packs ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : { 'content-length': info.size }),
  });
  if (request.method === 'HEAD') return response.end();
  const source = createReadStream(file);
  source.on('error', () => response.destroy());
  const body = packs ? source.pipe(createGzip()) : source;
  body.on('data', (/** @type {Buffer} */ chunk) => {
    entry.bytes += chunk.length;
  });
  body.pipe(response);
}

/** @param {string} url */
function decodePath(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return null;
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function plain(response, status, text) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: {
      root: { type: 'string' },
      port: { type: 'string', default: '0' },
      base: { type: 'string', default: '/' },
    },
  });
  if (values.root === undefined) {
    console.error('usage: node static-server.mjs --root DIR [--port N] [--base /PATH/]');
    process.exit(2);
  }
  try {
    const { url } = await serveFolder({ root: values.root, base: values.base, port: Number(values.port) });
    console.log(url);
  } catch (error) {
    console.error(`cannot serve on port ${values.port}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
