import { Secret, TOTP } from 'otpauth';
import { CODE_DIGITS } from '../contract/second-factor.js';

/** What every authenticator app understands; most ignore anything else. */
const KIND = { algorithm: 'SHA1', digits: CODE_DIGITS, period: 30 };
/** RFC 4226 asks for as many bytes as its hash has. */
const SECRET_BYTES = 20;
/** Codes before and after the present one that are taken as well, for clocks that are not quite right. */
const WINDOW = 1;
const SHAPE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** Base32. */
export function newTimeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address by which an app takes a secret over. */
export function timeSecretUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...KIND, secret, issuer, label }).toString();
}

/** The period, counted since 1970, that a code is good for; undefined for one that is wrong now. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  if (!SHAPE.test(code)) return undefined;
  const delta = new TOTP({ ...KIND, secret }).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / KIND.period) + delta;
}
