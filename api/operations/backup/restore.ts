import type { Configuration } from '../../platform/config/configuration.js';
import { fingerprintOf } from './backup.js';
import { BackupFault, type BackupEnd } from './backup-file.js';
import { checkBackup, type CheckedBackup } from './backup-reader.js';
import { schemaOf } from './backup-schema.js';
import { SCHEMA } from '../../schema.js';
import { restoreEmbedded } from './restore-embedded.js';
import { restoreOnServer } from './restore-on-server.js';
import type { RestoreProgress } from './restored-rows.js';
import type { Settling } from './settling.js';

/** Brings everything of a backup into an empty installation, of either engine: all of it, or nothing that a server would start on. A mark keeps servers away from the beginning to the end. */
export async function restoreBackup(configuration: Configuration, file: string, settling: Settling, progress: RestoreProgress, schema = SCHEMA): Promise<BackupEnd['rows']> {
  const backup = await checkBackup(file);
  schemaOf(backup, schema);
  requireSecret(backup, configuration, settling);
  const run = configuration.databaseUrl ? restoreOnServer : restoreEmbedded;
  return run(configuration, backup, settling, progress, schema);
}

function requireSecret({ file, header }: CheckedBackup, configuration: Configuration, { newSecret }: Settling): void {
  if (newSecret || header.secret === fingerprintOf(configuration)) return;
  const where = configuration.secretFile ? `Put the file of the old secret at ${configuration.secretFile}` : 'Set JWT_SECRET to the old one';
  throw new BackupFault(
    `${file} was written under another secret. ${where}, or, if it is lost, add --new-secret: second factors are then set up again, and the audit log is sealed anew.`,
  );
}
