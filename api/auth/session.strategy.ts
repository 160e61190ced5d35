import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { SESSION_STRATEGY } from '../access/access.guard.js';
import type { Actor } from '../access/actor.js';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { TOKEN_ALGORITHM, TOKEN_KEY, type TokenClaims } from './session-tokens.js';
import { KeptTokens } from './kept-tokens.js';
import { Sessions } from './sessions.js';

const bearer = ExtractJwt.fromAuthHeaderAsBearerToken() as unknown as (request: FastifyRequest) => string | null;

/** Bearer token → session → actor, for the guard. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(
    @Inject(CONFIGURATION) configuration: Configuration,
    private readonly sessions: Sessions,
    private readonly kept: KeptTokens,
  ) {
    super({
      jwtFromRequest: bearer,
      // A key object is verified with many times faster than a text; the library's types know texts only.
      secretOrKey: configuration.secret.key(TOKEN_KEY) as unknown as Buffer,
      algorithms: [TOKEN_ALGORITHM],
      passReqToCallback: true,
    });
  }

  async validate(request: FastifyRequest, claims: TokenClaims): Promise<Actor | false> {
    const { sub, sid, exp } = claims;
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return false;
    const actor = await this.sessions.actorOf(sid, sub, request);
    const token = bearer(request);
    if (actor && token) this.kept.keep(token, claims);
    return actor ?? false;
  }
}
