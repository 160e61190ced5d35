import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names a content: the same for the same. */
export function etagOf(content: Buffer): string {
  return `"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
}

/**
 * Whether the caller has what this tag names already: then 304 without a body is the whole answer. What browsers keep they
 * use only after asking again, as the person it was for.
 */
export function matchesEtag(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  void reply.headers({ 'Cache-Control': 'private, no-cache', Vary: 'Authorization', ETag: tag });
  const known = request.headers['if-none-match'];
  // A compressing proxy weakens the tag, and a reader may name several.
  const unchanged = known === '*' || known?.includes(tag) === true;
  if (unchanged) void reply.status(304);
  return unchanged;
}
