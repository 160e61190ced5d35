import type { FastifyReply, FastifyRequest } from 'fastify';

const SIGN_IN = '/api/auth/login';
/** A person may send any name with their request; the log must not grow by it. */
const MAX_WARNINGS = 5;
const HOST_NAME = /^[a-z\d.:[\]-]{1,255}$/i;

/** Warns once for each other host that people sign in at. Only admitted sign-ins count: strangers try every name. */
export function otherAddressWarning(
  publicUrl: URL | undefined,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const warned = new Set<string>();
  return (request, reply) => {
    if (!publicUrl || reply.statusCode !== 200 || request.routeOptions.url !== SIGN_IN) return;
    const host = hostOf(request, publicUrl);
    if (host === undefined || host === publicUrl.host || warned.has(host)) return;
    if (warned.size >= MAX_WARNINGS) return;
    warned.add(host);
    request.log.warn(
      { reqId: request.id },
      `Somebody signed in at ${host}, but PUBLIC_URL is ${publicUrl.origin}: links in emails and addresses of calendars lead there. Set PUBLIC_URL to the address that people type; if it is right, the proxy must keep the header Host.`,
    );
  };
}

/** Without the port that the protocol implies. */
function hostOf({ host }: FastifyRequest, { protocol }: URL): string | undefined {
  const url = `${protocol}//${host}`;
  return HOST_NAME.test(host) && URL.canParse(url) ? new URL(url).host : undefined;
}
