import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupFault, type BackupEnd } from './backup-file.js';
import { syncToDisk } from './sync-to-disk.js';

/** Text is handed on in pieces of about this size. */
const PIECE = 256 * 1024;
/** Five times as quick as the usual level, and the file is a quarter larger. */
const LEVEL = 2;

/**
 * Writes the lines and then their checksum. The file has its name once it is whole and on the disk, and can only be read
 * by whoever wrote it. `rowsOf` is asked at the end.
 */
export async function writeBackup(file: string, lines: AsyncIterable<string>, rowsOf: () => BackupEnd['rows']): Promise<void> {
  const unfinished = `${file}.part`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await pipeline(sealed(lines, rowsOf), createGzip({ level: LEVEL }), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
    await syncToDisk(unfinished);
    await rename(unfinished, file);
    await syncToDisk(dirname(file));
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') throw new BackupFault(`${unfinished} is there: another backup is being written, or one was broken off. Remove it if none is.`);
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* sealed(lines: AsyncIterable<string>, rowsOf: () => BackupEnd['rows']): AsyncIterable<string> {
  const hash = createHash('sha256');
  let piece = '';
  for await (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < PIECE) continue;
    hash.update(piece);
    yield piece;
    piece = '';
  }
  hash.update(piece);
  yield piece;
  const end: BackupEnd = { rows: rowsOf(), sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}
