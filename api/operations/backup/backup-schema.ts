import type { SchemaDefinition } from '../../platform/database/schema/schema-definition.js';
import { isKnown } from '../../platform/database/schema/schema.js';
import { BackupError } from './backup-file.js';
import type { CheckedBackup } from './check-backup.js';

/** The schema as of the backup. Throws for the backup of a newer version. */
export function schemaOf(
  { file, header }: CheckedBackup,
  schema: SchemaDefinition,
): SchemaDefinition {
  if (header.migrations.length === 0 || header.migrations.some((name) => !isKnown(schema, name))) {
    throw new BackupError(
      `${file} was written by version ${header.program}, which is newer than this one. Restore it with that version.`,
    );
  }
  return {
    ...schema,
    entities: [],
    migrations: schema.migrations.filter(({ name }) => header.migrations.includes(name)),
  };
}
