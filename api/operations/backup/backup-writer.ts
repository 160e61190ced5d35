import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupError, type BackupEnd } from './backup-file.js';
import { encryptedChunks } from './encrypted-chunks.js';
import { syncToDisk } from './sync-to-disk.js';

const CHUNK_LENGTH = 256 * 1024;
/** Five times as fast as the default level; the file is a quarter larger. */
const GZIP_LEVEL = 2;

/** The file gets its name only when it is complete and synced to disk. `rowsOf` is called after the last line. */
export async function writeBackup(
  file: string,
  lines: AsyncIterable<string>,
  rowsOf: () => BackupEnd['rows'],
  passphrase?: string,
): Promise<void> {
  const partFile = `${file}.part`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    const output = createWriteStream(partFile, { flags: 'wx', mode: 0o600 });
    const content = [withChecksum(lines, rowsOf), createGzip({ level: GZIP_LEVEL })] as const;
    await (passphrase === undefined
      ? pipeline(...content, output)
      : pipeline(
          ...content,
          (plain: AsyncIterable<Buffer>) => encryptedChunks(plain, passphrase),
          output,
        ));
    await syncToDisk(partFile);
    await rename(partFile, file);
    await syncToDisk(dirname(file));
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST')
      throw new BackupError(
        `${partFile} is there: another backup is being written, or one was broken off. Remove it if none is.`,
      );
    await rm(partFile, { force: true });
    throw error;
  }
}

async function* withChecksum(
  lines: AsyncIterable<string>,
  rowsOf: () => BackupEnd['rows'],
): AsyncIterable<string> {
  const hash = createHash('sha256');
  let chunk = '';
  for await (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length < CHUNK_LENGTH) continue;
    hash.update(chunk);
    yield chunk;
    chunk = '';
  }
  hash.update(chunk);
  yield chunk;
  const end: BackupEnd = { rows: rowsOf(), sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}
