import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import type { ReadRows } from '../../platform/database/connection/committed-reader.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { fingerprintOf } from './backup.js';

export const SECRET_CHANGED =
  'The secret is another one than this database was first used with: everyone is signed out, links in emails are invalid, two-factor codes cannot be checked, and the end of the audit log cannot be confirmed.';
export const SECRET_ADVICE =
  'Put the old secret back (JWT_SECRET, or the file "secret" in DATA_DIR) and restart. If it is lost: make a backup, and restore it into an empty installation with --new-secret.';

/** Notes the secret's fingerprint at the first start and compares it at later ones. */
@Injectable()
export class SecretFingerprint implements OnApplicationBootstrap {
  constructor(
    private readonly work: UnitOfWork,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** A start writes nothing if it need not: another server may be busy with its first data. */
  async onApplicationBootstrap(): Promise<void> {
    const [stored, own] = [
      await storedFingerprint((sql, parameters) => this.work.read(sql, parameters)),
      fingerprintOf(this.configuration),
    ];
    if (stored === null)
      await this.work.write((manager) =>
        manager.query(
          'UPDATE secret_fingerprint SET fingerprint = ? WHERE id = 1 AND fingerprint IS NULL',
          [own],
        ),
      );
    else if (stored !== own) new Logger('Secret').warn(`${SECRET_CHANGED} ${SECRET_ADVICE}`);
  }
}

export async function isSecretChanged(
  read: ReadRows,
  configuration: Pick<Configuration, 'secret'>,
): Promise<boolean> {
  const stored = await storedFingerprint(read);
  return stored !== null && stored !== fingerprintOf(configuration);
}

async function storedFingerprint(read: ReadRows): Promise<string | null> {
  const [row] = await read<{ fingerprint: string | null }>(
    'SELECT fingerprint FROM secret_fingerprint WHERE id = 1',
  );
  return row?.fingerprint ?? null;
}
