import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../platform/config/clock.js';
import { CONFIGURATION } from '../platform/config/config.module.js';
import type { Configuration } from '../platform/config/configuration.js';

export const TOKEN_ALGORITHM = 'HS256';
export const TOKEN_KEY = 'session-token';

export interface TokenClaims {
  /** Account. */
  sub: string;
  /** Session. */
  sid: string;
  /** When it expires, in seconds since 1970. */
  exp: number;
}

/** Signs the bearer token of a session; it says whose it is and nothing that could go stale. */
@Injectable()
export class SessionTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  sign(accountId: string, session: { id: string; expiresAt: number }): string {
    const claims: TokenClaims = { sub: accountId, sid: session.id, exp: Math.floor(session.expiresAt / 1000) };
    return this.jwt.sign(
      { ...claims, iat: Math.floor(this.clock.now() / 1000) },
      // The library's types know texts only; a key object says exactly what it may be used for.
      { secret: this.configuration.secret.key(TOKEN_KEY) as unknown as Buffer, algorithm: TOKEN_ALGORITHM },
    );
  }
}
