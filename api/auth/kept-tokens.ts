import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { VerifiedTokens } from '../access/verified-tokens.js';
import type { Actor } from '../access/actor.js';
import { Clock } from '../config/clock.js';
import type { TokenClaims } from './session-tokens.js';
import { Sessions } from './sessions.js';

const MOST = 5_000;

/** Keeps what verified tokens say, newest last, until they expire or there are too many. */
@Injectable()
export class KeptTokens extends VerifiedTokens {
  private readonly claims = new Map<string, TokenClaims>();

  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {
    super();
  }

  async actorOf(token: string, request: FastifyRequest): Promise<Actor | undefined> {
    const claims = this.claims.get(token);
    if (!claims) return undefined;
    const actor = claims.exp * 1000 > this.clock.now() ? await this.sessions.actorOf(claims.sid, claims.sub, request) : undefined;
    if (!actor) this.claims.delete(token);
    return actor;
  }

  keep(token: string, claims: TokenClaims): void {
    this.claims.set(token, claims);
    if (this.claims.size > MOST) this.claims.delete(this.claims.keys().next().value as string);
  }
}
