import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  BACKUP_FORMAT,
  BACKUP_FORMAT_VERSION,
  BackupError,
  type BackupEnd,
  type BackupHeader,
} from './backup-file.js';
import { decryptedChunks } from './encrypted-chunks.js';
import { HEADER_BYTES, isEncrypted } from './encrypted-header.js';

/** The gzipped lines, decrypted if they are encrypted. */
export async function* backupBytes(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const encrypted = await isEncryptedBackup(file);
  if (encrypted && passphrase === undefined)
    throw new BackupError(
      `${file} is encrypted. Name the file of its passphrase: --passphrase-file FILE, or BACKUP_PASSPHRASE_FILE.`,
    );
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

export interface BackupSource {
  file: string;
  passphrase: string | undefined;
}

export async function readLines(
  { file, passphrase }: BackupSource,
  onLines: (lines: string[]) => Promise<void> | void,
): Promise<void> {
  let rest = '';
  const splitLines = async (text: AsyncIterable<string>) => {
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) await onLines(lines);
    }
    if (rest !== '') throw incomplete(file);
  };
  const bytes = Readable.from(backupBytes(file, passphrase));
  const text = createGunzip();
  bytes.once('error', (error) => text.destroy(error));
  try {
    await splitLines(decodeUtf8(bytes.pipe(text)));
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('Z_')) throw incomplete(file);
    throw error;
  } finally {
    bytes.destroy();
  }
}

export interface CheckedBackup extends BackupSource {
  encrypted: boolean;
  header: BackupHeader;
  rows: BackupEnd['rows'];
}

/** Throws a BackupError for an incomplete or altered file. */
export async function checkBackup(file: string, passphrase?: string): Promise<CheckedBackup> {
  const hash = createHash('sha256');
  let first: string | undefined;
  let last: string | undefined;
  await readLines({ file, passphrase }, (lines) => {
    if (first === undefined) {
      first = lines[0];
      readHeader(file, first);
    }
    const before = last === undefined ? lines.slice(0, -1) : [last, ...lines.slice(0, -1)];
    last = lines.at(-1);
    if (before.length > 0) hash.update(`${before.join('\n')}\n`);
  });
  const header = readHeader(file, first);
  const end = parseJson(last) as Partial<BackupEnd> | undefined;
  if (typeof end?.sha256 !== 'string' || typeof end.rows !== 'object') throw incomplete(file);
  if (end.sha256 !== hash.digest('hex'))
    throw new BackupError(`${file} is not as it was written: its checksum is another one.`);
  return { file, passphrase, encrypted: await isEncryptedBackup(file), header, rows: end.rows };
}

function readHeader(file: string, line: string | undefined): BackupHeader {
  const header = parseJson(line) as Partial<BackupHeader> | undefined;
  if (header?.format !== BACKUP_FORMAT)
    throw new BackupError(`${file} is no backup of this program.`);
  if (header.formatVersion !== BACKUP_FORMAT_VERSION)
    throw new BackupError(
      `${file} was written by version ${String(header.program)}, in a form that this version cannot read.`,
    );
  return header as BackupHeader;
}

function parseJson(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}

function incomplete(file: string): BackupError {
  return new BackupError(`${file} ends in the middle, or is no backup at all.`);
}

/** Chunks may end within a multi-byte character. */
async function* decodeUtf8(source: AsyncIterable<Buffer>): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of source) yield decoder.decode(chunk, { stream: true });
}
