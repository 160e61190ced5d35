import type { FastifyInstance } from 'fastify';

const OPEN_BODY_BYTES = 16 * 1024;

/** The bodies of calls that nobody has to sign in for are small: a sign-in is the longest. Fastify refuses a longer one before it is parsed. */
export function limitOpenBodies(server: FastifyInstance, routes: { method: string; path: string; isPublic: boolean }[]): void {
  const open = new Set(routes.filter(({ isPublic }) => isPublic).map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`));
  server.addHook('onRoute', (route) => {
    if (open.has(`${String(route.method)} ${route.url}`)) route.bodyLimit = OPEN_BODY_BYTES;
  });
}
