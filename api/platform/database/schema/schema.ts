import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { VERSION } from '../../config/version.js';
import type { ReadRows } from '../connection/committed-reader.js';
import {
  isLocked,
  isMissingColumn,
  isMissingTable,
  isSerializationFailure,
} from '../connection/driver-errors.js';
import { requireEngineVersion } from '../connection/engine-version.js';
import { readRowsFrom } from '../connection/reader.js';
import { Lease } from '../transaction/lease.js';
import { requireOwnSchema, type Engine } from './foreign-tables.js';
import {
  forgetMigration,
  recordMigrations,
  requireUnchangedMigrations,
} from './migration-checksums.js';
import { requireFinishedRestore } from './restore-mark.js';
import type { SchemaDefinition } from './schema-definition.js';
import { SchemaError } from './schema-error.js';

const TIMEOUT_MS = 60_000;
const RETRY_MS = 1_000;

export async function bringUpToDate(
  dataSource: DataSource,
  schema: SchemaDefinition,
  { restoring = false } = {},
): Promise<void> {
  if (dataSource.options.type === 'mysql') await requireEngineVersion(readRowsFrom(dataSource));
  if (!restoring) await requireFinishedRestore(readRowsFrom(dataSource));
  await requireOwnSchema(readRowsFrom(dataSource), engineOf(dataSource), schema);
  await Lease.createTable(dataSource);
  await Lease.hold(dataSource, 'migrations', async () => {
    const read = readRowsFrom(dataSource);
    await requireCompatibleSchema(read, schema);
    await requireUnchangedMigrations(
      read,
      engineOf(dataSource),
      schema,
      await appliedMigrations(read),
    );
    await migrate(dataSource);
    await recordMigrations(dataSource, engineOf(dataSource), schema, await appliedMigrations(read));
    await recordCompatibility(dataSource, schema);
  });
}

/** Running instances may hold locks until a step fails with a lock wait timeout (1205). Each step can be repeated. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      const applied = await dataSource.runMigrations();
      for (const { name } of applied) new Logger('Database').log(`Applied migration ${name}.`);
      return;
    } catch (error) {
      if (!(isSerializationFailure(error) || isLocked(error)) || performance.now() > deadline)
        throw error;
      new Logger('Database').warn('The schema is in use; trying again.');
      await sleep(RETRY_MS);
    }
  }
}

export async function revertMigrations(
  dataSource: DataSource,
  schema: SchemaDefinition,
  count: number,
): Promise<string[]> {
  await requireFinishedRestore(readRowsFrom(dataSource));
  await requireOwnSchema(readRowsFrom(dataSource), engineOf(dataSource), schema);
  await Lease.createTable(dataSource);
  const reverted: string[] = [];
  await Lease.hold(dataSource, 'migrations', async () => {
    const unknown = (await appliedMigrations(readRowsFrom(dataSource))).filter(
      (name) => !isKnown(schema, name),
    );
    if (unknown.length > 0)
      throw new SchemaError(
        `Only the newer version that brought it can take back ${unknown.join(', ')}.`,
      );
    for (let n = 0; n < count; n++) {
      const newest = (await appliedMigrations(readRowsFrom(dataSource))).at(-1);
      if (!newest) break;
      await dataSource.undoLastMigration();
      await forgetMigration(dataSource, newest);
      reverted.push(newest);
    }
    await recordCompatibility(dataSource, schema);
  });
  return reverted;
}

export async function appliedMigrations(read: ReadRows): Promise<string[]> {
  const rows = await emptyIfMissing(
    read<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp'),
  );
  return rows.map(({ name }) => name);
}

export function isKnown({ migrations }: SchemaDefinition, migration: string): boolean {
  return migrations.some(({ name }) => name === migration);
}

/** A newer schema is compatible as long as it only adds to this one. */
export async function requireCompatibleSchema(
  read: ReadRows,
  schema: SchemaDefinition,
): Promise<void> {
  const [required] = await emptyIfMissing(
    read<{ migration: string; program: string }>(
      'SELECT migration, program FROM schema_compatibility',
    ),
  );
  if (!required || required.migration === '' || isKnown(schema, required.migration)) return;
  throw new SchemaError(
    `This database was changed by version ${required.program} in a way that older versions cannot work with, and this is version ${VERSION}. ` +
      `Start version ${required.program} or newer, or restore a backup from before. With version ${required.program}, npm run migrate -- back takes such changes back.`,
  );
}

function engineOf({ options }: DataSource): Engine {
  return options.type === 'mysql' ? 'server' : 'embedded';
}

async function recordCompatibility(
  dataSource: DataSource,
  schema: SchemaDefinition,
): Promise<void> {
  const applied = new Set(await appliedMigrations(readRowsFrom(dataSource)));
  if (applied.size === 0 || [...applied].some((name) => !isKnown(schema, name))) return;
  const breaking = schema.migrations.filter(({ raises }) => raises === 'major');
  const newest = breaking.filter(({ name }) => applied.has(name)).at(-1)?.name ?? '';
  const values = [newest, newest === '' ? '' : VERSION, newest];
  await dataSource.transaction((manager) =>
    manager.query(
      'UPDATE schema_compatibility SET migration = ?, program = ? WHERE id = 1 AND migration <> ?',
      values,
    ),
  );
}

/** Another program may have created a table of the same name with other columns. */
async function emptyIfMissing<Row>(rows: Promise<Row[]>): Promise<Row[]> {
  try {
    return await rows;
  } catch (error) {
    if (isMissingTable(error) || isMissingColumn(error)) return [];
    throw error;
  }
}
