import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.js';

/**
 * Tokens whose signature was found good before need not be computed again. Whether the session behind one is still good
 * is asked with every request all the same. Provided by the module that keeps sessions.
 */
export abstract class VerifiedTokens {
  /** Undefined for a token that is not known, or no longer good: then the whole check decides. */
  abstract actorOf(token: string, request: FastifyRequest): Promise<Actor | undefined>;
}
