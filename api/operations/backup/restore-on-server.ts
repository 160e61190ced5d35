import type { DataSource } from 'typeorm';
import type { Configuration } from '../../platform/config/configuration.js';
import {
  type DatabaseLocation,
  initialize,
  withDataSource,
} from '../../platform/database/connection/data-source.js';
import { requireExclusiveAccess } from '../../platform/database/connection/exclusive-access.js';
import { readRowsFrom } from '../../platform/database/connection/reader.js';
import {
  ownTables,
  requireNoForeignTables,
  tableNames,
} from '../../platform/database/schema/foreign-tables.js';
import {
  isRestoreUnfinished,
  CREATE_RESTORE_MARK,
  DROP_RESTORE_MARK,
  RESTORE_MARK,
} from '../../platform/database/schema/restore-mark.js';
import type { SchemaDefinition } from '../../platform/database/schema/schema-definition.js';
import { bringUpToDate } from '../../platform/database/schema/schema.js';
import type { BackupEnd } from './backup-file.js';
import { schemaOf } from './backup-schema.js';
import type { CheckedBackup } from './check-backup.js';
import { copyRows, type RestoreProgress } from './copy-rows.js';
import { refuseIfUsed } from './empty-installation.js';
import { finalizeRestore, type RestoreOptions } from './finalize-restore.js';
import { ServerRowStore } from './server-row-store.js';

/** MariaDB cannot roll back DDL: the database stays marked as unfinished until the end, and the next attempt starts over. */
export async function restoreOnServer(
  configuration: Configuration,
  backup: CheckedBackup,
  options: RestoreOptions,
  progress: RestoreProgress,
  schema: SchemaDefinition,
): Promise<BackupEnd['rows']> {
  const rows = await withDataSource(
    configuration,
    async (oldDataSource) => {
      await requireNoForeignTables(readRowsFrom(oldDataSource), 'server', schema);
      await claimDatabase(oldDataSource, configuration);
      await dropTables(oldDataSource, schema);
      await oldDataSource.runMigrations();
      return copyAllRows(oldDataSource, backup, progress);
    },
    await schemaOf(backup, schema),
  );
  await withDataSource(
    configuration,
    async (dataSource) => {
      await bringUpToDate(dataSource, schema, { restoring: true });
      await dataSource.transaction((manager) =>
        finalizeRestore(manager, backup.header, options, configuration),
      );
      await dataSource.query(DROP_RESTORE_MARK);
    },
    schema,
  );
  return rows;
}

/** Marks first: servers that start later refuse to run, and requireExclusiveAccess finds those that started before. */
async function claimDatabase(dataSource: DataSource, location: DatabaseLocation): Promise<void> {
  const repeated = await isRestoreUnfinished(readRowsFrom(dataSource));
  await dataSource.query(CREATE_RESTORE_MARK);
  try {
    // requireExclusiveAccess opens its own connection and would report this one.
    await dataSource.destroy();
    await requireExclusiveAccess(location);
    await initialize(dataSource);
    if (!repeated) await refuseIfUsed(dataSource);
  } catch (error) {
    if (!dataSource.isInitialized) await initialize(dataSource);
    if (!repeated) await dataSource.query(DROP_RESTORE_MARK);
    throw error;
  }
}

async function copyAllRows(
  dataSource: DataSource,
  backup: CheckedBackup,
  progress: RestoreProgress,
): Promise<BackupEnd['rows']> {
  const runner = dataSource.createQueryRunner();
  try {
    return await copyRows(backup, await ServerRowStore.open(runner), progress);
  } finally {
    await runner.release();
  }
}

async function dropTables(dataSource: DataSource, schema: SchemaDefinition): Promise<void> {
  const ownTableNames = await ownTables(schema);
  const tables = (await tableNames(readRowsFrom(dataSource), 'server')).filter(
    (name) => ownTableNames.has(name) && name !== RESTORE_MARK,
  );
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET SESSION foreign_key_checks = 0');
    for (const name of tables) await runner.query(`DROP TABLE ${name}`);
    await runner.query('SET SESSION foreign_key_checks = 1');
  } finally {
    await runner.release();
  }
}
