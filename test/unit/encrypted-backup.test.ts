import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backupBytes, isEncryptedBackup } from '../../api/operations/backup/check-backup.js';
import { encryptedChunks } from '../../api/operations/backup/encrypted-chunks.js';
import { HEADER_BYTES } from '../../api/operations/backup/encrypted-header.js';

const PASSPHRASE = 'correct horse battery staple';
/** The least that is read, since there are many files here. */
const CHEAP = 14;
const CHUNK = 64 * 1024 + 16;
const PLAIN = randomBytes(4 * 64 * 1024 + 1_000);

let folder: string;
let encrypted: Buffer;
let files = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encrypted-backup-'));
  encrypted = await encryptedOf(PLAIN);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function encryptedOf(plain: Buffer, partBytes = 10_000): Promise<Buffer> {
  async function* parts(): AsyncGenerator<Buffer> {
    for (let start = 0; start < plain.length; start += partBytes)
      yield plain.subarray(start, start + partBytes);
  }
  return await buffer(encryptedChunks(parts(), PASSPHRASE, CHEAP));
}

function stored(content: Buffer): string {
  const file = join(folder, `company-${++files}.backup.gz.enc`);
  writeFileSync(file, content);
  return file;
}

const decrypted = (content: Buffer, passphrase = PASSPHRASE) =>
  buffer(backupBytes(stored(content), passphrase));
const chunk = (index: number) =>
  encrypted.subarray(HEADER_BYTES + index * CHUNK, HEADER_BYTES + (index + 1) * CHUNK);
const header = () => encrypted.subarray(0, HEADER_BYTES);
function changed(place: number): Buffer {
  const copy = Buffer.from(encrypted);
  copy[place] = (copy[place] as number) ^ 1;
  return copy;
}

test.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 128 * 1024])(
  '%i bytes are encrypted and read again',
  async (length) => {
    const plain = PLAIN.subarray(0, length);
    const content = await encryptedOf(plain, 100_000);
    expect(content.length).toBe(
      HEADER_BYTES + length + 16 * Math.max(1, Math.ceil(length / (64 * 1024))),
    );
    expect((await decrypted(content)).equals(plain)).toBe(true);
  },
);

test('nothing of it can be read, and no two files are alike', async () => {
  expect(encrypted.includes(PLAIN.subarray(1_000, 1_032))).toBe(false);
  const again = await encryptedOf(PLAIN);
  expect(
    again
      .subarray(HEADER_BYTES, HEADER_BYTES + 32)
      .equals(encrypted.subarray(HEADER_BYTES, HEADER_BYTES + 32)),
  ).toBe(false);
  expect((await decrypted(again)).equals(PLAIN)).toBe(true);
});

const ALTERED = /is not as it was written: it ends early, or parts of it were changed or moved\.$/;

test.each<[string, () => Buffer, RegExp]>([
  ['a byte was changed', () => changed(HEADER_BYTES + 2 * CHUNK + 5), ALTERED],
  ['the last byte was changed', () => changed(encrypted.length - 1), ALTERED],
  ['it ends within a chunk', () => encrypted.subarray(0, encrypted.length - 100), ALTERED],
  ['it ends between two chunks', () => encrypted.subarray(0, HEADER_BYTES + 3 * CHUNK), ALTERED],
  ['it ends after its header', () => header(), ALTERED],
  ['it ends within its header', () => encrypted.subarray(0, 30), ALTERED],
  [
    'two chunks were swapped',
    () => Buffer.concat([header(), chunk(1), chunk(0), chunk(2), chunk(3), chunk(4)]),
    ALTERED,
  ],
  [
    'a chunk was left out',
    () => Buffer.concat([header(), chunk(0), chunk(2), chunk(3), chunk(4)]),
    ALTERED,
  ],
  [
    'a chunk is there twice',
    () => Buffer.concat([header(), chunk(0), chunk(0), chunk(1), chunk(2), chunk(3), chunk(4)]),
    ALTERED,
  ],
  ['something was added', () => Buffer.concat([encrypted, Buffer.alloc(100)]), ALTERED],
  ['the beginning of its nonces was changed', () => changed(35), ALTERED],
  ['its salt was changed', () => changed(20), /was encrypted with another passphrase\.$/],
  [
    'its header asks for 64 GB',
    () => Buffer.concat([encrypted.subarray(0, 16), Buffer.of(26), encrypted.subarray(17)]),
    /its beginning is damaged\.$/,
  ],
  [
    'its header asks for next to nothing',
    () => Buffer.concat([encrypted.subarray(0, 16), Buffer.of(1), encrypted.subarray(17)]),
    /its beginning is damaged\.$/,
  ],
])('a file is refused when %s', async (_, content, why) => {
  await expect(decrypted(content())).rejects.toThrow(why);
});

test('a chunk of another file with the same passphrase is refused', async () => {
  const other = await encryptedOf(PLAIN);
  await expect(decrypted(Buffer.concat([header(), other.subarray(HEADER_BYTES)]))).rejects.toThrow(
    ALTERED,
  );
});

test('another passphrase, and none, are plain sentences', async () => {
  await expect(decrypted(encrypted, `${PASSPHRASE}!`)).rejects.toThrow(
    /^\S+ was encrypted with another passphrase\.$/,
  );
  const file = stored(encrypted);
  await expect(buffer(backupBytes(file, undefined))).rejects.toThrow(
    / is encrypted\. Name the file of its passphrase: --passphrase-file FILE, or BACKUP_PASSPHRASE_FILE\.$/,
  );
  expect(await isEncryptedBackup(file)).toBe(true);
});

test('a passphrase is the same however its accents were typed', async () => {
  const content = await buffer(encryptedChunks(one(PLAIN), 'mot de passé secret', CHEAP));
  expect((await decrypted(content, 'mot de passe\u0301 secret')).equals(PLAIN)).toBe(true);
});

async function* one(part: Buffer): AsyncGenerator<Buffer> {
  yield part;
}
