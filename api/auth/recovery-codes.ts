import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH } from '../contract/second-factor.js';

/**
 * They are short enough to be guessed by whoever has the table, so they are hashed as slowly as passwords. All of an account
 * share a salt: a code is then hashed once to be compared with all of them.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const SHAPE = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`);

export interface NewRecoveryCodes {
  /** As they are shown: 'C6RN-7JVE'. */
  codes: string[];
  salt: string;
  hashes: string[];
}

/** Made before the unit of work that stores them: hashing takes time. */
export async function makeRecoveryCodes(): Promise<NewRecoveryCodes> {
  const salt = randomBytes(16).toString('hex');
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(''));
  const sorted = [...codes].sort();
  const hashes = await Promise.all(sorted.map((code) => hashRecoveryCode(code, salt)));
  return { codes: sorted.map((code) => `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`), salt, hashes };
}

/** Whether a code as `CodeField` reads it can be one. */
export function isRecoveryCode(code: string): boolean {
  return SHAPE.test(code);
}

/** Hex. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await hashRaw(code, { ...COST, salt: Buffer.from(salt, 'hex') })).toString('hex');
}
