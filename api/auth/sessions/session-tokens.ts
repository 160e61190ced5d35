import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../../platform/config/clock.js';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';

export const TOKEN_ALGORITHM = 'HS256';
export const TOKEN_KEY = 'session-token';

export interface TokenClaims {
  sub: string;
  sid: string;
  /** Seconds since 1970. */
  exp: number;
}

@Injectable()
export class SessionTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  sign(accountId: string, session: { id: string; expiresAt: number }): string {
    const claims: TokenClaims = {
      sub: accountId,
      sid: session.id,
      exp: Math.floor(session.expiresAt / 1000),
    };
    return this.jwt.sign(
      { ...claims, iat: Math.floor(this.clock.now() / 1000) },
      // The types of the library lack KeyObject.
      {
        secret: this.configuration.secret.key(TOKEN_KEY) as unknown as Buffer,
        algorithm: TOKEN_ALGORITHM,
      },
    );
  }
}
