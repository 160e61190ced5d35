import type { Clock } from '../../platform/config/clock.js';
import type { TokenClaims } from './session-tokens.js';

const MAX_TOKENS = 5_000;

export class VerifiedTokenCache {
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
    if (this.claims.size > MAX_TOKENS) this.claims.delete(this.claims.keys().next().value as string);
  }

  remove(token: string): void {
    this.claims.delete(token);
  }
}
