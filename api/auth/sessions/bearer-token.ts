import type { FastifyRequest } from 'fastify';

const SCHEME = 'bearer ';
/** A session's token has some 300 characters. */
const LONGEST_TOKEN = 1_024;

/** passport-jwt's own extractor needs a time that grows with the square of the header's length. */
export function bearerToken({
  headers: { authorization = '' },
}: Pick<FastifyRequest, 'headers'>): string | null {
  if (
    authorization.length > SCHEME.length + LONGEST_TOKEN ||
    authorization.slice(0, SCHEME.length).toLowerCase() !== SCHEME
  )
    return null;
  return authorization.slice(SCHEME.length).trim() || null;
}
