import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';

const CIPHER = 'aes-256-gcm';
const KEY = 'second-factor';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-GCM with the account id as associated data: a row that is copied to another account cannot be decrypted. */
@Injectable()
export class EncryptedSecrets {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  encrypt(accountId: string, secret: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.configuration.secret.key(KEY), nonce).setAAD(
      Buffer.from(accountId),
    );
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  decrypt(accountId: string, sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64');
    try {
      const decipher = createDecipheriv(
        CIPHER,
        this.configuration.secret.key(KEY),
        bytes.subarray(0, NONCE_BYTES),
        { authTagLength: TAG_BYTES },
      );
      decipher
        .setAAD(Buffer.from(accountId))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return (
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') +
        decipher.final('utf8')
      );
    } catch {
      return undefined;
    }
  }
}
