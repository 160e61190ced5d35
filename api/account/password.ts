import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from './common-passwords.js';

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

/** Whether the password is the one behind the hash; takes as long without a hash. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  if ([...password].length > PASSWORD_MAX) return false;
  const known = passwordHash ?? (await (decoy ??= hashPassword('nobody signs in with this')));
  const right = await verify(known, password);
  return right && passwordHash != null;
}
