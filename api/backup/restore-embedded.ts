import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import type { Configuration } from '../config/configuration.js';
import { aloneAtFile } from '../database/alone.js';
import { createDataSource, databaseFile } from '../database/data-source.js';
import { MARK_UNFINISHED, MARK_WHOLE } from '../database/restore-mark.js';
import { bringUpToDate } from '../database/schema.js';
import type { BackupEnd } from './backup-file.js';
import type { CheckedBackup } from './backup-reader.js';
import { migrationsOf } from './backup-schema.js';
import { EmbeddedRowStore } from './embedded-row-store.js';
import { bringRows, type RestoreProgress } from './restored-rows.js';
import { settle, type Settling } from './settling.js';
import { toDisk } from './to-disk.js';
import { requireUnused } from './unused.js';

/**
 * Into a file beside the one that the server opens, which it takes the place of once it is whole. The other is marked
 * meanwhile, while nobody has it open: a server that started on it would lose what it acknowledges.
 */
export async function restoreEmbedded(configuration: Configuration, backup: CheckedBackup, settling: Settling, progress: RestoreProgress): Promise<BackupEnd['rows']> {
  const { dataDir } = configuration;
  aloneAtFile(dataDir, MARK_UNFINISHED);
  const beside = join(dataDir, 'restoring');
  try {
    await requireUnused(configuration);
    await rm(beside, { recursive: true, force: true });
    await mkdir(beside, { mode: 0o700 });
    const rows = await filled(beside, backup, progress);
    await settled(beside, backup, settling, configuration);
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

async function settled(dataDir: string, { header }: CheckedBackup, settling: Settling, configuration: Configuration): Promise<void> {
  const dataSource = await createDataSource({ dataDir }, [AuditEntry]).initialize();
  try {
    await bringUpToDate(dataSource);
    await dataSource.transaction((manager) => settle(manager, header, settling, configuration));
    // What is still in the log of changes, which stays behind.
    const [row] = await dataSource.query<{ busy: number }[]>('PRAGMA wal_checkpoint(TRUNCATE)');
    if (row?.busy !== 0) throw new Error('The restored database could not be written out.');
  } finally {
    await dataSource.destroy();
  }
}

async function replace(file: string, made: string): Promise<void> {
  await toDisk(made);
  for (const suffix of ['-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  await rename(made, file);
  await toDisk(dirname(file));
}

async function filled(dataDir: string, backup: CheckedBackup, progress: RestoreProgress): Promise<BackupEnd['rows']> {
  const older = await createDataSource({ dataDir }, [], migrationsOf(backup)).initialize();
  await older.runMigrations().finally(() => older.destroy());
  const store = new EmbeddedRowStore(databaseFile(dataDir));
  try {
    const rows = await bringRows(backup, store, progress);
    store.finish();
    return rows;
  } finally {
    store.close();
  }
}
