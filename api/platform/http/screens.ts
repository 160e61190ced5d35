import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  const files = new Set(
    html === undefined
      ? []
      : readdirSync(publicFolder, { recursive: true, encoding: 'utf8' })
          .map((path) => path.replaceAll('\\', '/'))
          .filter((path) => !HIDDEN.test(path)),
  );
  if (html !== undefined) {
    const { default: fastifyStatic } = await import('@fastify/static');
    await server.register(fastifyStatic, {
      root: publicFolder,
      serve: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        void reply.header(
          'Cache-Control',
          path.includes('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
        );
      },
    });
  }
  server.get('/*', (request, reply) => {
    const path = restOf(request);
    if (looksLikeFile(path) && files.has(path)) return reply.sendFile(path);
    if (html === undefined || isApi(request) || looksLikeFile(path)) return reply.callNotFound();
    setForgeryCookie(request, reply);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...PAGE_HEADERS, 'Cache-Control': 'no-cache' })
      .send(html);
  });
}

/** By the route that was found: the router decodes a path, so that '/%61pi/…' leads to the API as well. */
export function isApi(request: FastifyRequest): boolean {
  const { url = '/*' } = request.routeOptions;
  const path = url === '/*' ? `/${restOf(request)}` : url;
  return path === '/api' || path.startsWith('/api/');
}

/** The decoded path behind the first slash of a request for which there is no route of its own. */
function restOf({ params }: FastifyRequest): string {
  return (params as { '*'?: string } | undefined)?.['*'] ?? '';
}

/** A missing file such as '/.env' or '/assets/old-1234.js' must not get the index page. */
function looksLikeFile(path: string): boolean {
  return (
    path.startsWith('.') ||
    path.includes('/.') ||
    path.slice(path.lastIndexOf('/') + 1).includes('.')
  );
}
