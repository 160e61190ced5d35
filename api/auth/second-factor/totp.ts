import { Secret, TOTP } from 'otpauth';
import { CODE_DIGITS } from '../../contract/auth/second-factor.js';

/** The defaults; most authenticator apps ignore other values. */
const TOTP_OPTIONS = { algorithm: 'SHA1', digits: CODE_DIGITS, period: 30 };
/** RFC 4226 recommends the length of the hash. */
const SECRET_BYTES = 20;
/** Accepts this many codes before and after, for inaccurate clocks. */
const WINDOW = 1;
const PATTERN = new RegExp(`^\\d{${CODE_DIGITS}}$`);

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function totpUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...TOTP_OPTIONS, secret, issuer, label }).toString();
}

/** The number of the code's 30-second period since 1970; undefined for a wrong code. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  if (!PATTERN.test(code)) return undefined;
  const delta = new TOTP({ ...TOTP_OPTIONS, secret }).validate({
    token: code,
    timestamp: now,
    window: WINDOW,
  });
  return delta === null ? undefined : Math.floor(now / 1000 / TOTP_OPTIONS.period) + delta;
}
