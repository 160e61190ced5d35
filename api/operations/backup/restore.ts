import type { Configuration } from '../../platform/config/configuration.js';
import { SCHEMA } from '../../schema/schema.js';
import { BackupError, type BackupEnd } from './backup-file.js';
import { schemaOf } from './backup-schema.js';
import { fingerprintOf } from './backup.js';
import { checkBackup, type CheckedBackup } from './check-backup.js';
import type { RestoreProgress } from './copy-rows.js';
import type { RestoreOptions } from './finalize-restore.js';
import { restoreEmbedded } from './restore-embedded.js';
import { restoreOnServer } from './restore-on-server.js';

/** Restores into an empty installation of either engine, completely or not at all: a mark stops servers from starting on half a restore. */
export async function restoreBackup(
  configuration: Configuration,
  file: string,
  options: RestoreOptions,
  progress: RestoreProgress,
  schema = SCHEMA,
): Promise<BackupEnd['rows']> {
  const backup = await checkBackup(file, configuration.backupPassphrase);
  requireEncrypted(backup);
  await schemaOf(backup, schema);
  requireSecret(backup, configuration, options);
  const run = configuration.databaseUrl ? restoreOnServer : restoreEmbedded;
  return run(configuration, backup, options, progress, schema);
}

/** Somebody who can write to the place of the backups could put one without encryption there. */
function requireEncrypted({ file, passphrase, encrypted }: CheckedBackup): void {
  if (passphrase === undefined || encrypted) return;
  throw new BackupError(
    `${file} is not encrypted, although a passphrase is set. If you know that it is yours, leave the passphrase out (BACKUP_PASSPHRASE_FILE=) for this restore.`,
  );
}

function requireSecret(
  { file, header }: CheckedBackup,
  configuration: Configuration,
  { newSecret }: RestoreOptions,
): void {
  if (newSecret || header.secret === fingerprintOf(configuration)) return;
  const where = configuration.secretFile
    ? `Put the file of the old secret at ${configuration.secretFile}`
    : 'Set JWT_SECRET to the old one';
  throw new BackupError(
    `${file} was written under another secret. ${where}, or, if it is lost, add --new-secret: second factors are then set up again, and the audit log is sealed again.`,
  );
}
