import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './backup-file.js';

/**
 * Before an encrypted backup: mark with the version of the form, cost of the key, salt, beginning of all nonces, and a check value
 * by which another passphrase is told from an altered file. All of it is authenticated with every chunk.
 */
const MARK = Buffer.from('ems-backup-enc-1');
const COST_AT = MARK.length;
const SALT_AT = COST_AT + 1;
const NONCE_AT = SALT_AT + 16;
const CHECK_AT = NONCE_AT + 7;
export const HEADER_BYTES = CHECK_AT + 16;

/** scrypt's N as a power of two: 128 MB and about half a second. */
const COST = 17;
/** A forged header must not take more than 256 MB. */
const COSTS = { least: 14, most: 18 };
const BLOCK_SIZE = 8;
const KEY_BYTES = 32;

export interface ChunkKey {
  key: Buffer;
  header: Buffer;
  nonceBeginning: Buffer;
}

const deriveKey = promisify<string, Buffer, number, object, Buffer>(scrypt);

export function isEncrypted(beginning: Buffer): boolean {
  return beginning.subarray(0, MARK.length).equals(MARK);
}

export async function newKey(passphrase: string, cost = COST): Promise<ChunkKey> {
  const header = Buffer.concat([
    MARK,
    Buffer.of(cost),
    randomBytes(CHECK_AT - SALT_AT),
    Buffer.alloc(HEADER_BYTES - CHECK_AT),
  ]);
  const { key, check } = await derived(passphrase, header);
  check.copy(header, CHECK_AT);
  return { key, header, nonceBeginning: header.subarray(NONCE_AT, CHECK_AT) };
}

/** Throws a BackupError for another passphrase. */
export async function keyFor(header: Buffer, passphrase: string, file: string): Promise<ChunkKey> {
  const cost = header[COST_AT] ?? 0;
  if (header.length < HEADER_BYTES || cost < COSTS.least || cost > COSTS.most)
    throw new BackupError(`${file} is not as it was written: its beginning is damaged.`);
  const { key, check } = await derived(passphrase, header);
  if (!timingSafeEqual(check, header.subarray(CHECK_AT)))
    throw new BackupError(`${file} was encrypted with another passphrase.`);
  return { key, header, nonceBeginning: header.subarray(NONCE_AT, CHECK_AT) };
}

async function derived(
  passphrase: string,
  header: Buffer,
): Promise<{ key: Buffer; check: Buffer }> {
  const N = 2 ** (header[COST_AT] as number);
  const bytes = await deriveKey(
    passphrase.normalize('NFC'),
    header.subarray(SALT_AT, NONCE_AT),
    KEY_BYTES + HEADER_BYTES - CHECK_AT,
    { N, r: BLOCK_SIZE, p: 1, maxmem: 2 * 128 * N * BLOCK_SIZE },
  );
  return { key: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES) };
}
