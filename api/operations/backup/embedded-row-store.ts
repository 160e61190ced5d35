import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { BackupError, type TableLine } from './backup-file.js';
import type { RowStore } from './copy-rows.js';

interface Index {
  name: string;
  sql: string;
}

/** Fills a new database file that is discarded after a crash, hence synchronous = OFF. Building the indexes at the end is many times faster. */
export class EmbeddedRowStore implements RowStore {
  private readonly connection: InstanceType<typeof DatabaseSync>;
  private readonly indexes: Index[];
  private statement?: StatementSyncInstance;

  constructor(file: string) {
    this.connection = new DatabaseSync(file);
    this.connection.exec('PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -200000');
    // Indexes of keys have no SQL of their own and stay.
    this.indexes = this.connection.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL").all() as Index[];
    for (const { name } of this.indexes) this.connection.exec(`DROP INDEX ${name}`);
  }

  async begin({ table, columns }: TableLine): Promise<void> {
    this.connection.exec(`BEGIN; DELETE FROM ${table}`);
    this.statement = this.connection.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
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
    const [orphan] = this.connection.prepare('PRAGMA foreign_key_check').all() as { table: string; parent: string }[];
    if (orphan) throw new BackupError(`A row of ${orphan.table} refers to one of ${orphan.parent} that is not in the backup.`);
    this.connection.exec('ANALYZE');
  }

  close(): void {
    this.connection.close();
  }
}
