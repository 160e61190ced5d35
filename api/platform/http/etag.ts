import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** From the content: a list joins several tables, and a tag made from their newest changes would show old pay if one were forgotten. */
export function etagOf(content: Buffer): string {
  return `"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
}

/** Browsers may store the content, but `no-cache` makes them revalidate it as the current user. */
export function matchesEtag(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.headers({ 'Cache-Control': 'private, no-cache', Vary: 'Authorization', ETag: etag });
  const requested = request.headers['if-none-match'];
  // A compressing proxy weakens the etag, and a client may send several.
  const unchanged = requested === '*' || requested?.includes(etag) === true;
  if (unchanged) void reply.status(304);
  return unchanged;
}
