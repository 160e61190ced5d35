import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { EntityManager } from 'typeorm';
import {
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
} from '../../contract/auth/second-factor.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';

/** Hashed as slowly as passwords, since codes are short. The codes of an account share a salt, so that one hash checks them all. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PATTERN = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`);

export interface NewRecoveryCodes {
  codes: string[];
  salt: string;
  hashes: string[];
}

export async function makeRecoveryCodes(): Promise<NewRecoveryCodes> {
  const salt = randomBytes(16).toString('hex');
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES)
    codes.add(
      Array.from(
        { length: RECOVERY_LENGTH },
        () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
      ).join(''),
    );
  const sorted = [...codes].sort();
  const hashes = await Promise.all(sorted.map((code) => hashRecoveryCode(code, salt)));
  return {
    codes: sorted.map(
      (code) => `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`,
    ),
    salt,
    hashes,
  };
}

/** Instead of the earlier ones. Returns the codes as they are shown. */
export async function storeRecoveryCodes(
  manager: EntityManager,
  accountId: string,
  { codes, salt, hashes }: NewRecoveryCodes,
): Promise<string[]> {
  await manager.query('DELETE FROM recovery_code WHERE account_id = ?', [accountId]);
  await manager.query('UPDATE second_factor SET recovery_salt = ? WHERE account_id = ?', [
    salt,
    accountId,
  ]);
  await insertRows(
    manager,
    'recovery_code',
    ['account_id', 'code_hash'],
    hashes.map((hash) => [accountId, hash]),
  );
  return codes;
}

export function isRecoveryCode(code: string): boolean {
  return PATTERN.test(code);
}

export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await hashRaw(code, { ...COST, salt: Buffer.from(salt, 'hex') })).toString('hex');
}
