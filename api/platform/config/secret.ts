import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const MIN_SECRET_BYTES = 32;

/** The server's only secret. Each use gets its own derived key, so that a token of one use is invalid for another. */
export class Secret {
  private readonly keys = new Map<string, KeyObject>();

  private constructor(private readonly material: Buffer) {}

  static of(text: string): Secret {
    return new Secret(Buffer.from(text));
  }

  static loadOrCreate(dataDir: string): Secret {
    const file = secretFile(dataDir);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) createSecretFile(file);
    const stored = readFileSync(file, 'utf8').trim();
    // A crash or an edit may have truncated the file; signatures with a short secret would be worthless.
    if (Buffer.byteLength(stored) < MIN_SECRET_BYTES)
      throw new Error(
        `The secret in ${file} is too short. Restore it, or remove it to sign everybody out and get a new one.`,
      );
    return Secret.of(stored);
  }

  key(use: string): KeyObject {
    const cached = this.keys.get(use);
    if (cached) return cached;
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', this.material, '', use, 32)));
    this.keys.set(use, key);
    return key;
  }

  hash(use: string, ...parts: (string | Buffer)[]): string {
    const hmac = createHmac('sha256', this.key(use));
    for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
    return hmac.digest('hex');
  }
}

export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret');
}

/** Written to a temporary file first: two servers that start at once must not read half of it. */
function createSecretFile(file: string): void {
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(temporary, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(temporary);
  }
}
