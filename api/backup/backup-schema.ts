import { MIGRATIONS } from '../database/migrations.js';
import { isKnown } from '../database/schema.js';
import { BackupFault } from './backup-file.js';
import type { CheckedBackup } from './backup-reader.js';

/** The migrations that made the schema which the rows of a backup fit. A newer program's backup is refused. */
export function migrationsOf({ file, header }: CheckedBackup): typeof MIGRATIONS {
  if (header.migrations.length === 0 || header.migrations.some((name) => !isKnown(name))) {
    throw new BackupFault(`${file} was written by version ${header.program}, which is newer than this one. Restore it with that version.`);
  }
  return MIGRATIONS.filter(({ name }) => header.migrations.includes(name));
}
