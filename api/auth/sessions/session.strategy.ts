import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { newId } from '../../platform/database/statements/ids.js';
import { bearerToken } from './bearer-token.js';
import { TOKEN_ALGORITHM, TOKEN_KEY, type TokenClaims } from './session-tokens.js';
import { Sessions } from './sessions.js';

const MAX_TOKENS = 5_000;

class VerifiedTokenCache {
  private readonly claims = new Map<string, TokenClaims>();

  constructor(private readonly clock: Clock) {}

  find(token: string): TokenClaims | undefined {
    const claims = this.claims.get(token);
    if (!claims || claims.exp * 1000 > this.clock.now()) return claims;
    this.claims.delete(token);
    return undefined;
  }

  add(token: string, claims: TokenClaims): void {
    this.claims.set(token, claims);
    if (this.claims.size > MAX_TOKENS)
      this.claims.delete(this.claims.keys().next().value as string);
  }

  remove(token: string): void {
    this.claims.delete(token);
  }
}

/** passport-jwt verifies each token once; every request looks up the session. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy) {
  /** passport is a singleton per process, in which several servers may run: each needs its own strategy. */
  override readonly name = `session-${newId()}`;
  private readonly verified: VerifiedTokenCache;

  constructor(
    @Inject(CONFIGURATION) configuration: Configuration,
    clock: Clock,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: bearerToken,
      // The types of the library lack KeyObject, which verifies many times faster than a string.
      secretOrKey: configuration.secret.key(TOKEN_KEY) as unknown as Buffer,
      algorithms: [TOKEN_ALGORITHM],
      passReqToCallback: true,
    });
    this.verified = new VerifiedTokenCache(clock);
    passport.use(this.name, this);
  }

  override authenticate(
    request: Parameters<Strategy['authenticate']>[0] & FastifyRequest,
    options?: unknown,
  ): void {
    const claims = this.verified.find(bearerToken(request) ?? '');
    if (!claims) return super.authenticate(request, options);
    this.validate(request, claims).then(
      (actor) => (actor ? this.success(actor) : this.fail(401)),
      (error: Error) => this.error(error),
    );
  }

  async validate(request: FastifyRequest, claims: TokenClaims): Promise<Actor | false> {
    const { sub, sid, exp } = claims;
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return false;
    const actor = await this.sessions.actorOf(sid, sub, request);
    const token = bearerToken(request) ?? '';
    if (actor) this.verified.add(token, claims);
    else this.verified.remove(token);
    return actor ?? false;
  }
}
