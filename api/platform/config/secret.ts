import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const SHORTEST_SECRET = 32;

/** The server's one secret. Each use has a key of its own, derived from it, so that none can stand in for another. */
export class Secret {
  private readonly keys = new Map<string, KeyObject>();

  private constructor(private readonly material: Buffer) {}

  static of(text: string): Secret {
    return new Secret(Buffer.from(text));
  }

  /** Made at the first start and kept beside the embedded database, readable by the server's user alone. */
  static keptIn(dataDir: string): Secret {
    const file = secretFile(dataDir);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) makeSecret(file);
    const kept = readFileSync(file, 'utf8').trim();
    // Cut off by a crash or edited by hand: signing with it would be as good as not signing.
    if (Buffer.byteLength(kept) < SHORTEST_SECRET) throw new Error(`The secret in ${file} is too short. Restore it, or remove it to sign everybody out and get a new one.`);
    return Secret.of(kept);
  }

  key(use: string): KeyObject {
    const known = this.keys.get(use);
    if (known) return known;
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', this.material, '', use, 32)));
    this.keys.set(use, key);
    return key;
  }

  /** A keyed hash for one use, as hex. */
  hash(use: string, ...parts: (string | Buffer)[]): string {
    const hmac = createHmac('sha256', this.key(use));
    for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
    return hmac.digest('hex');
  }
}

export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret');
}

/** Written whole under another name first: two servers that start at once must not read half of it. */
function makeSecret(file: string): void {
  const whole = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(whole, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(whole, file);
  } catch (error) {
    // Another instance was first; its secret is as good.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(whole);
  }
}
