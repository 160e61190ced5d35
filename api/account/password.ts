import { hash, verify } from '@node-rs/argon2';
import { longEnough, PASSWORD_MAX, PASSWORD_MIN } from '../contract/auth/passwords.js';
import { refusal, type Refusal } from '../contract/problem.js';
import { isOwnWord, type OwnTexts } from '../contract/text/own-words.js';
import { bcryptCost } from './bcrypt-password.js';
import { isCommonPassword } from './common-passwords.js';

// OWASP's first recommendation for argon2id; the library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified in place of a missing hash, so that unknown accounts take the same time. */
let decoy: Promise<string> | undefined;

export function passwordRefusal(password: unknown, label = 'Password'): Refusal | undefined {
  if (typeof password !== 'string') return refusal('field.not_text', { label });
  if (!longEnough(password, PASSWORD_MIN)) return tooShort(label, PASSWORD_MIN);
  if ([...password].length > PASSWORD_MAX)
    return refusal('password.too_long', { label, max: PASSWORD_MAX });
  return isCommonPassword(password) ? refusal('password.common') : undefined;
}

/** Depends on the person and the company. */
export function ownPasswordRefusal(
  password: string,
  label: string,
  { min, ...texts }: OwnTexts & { min: number },
): Refusal | undefined {
  if (!longEnough(password, min)) return tooShort(label, min);
  return isOwnWord(password, texts) ? refusal('password.own_words') : undefined;
}

function tooShort(label: string, min: number): Refusal {
  return refusal('password.too_short', { label, min });
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export async function verifyArgon2Password(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const argonHash = passwordHash?.startsWith('$argon2id$') ? passwordHash : undefined;
  const matches = await verify(
    argonHash ?? (await (decoy ??= hashPassword('nobody signs in with this'))),
    password,
  );
  return matches && argonHash !== undefined;
}

export function isPasswordHash(hash: string): boolean {
  return hash.startsWith('$argon2id$') || bcryptCost(hash) !== undefined;
}
