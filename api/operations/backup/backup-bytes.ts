import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BackupError } from './backup-file.js';
import { decryptedChunks } from './encrypted-chunks.js';
import { HEADER_BYTES, isEncrypted } from './encrypted-header.js';

/** The gzipped lines, decrypted if they are encrypted. */
export async function* backupBytes(file: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const encrypted = await isEncryptedBackup(file);
  if (encrypted && passphrase === undefined) throw new BackupError(`${file} is encrypted. Name the file of its passphrase: --passphrase-file FILE, or BACKUP_PASSPHRASE_FILE.`);
  const stored = createReadStream(file) as AsyncIterable<Buffer>;
  yield* encrypted ? decryptedChunks(stored, passphrase ?? '', file) : stored;
}

export async function isEncryptedBackup(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return isEncrypted(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
