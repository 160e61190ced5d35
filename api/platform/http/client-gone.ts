import type { FastifyReply } from 'fastify';

/** Ends what is done for an answer when nobody waits for it any more. Fastify's own signal comes when the body has been read. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort();
  else reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
