import type { DataSource } from 'typeorm';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import type { Configuration } from '../config/configuration.js';
import { requireAlone } from '../database/alone.js';
import { createDataSource, type DatabasePlace } from '../database/data-source.js';
import { readsOf } from '../database/reader.js';
import { isUnfinished, MARK_UNFINISHED, MARK_WHOLE, RESTORE_MARK } from '../database/restore-mark.js';
import { bringUpToDate } from '../database/schema.js';
import type { BackupEnd } from './backup-file.js';
import type { CheckedBackup } from './backup-reader.js';
import { migrationsOf } from './backup-schema.js';
import { bringRows, type RestoreProgress } from './restored-rows.js';
import { ServerRowStore } from './server-row-store.js';
import { settle, type Settling } from './settling.js';
import { refuseIfUsed } from './unused.js';

/** A server cannot take the making of tables back: until the end the database is marked, no server starts on it, and the next try begins anew. */
export async function restoreOnServer(configuration: Configuration, backup: CheckedBackup, settling: Settling, progress: RestoreProgress): Promise<BackupEnd['rows']> {
  const older = await createDataSource(configuration, [], migrationsOf(backup)).initialize();
  let rows: BackupEnd['rows'];
  try {
    await begin(older, configuration);
    await dropTables(older);
    await older.runMigrations();
    rows = await filled(older, backup, progress);
  } finally {
    await older.destroy();
  }
  const dataSource = await createDataSource(configuration, [AuditEntry]).initialize();
  try {
    await bringUpToDate(dataSource, { restoring: true });
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
    await requireAlone(place);
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
    return await bringRows(backup, await ServerRowStore.over(runner), progress);
  } finally {
    await runner.release();
  }
}

/** All but the mark. */
async function dropTables(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET SESSION foreign_key_checks = 0');
    const tables = (await runner.query(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' AND table_name <> ?",
      [RESTORE_MARK],
    )) as { name: string }[];
    for (const { name } of tables) await runner.query(`DROP TABLE ${name}`);
    await runner.query('SET SESSION foreign_key_checks = 1');
  } finally {
    await runner.release();
  }
}
