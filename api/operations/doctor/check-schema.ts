import {
  listNames,
  foreignTables,
  isOwnSchema,
  type Engine,
} from '../../platform/database/schema/foreign-tables.js';
import { requireUnchangedMigrations } from '../../platform/database/schema/migration-checksums.js';
import { requireFinishedRestore } from '../../platform/database/schema/restore-mark.js';
import {
  appliedMigrations,
  isKnown,
  requireCompatibleSchema,
} from '../../platform/database/schema/schema.js';
import { SCHEMA } from '../../schema/schema.js';
import { fault, ok, type Check, warning, type Finding, type CheckContext } from './finding.js';

export const checkSchema: Check = async ({ configuration, read }) => {
  const engine = configuration.databaseUrl ? 'server' : 'embedded';
  const foreign = listNames(await foreignTables(read, engine, SCHEMA));
  if (!foreign) return ownSchema(read, engine);
  if (!(await isOwnSchema(read, engine, SCHEMA)))
    return fault(
      `The database belongs to another program: it holds ${foreign}.`,
      'Use a separate database for this program: set DATABASE_URL, or DATA_DIR for the embedded one.',
    );
  const foreignTablesFound = warning(
    `The database has tables of other programs: ${foreign}.`,
    'They are not touched and not backed up. A backup cannot be restored next to them: move them to another database.',
  );
  return [await ownSchema(read, engine), foreignTablesFound];
};

export async function ownSchema(
  read: CheckContext['read'],
  engine: Engine,
  schema = SCHEMA,
): Promise<Finding> {
  const applied = await appliedMigrations(read);
  try {
    await requireFinishedRestore(read);
    await requireCompatibleSchema(read, schema);
    await requireUnchangedMigrations(read, engine, schema, applied);
  } catch (error) {
    return final(fault((error as Error).message, 'Do as it says; the server cannot start before.'));
  }
  if (applied.length === 0)
    return warning('The database is empty.', 'Start the server once, or restore a backup.');
  const waiting = schema.migrations.filter(({ name }) => !applied.includes(name));
  if (waiting.length > 0)
    return final(
      warning(
        `Migrations are pending: ${listNames(waiting.map(({ name }) => name))}.`,
        'Start the server, or run npm run migrate -- up.',
      ),
    );
  const newer = applied.filter((name) => !isKnown(schema, name));
  if (newer.length > 0)
    return warning(
      `A newer version has added ${newer.join(', ')}; this version works with it.`,
      'Upgrade the remaining instances.',
    );
  return ok(`The schema matches this version; its newest migration is ${applied.at(-1)}.`);
}

const final = (finding: Finding): Finding => ({ ...finding, final: true });
