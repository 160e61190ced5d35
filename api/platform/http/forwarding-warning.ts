import type { FastifyRequest } from 'fastify';

const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'];

/** Behind a proxy that nobody told us of, everybody seems to come from one address: said once, in the log. */
export function forwardingWarning(trustProxy: unknown): (request: FastifyRequest) => void {
  let said = trustProxy !== false;
  return (request) => {
    if (said || !FORWARDING_HEADERS.some((name) => name in request.headers)) return;
    said = true;
    request.log.warn({ reqId: request.id }, 'A request carried forwarding headers, which are ignored: set TRUST_PROXY if the server stands behind a proxy.');
  };
}
