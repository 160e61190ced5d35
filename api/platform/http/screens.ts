import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CODE } from '../config/folders.js';
import { giveForgeryCookie } from './anti-forgery.js';
import { PAGE_HEADERS } from './security-headers.js';

const YEAR_S = 365 * 24 * 60 * 60;
/** An editor's or a file manager's. */
const HIDDEN = /(^|\/)\./;
const publicFolder = join(CODE, 'public');

/** Serves the built screens: files by name, and the one page for every other address outside /api. */
export async function serveScreens(server: FastifyInstance): Promise<void> {
  const page = join(publicFolder, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
  // By their names from one route: a route for each of them would take a fifth of the start.
  const files = new Set(html === undefined ? [] : readdirSync(publicFolder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')).filter((path) => !HIDDEN.test(path)));
  if (html !== undefined) {
    const { default: fastifyStatic } = await import('@fastify/static');
    await server.register(fastifyStatic, {
      root: publicFolder,
      serve: false,
      // The build has written them beside the files.
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Files under assets/ carry a hash of their content in their name.
        void reply.header('Cache-Control', path.includes('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      },
    });
  }
  server.get('/*', (request, reply) => {
    const [path = ''] = request.url.slice(1).split('?', 1);
    if (looksLikeFile(request.url) && files.has(path)) return reply.sendFile(path);
    if (html === undefined || isApi(request.url) || looksLikeFile(request.url)) return reply.callNotFound();
    giveForgeryCookie(request, reply);
    return reply.type('text/html; charset=utf-8').headers({ ...PAGE_HEADERS, 'Cache-Control': 'no-cache' }).send(html);
  });
}

export function isApi(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url);
}

/** '/.env', '/.git/config', '/assets/old-1234.js': a file that is not there is not a page. */
function looksLikeFile(url: string): boolean {
  return /^[^?]*(\/\.|\.[^/?]*(\?|$))/.test(url);
}
