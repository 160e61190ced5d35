import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CODE } from '../config/folders.js';
import { setForgeryCookie } from './anti-forgery.js';
import { PAGE_HEADERS } from './security-headers.js';

const YEAR_S = 365 * 24 * 60 * 60;
const HIDDEN = /(^|\/)\./;
const publicFolder = join(CODE, 'public');

export async function serveScreens(server: FastifyInstance): Promise<void> {
  const page = join(publicFolder, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
  // One route for all files: a route per file would take a fifth of the start-up time.
  const files = new Set(html === undefined ? [] : readdirSync(publicFolder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')).filter((path) => !HIDDEN.test(path)));
  if (html !== undefined) {
    const { default: fastifyStatic } = await import('@fastify/static');
    await server.register(fastifyStatic, {
      root: publicFolder,
      serve: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        void reply.header('Cache-Control', path.includes('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      },
    });
  }
  server.get('/*', (request, reply) => {
    const [path = ''] = request.url.slice(1).split('?', 1);
    if (looksLikeFile(request.url) && files.has(path)) return reply.sendFile(path);
    if (html === undefined || isApi(request.url) || looksLikeFile(request.url)) return reply.callNotFound();
    setForgeryCookie(request, reply);
    return reply.type('text/html; charset=utf-8').headers({ ...PAGE_HEADERS, 'Cache-Control': 'no-cache' }).send(html);
  });
}

export function isApi(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url);
}

/** A missing file such as '/.env' or '/assets/old-1234.js' must not get the index page. */
function looksLikeFile(url: string): boolean {
  return /^[^?]*(\/\.|\.[^/?]*(\?|$))/.test(url);
}
