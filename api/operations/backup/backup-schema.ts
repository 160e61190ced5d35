import { PROGRAM } from '../../platform/config/version.js';
import { changedMigration } from '../../platform/database/schema/migration-checksums.js';
import type { SchemaDefinition } from '../../platform/database/schema/schema-definition.js';
import { isKnown } from '../../platform/database/schema/schema.js';
import { BackupError } from './backup-file.js';
import type { CheckedBackup } from './check-backup.js';

/** The schema as of the backup. Throws if this version cannot make it. */
export async function schemaOf(
  { file, header }: CheckedBackup,
  schema: SchemaDefinition,
): Promise<SchemaDefinition> {
  const { migrations, checksums, engine, program } = header;
  const unknown = migrations.find((name) => !isKnown(schema, name));
  if (migrations.length === 0 || unknown) {
    const newer = checksums?.find(({ name }) => name === unknown)?.program ?? program;
    throw new BackupError(
      `${file} holds a database that was changed by version ${newer}, which is newer than this one, ${PROGRAM}. Restore it with version ${newer} or a newer one.`,
    );
  }
  const changed = await changedMigration(engine, schema, checksums);
  if (changed)
    throw new BackupError(
      `${file} holds a database that was made by ${changed.madeBy}, and this is version ${PROGRAM}${changed.difference}. ` +
        `Restore it with ${changed.program ? `version ${changed.program}` : 'the program that made it'}.`,
    );
  return {
    ...schema,
    entities: [],
    migrations: schema.migrations.filter(({ name }) => migrations.includes(name)),
  };
}
