import { foreignTables, isOwnSchema, listNames } from '../../platform/database/schema/foreign-tables.js';
import { requireFinishedRestore } from '../../platform/database/schema/restore-mark.js';
import { appliedMigrations, isKnown, requireCompatibleSchema } from '../../platform/database/schema/schema.js';
import { SCHEMA } from '../../schema.js';
import { fault, ok, warning, type Check, type Finding, type CheckContext } from './finding.js';

export const checkSchema: Check = async ({ configuration, read }) => {
  const engine = configuration.databaseUrl ? 'server' : 'embedded';
  const foreign = listNames(await foreignTables(read, engine, SCHEMA));
  if (!foreign) return ownSchema(read);
  if (!(await isOwnSchema(read, engine, SCHEMA))) return fault(`The database is not this program's: it holds ${foreign}.`, 'Give the program a database of its own, by DATABASE_URL, or by DATA_DIR for the embedded one.');
  const foreignTablesFound = warning(`Tables are in the database that are not this program's: ${foreign}.`, 'They are left alone and are in no backup. No backup is restored beside them: move them to a database of their own.');
  return [await ownSchema(read), foreignTablesFound];
};

export async function ownSchema(read: CheckContext['read'], schema = SCHEMA): Promise<Finding> {
  const applied = await appliedMigrations(read);
  try {
    await requireFinishedRestore(read);
    await requireCompatibleSchema(read, schema);
  } catch (error) {
    return fault((error as Error).message, 'Do as it says; no server starts before.');
  }
  if (applied.length === 0) return warning('The database is empty.', 'Start the server once, or restore a backup.');
  const waiting = schema.migrations.filter(({ name }) => !applied.includes(name));
  if (waiting.length > 0) return warning(`${waiting.length} migrations wait, from ${waiting[0]?.name}.`, 'Start the server, or call npm run migrate -- up.');
  const newer = applied.filter((name) => !isKnown(schema, name));
  if (newer.length > 0) return warning(`A newer version has added ${newer.join(', ')}; this one works beside it.`, 'Upgrade the instances that are left.');
  return ok(`The schema is that of this version, ${applied.length} migrations.`);
}
