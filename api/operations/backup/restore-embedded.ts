import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import type { Configuration } from '../../platform/config/configuration.js';
import { databaseFile, withDataSource } from '../../platform/database/connection/data-source.js';
import { runExclusively } from '../../platform/database/connection/exclusive-access.js';
import {
  CREATE_RESTORE_MARK,
  DROP_RESTORE_MARK,
} from '../../platform/database/schema/restore-mark.js';
import type { SchemaDefinition } from '../../platform/database/schema/schema-definition.js';
import { bringUpToDate } from '../../platform/database/schema/schema.js';
import { type BackupEnd, BackupError, type TableLine } from './backup-file.js';
import { schemaOf } from './backup-schema.js';
import type { CheckedBackup } from './check-backup.js';
import { copyRows, type RestoreProgress, type RowStore } from './copy-rows.js';
import { requireEmptyInstallation } from './empty-installation.js';
import { finalizeRestore, type RestoreOptions } from './finalize-restore.js';
import { syncToDisk } from './sync-to-disk.js';

interface Index {
  name: string;
  sql: string;
}

/** Fills a new database file that is discarded after a crash, hence synchronous = OFF. Building the indexes at the end is many times faster. */
class EmbeddedRowStore implements RowStore {
  private readonly connection: InstanceType<typeof DatabaseSync>;
  private readonly indexes: Index[];
  private statement?: StatementSyncInstance;

  constructor(file: string) {
    this.connection = new DatabaseSync(file);
    this.connection.exec(
      'PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -200000',
    );
    // Indexes of keys have no SQL of their own and stay.
    this.indexes = this.connection
      .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
      .all() as Index[];
    for (const { name } of this.indexes) this.connection.exec(`DROP INDEX ${name}`);
  }

  async begin({ table, columns }: TableLine): Promise<void> {
    this.connection.exec(`BEGIN; DELETE FROM ${table}`);
    this.statement = this.connection.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
  }

  async insert(rows: unknown[][]): Promise<void> {
    for (const row of rows) this.statement?.run(...(row as never[]));
  }

  async end(): Promise<void> {
    this.connection.exec('COMMIT');
  }

  /** Throws if a foreign key is violated. */
  finish(): void {
    for (const { sql } of this.indexes) this.connection.exec(sql);
    const [orphan] = this.connection.prepare('PRAGMA foreign_key_check').all() as {
      table: string;
      parent: string;
    }[];
    if (orphan)
      throw new BackupError(
        `A row of ${orphan.table} refers to one of ${orphan.parent} that is not in the backup.`,
      );
    this.connection.exec('ANALYZE');
  }

  close(): void {
    this.connection.close();
  }
}

/** Fills a second file and renames it over the first. The first is marked meanwhile, because a server started on it would lose its writes. */
export async function restoreEmbedded(
  configuration: Configuration,
  backup: CheckedBackup,
  options: RestoreOptions,
  progress: RestoreProgress,
  schema: SchemaDefinition,
): Promise<BackupEnd['rows']> {
  const { dataDir } = configuration;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  runExclusively(dataDir, CREATE_RESTORE_MARK);
  const stagingDir = join(dataDir, 'restoring');
  try {
    await requireEmptyInstallation(configuration, schema);
    await rm(stagingDir, { recursive: true, force: true });
    await mkdir(stagingDir, { mode: 0o700 });
    const rows = await fillDatabase(stagingDir, backup, progress, schema);
    await migrateAndFinalize(stagingDir, backup, options, configuration, schema);
    await replace(databaseFile(dataDir), databaseFile(stagingDir));
    return rows;
  } catch (error) {
    unmark(databaseFile(dataDir));
    throw error;
  } finally {
    await rm(stagingDir, { recursive: true, force: true });
  }
}

function unmark(file: string): void {
  const connection = new DatabaseSync(file, { timeout: 5_000 });
  connection.exec(DROP_RESTORE_MARK);
  connection.close();
}

async function migrateAndFinalize(
  dataDir: string,
  { header }: CheckedBackup,
  options: RestoreOptions,
  configuration: Configuration,
  schema: SchemaDefinition,
): Promise<void> {
  await withDataSource(
    { dataDir },
    async (dataSource) => {
      await bringUpToDate(dataSource, schema);
      await dataSource.transaction((manager) =>
        finalizeRestore(manager, header, options, configuration),
      );
      // Only the main file is moved, so the WAL must be empty.
      const [row] = await dataSource.query<{ busy: number }[]>('PRAGMA wal_checkpoint(TRUNCATE)');
      if (row?.busy !== 0) throw new Error('The restored database could not be written out.');
    },
    schema,
  );
}

async function replace(file: string, restored: string): Promise<void> {
  await syncToDisk(restored);
  for (const suffix of ['-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  await rename(restored, file);
  await syncToDisk(dirname(file));
}

async function fillDatabase(
  dataDir: string,
  backup: CheckedBackup,
  progress: RestoreProgress,
  schema: SchemaDefinition,
): Promise<BackupEnd['rows']> {
  await withDataSource(
    { dataDir },
    async (oldDataSource) => {
      await oldDataSource.runMigrations();
    },
    await schemaOf(backup, schema),
  );
  const store = new EmbeddedRowStore(databaseFile(dataDir));
  try {
    const rows = await copyRows(backup, store, progress);
    store.finish();
    return rows;
  } finally {
    store.close();
  }
}
