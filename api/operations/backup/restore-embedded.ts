import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Configuration } from '../../platform/config/configuration.js';
import { runExclusively } from '../../platform/database/connection/exclusive-access.js';
import { createDataSource, databaseFile } from '../../platform/database/connection/data-source.js';
import { MARK_UNFINISHED, MARK_WHOLE } from '../../platform/database/schema/restore-mark.js';
import type { SchemaDefinition } from '../../platform/database/schema/schema-definition.js';
import { bringUpToDate } from '../../platform/database/schema/schema.js';
import type { BackupEnd } from './backup-file.js';
import type { CheckedBackup } from './backup-reader.js';
import { schemaOf } from './backup-schema.js';
import { EmbeddedRowStore } from './embedded-row-store.js';
import { copyRows, type RestoreProgress } from './restored-rows.js';
import { settle, type Settling } from './settling.js';
import { syncToDisk } from './sync-to-disk.js';
import { requireUnused } from './unused.js';

/**
 * Into a file beside the one that the server opens, which it takes the place of once it is whole. The other is marked
 * meanwhile, while nobody has it open: a server that started on it would lose what it acknowledges.
 */
export async function restoreEmbedded(configuration: Configuration, backup: CheckedBackup, settling: Settling, progress: RestoreProgress, schema: SchemaDefinition): Promise<BackupEnd['rows']> {
  const { dataDir } = configuration;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  runExclusively(dataDir, MARK_UNFINISHED);
  const beside = join(dataDir, 'restoring');
  try {
    await requireUnused(configuration, schema);
    await rm(beside, { recursive: true, force: true });
    await mkdir(beside, { mode: 0o700 });
    const rows = await filled(beside, backup, progress, schema);
    await settled(beside, backup, settling, configuration, schema);
    await replace(databaseFile(dataDir), databaseFile(beside));
    return rows;
  } catch (error) {
    unmark(databaseFile(dataDir));
    throw error;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

function unmark(file: string): void {
  const connection = new DatabaseSync(file, { timeout: 5_000 });
  connection.exec(MARK_WHOLE);
  connection.close();
}

async function settled(dataDir: string, { header }: CheckedBackup, settling: Settling, configuration: Configuration, schema: SchemaDefinition): Promise<void> {
  const dataSource = await createDataSource({ dataDir }, schema).initialize();
  try {
    await bringUpToDate(dataSource, schema);
    await dataSource.transaction((manager) => settle(manager, header, settling, configuration));
    // What is still in the log of changes, which stays behind.
    const [row] = await dataSource.query<{ busy: number }[]>('PRAGMA wal_checkpoint(TRUNCATE)');
    if (row?.busy !== 0) throw new Error('The restored database could not be written out.');
  } finally {
    await dataSource.destroy();
  }
}

async function replace(file: string, made: string): Promise<void> {
  await syncToDisk(made);
  for (const suffix of ['-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  await rename(made, file);
  await syncToDisk(dirname(file));
}

async function filled(dataDir: string, backup: CheckedBackup, progress: RestoreProgress, schema: SchemaDefinition): Promise<BackupEnd['rows']> {
  const older = await createDataSource({ dataDir }, schemaOf(backup, schema)).initialize();
  try {
    await older.runMigrations();
  } finally {
    await older.destroy();
  }
  const store = new EmbeddedRowStore(databaseFile(dataDir));
  try {
    const rows = await copyRows(backup, store, progress);
    store.finish();
    return rows;
  } finally {
    store.close();
  }
}
