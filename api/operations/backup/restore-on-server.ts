import type { DataSource } from 'typeorm';
import type { Configuration } from '../../platform/config/configuration.js';
import { requireExclusiveAccess } from '../../platform/database/connection/exclusive-access.js';
import { createDataSource, type DatabasePlace } from '../../platform/database/connection/data-source.js';
import { ownTables, requireNothingForeign, tableNames } from '../../platform/database/schema/foreign-tables.js';
import { readsOf } from '../../platform/database/connection/reader.js';
import { isUnfinished, MARK_UNFINISHED, MARK_WHOLE, RESTORE_MARK } from '../../platform/database/schema/restore-mark.js';
import type { SchemaDefinition } from '../../platform/database/schema/schema-definition.js';
import { bringUpToDate } from '../../platform/database/schema/schema.js';
import type { BackupEnd } from './backup-file.js';
import type { CheckedBackup } from './backup-reader.js';
import { schemaOf } from './backup-schema.js';
import { copyRows, type RestoreProgress } from './restored-rows.js';
import { ServerRowStore } from './server-row-store.js';
import { settle, type Settling } from './settling.js';
import { refuseIfUsed } from './unused.js';

/** A server cannot take the making of tables back: until the end the database is marked, no server starts on it, and the next try begins anew. */
export async function restoreOnServer(configuration: Configuration, backup: CheckedBackup, settling: Settling, progress: RestoreProgress, schema: SchemaDefinition): Promise<BackupEnd['rows']> {
  const older = await createDataSource(configuration, schemaOf(backup, schema)).initialize();
  let rows: BackupEnd['rows'];
  try {
    await requireNothingForeign(readsOf(older), 'server', schema);
    await begin(older, configuration);
    await dropTables(older, schema);
    await older.runMigrations();
    rows = await filled(older, backup, progress);
  } finally {
    await older.destroy();
  }
  const dataSource = await createDataSource(configuration, schema).initialize();
  try {
    await bringUpToDate(dataSource, schema, { restoring: true });
    await dataSource.transaction((manager) => settle(manager, backup.header, settling, configuration));
    await dataSource.query(MARK_WHOLE);
  } finally {
    await dataSource.destroy();
  }
  return rows;
}

/** The mark comes first: whoever starts from now on refuses, and whoever started before is seen. */
async function begin(dataSource: DataSource, place: DatabasePlace): Promise<void> {
  const again = await isUnfinished(readsOf(dataSource));
  await dataSource.query(MARK_UNFINISHED);
  try {
    // It opens a connection of its own, and sees this one.
    await dataSource.destroy();
    await requireExclusiveAccess(place);
    await dataSource.initialize();
    if (!again) await refuseIfUsed(dataSource);
  } catch (error) {
    if (!dataSource.isInitialized) await dataSource.initialize();
    if (!again) await dataSource.query(MARK_WHOLE);
    throw error;
  }
}

async function filled(dataSource: DataSource, backup: CheckedBackup, progress: RestoreProgress): Promise<BackupEnd['rows']> {
  const runner = dataSource.createQueryRunner();
  try {
    return await copyRows(backup, await ServerRowStore.over(runner), progress);
  } finally {
    await runner.release();
  }
}

/** All that this program makes, but the mark. */
async function dropTables(dataSource: DataSource, schema: SchemaDefinition): Promise<void> {
  const own = await ownTables(schema);
  const tables = (await tableNames(readsOf(dataSource), 'server')).filter((name) => own.has(name) && name !== RESTORE_MARK);
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET SESSION foreign_key_checks = 0');
    for (const name of tables) await runner.query(`DROP TABLE ${name}`);
    await runner.query('SET SESSION foreign_key_checks = 1');
  } finally {
    await runner.release();
  }
}
