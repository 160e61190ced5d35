import { createCipheriv, createDecipheriv } from 'node:crypto';
import { BackupError } from './backup-file.js';
import { HEADER_BYTES, keyFor, newKey, type ChunkKey } from './encrypted-header.js';

const CIPHER = 'aes-256-gcm';
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;

/**
 * Chunks of AES-256-GCM. The nonce of each has its number and whether it is the last, so that none can be dropped, repeated or
 * moved (the construction STREAM; decision 0031).
 */
export async function* encryptedChunks(
  plain: AsyncIterable<Buffer>,
  passphrase: string,
  cost?: number,
): AsyncGenerator<Buffer> {
  const key = await newKey(passphrase, cost);
  yield key.header;
  let waiting = Buffer.alloc(0);
  let number = 0;
  for await (const part of plain) {
    waiting = Buffer.concat([waiting, part]);
    for (; waiting.length > CHUNK_BYTES; waiting = waiting.subarray(CHUNK_BYTES))
      yield encryptChunk(key, waiting.subarray(0, CHUNK_BYTES), number++, false);
  }
  yield encryptChunk(key, waiting, number, true);
}

/** Only what is authentic is passed on. */
export async function* decryptedChunks(
  encrypted: AsyncIterable<Buffer>,
  passphrase: string,
  file: string,
): AsyncGenerator<Buffer> {
  let key: ChunkKey | undefined;
  let waiting = Buffer.alloc(0);
  let number = 0;
  for await (const part of encrypted) {
    waiting = Buffer.concat([waiting, part]);
    if (!key && waiting.length >= HEADER_BYTES) {
      key = await keyFor(Buffer.from(waiting.subarray(0, HEADER_BYTES)), passphrase, file);
      waiting = waiting.subarray(HEADER_BYTES);
    }
    // The last chunk is known by the end of the file.
    for (
      ;
      key && waiting.length > CHUNK_BYTES + TAG_BYTES;
      waiting = waiting.subarray(CHUNK_BYTES + TAG_BYTES)
    ) {
      yield decryptChunk(key, waiting.subarray(0, CHUNK_BYTES + TAG_BYTES), number++, false, file);
    }
  }
  if (!key || waiting.length < TAG_BYTES) throw altered(file);
  yield decryptChunk(key, waiting, number, true, file);
}

function encryptChunk(key: ChunkKey, plain: Buffer, number: number, last: boolean): Buffer {
  const cipher = createCipheriv(CIPHER, key.key, nonceOf(key, number, last), {
    authTagLength: TAG_BYTES,
  }).setAAD(key.header);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decryptChunk(
  key: ChunkKey,
  chunk: Buffer,
  number: number,
  last: boolean,
  file: string,
): Buffer {
  const decipher = createDecipheriv(CIPHER, key.key, nonceOf(key, number, last), {
    authTagLength: TAG_BYTES,
  }).setAAD(key.header);
  decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw altered(file);
  }
}

function nonceOf({ nonceBeginning }: ChunkKey, number: number, last: boolean): Buffer {
  const end = Buffer.alloc(5);
  end.writeUInt32BE(number);
  end.writeUInt8(last ? 1 : 0, 4);
  return Buffer.concat([nonceBeginning, end]);
}

function altered(file: string): BackupError {
  return new BackupError(
    `${file} is not as it was written: it ends early, or parts of it were changed or moved.`,
  );
}
