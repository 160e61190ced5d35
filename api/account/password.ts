import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from './common-passwords.js';
import { bcryptCost } from './old-password.js';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 1024;

// OWASP's first recommendation for argon2id; the library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of no account: verified in place of a missing one, so that both take the same time. */
let decoy: Promise<string> | undefined;

/** A sentence that says why this cannot be a password; undefined when it can. Taken whole, blanks and emoji included. */
export function passwordFault(password: unknown, label = 'Password'): string | undefined {
  if (typeof password !== 'string') return `${label} must be a text.`;
  const characters = [...password].length;
  if (characters < PASSWORD_MIN) return `${label} must be at least ${PASSWORD_MIN} characters long`;
  if (characters > PASSWORD_MAX) return `${label} must be at most ${PASSWORD_MAX} characters long`;
  return isCommonPassword(password) ? 'This password is among the most common ones. Please choose another.' : undefined;
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether the password is the one behind a hash of ours; takes as long without one. */
export async function verifyOwnPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const own = passwordHash?.startsWith('$argon2id$') ? passwordHash : undefined;
  const right = await verify(own ?? (await (decoy ??= hashPassword('nobody signs in with this'))), password);
  return right && own !== undefined;
}

/** Whether somebody could sign in by this hash: one of ours, or of an older system and not too slow. No other one is to be stored. */
export function isPasswordHash(hash: string): boolean {
  return hash.startsWith('$argon2id$') || bcryptCost(hash) !== undefined;
}
