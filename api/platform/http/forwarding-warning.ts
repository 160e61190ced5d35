import type { FastifyRequest } from 'fastify';

const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'];

export function forwardingWarning(trustProxy: unknown): (request: FastifyRequest) => void {
  let warned = trustProxy !== false;
  return (request) => {
    if (warned || !FORWARDING_HEADERS.some((name) => name in request.headers)) return;
    warned = true;
    request.log.warn({ reqId: request.id }, 'A request carried forwarding headers, which are ignored: set TRUST_PROXY if the server stands behind a proxy.');
  };
}
