import type { QueryRunner } from 'typeorm';
import { driverError } from '../../platform/database/connection/driver-errors.js';
import type { TableLine } from './backup-file.js';
import type { RowStore } from './copy-rows.js';

/** Stays below the default max_allowed_packet, images included. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_ROWS = 2_000;
/** Galera replicates a transaction as one write set, whose size is limited. */
const MAX_ROWS_PER_TRANSACTION = 20_000;
const ER_DROP_INDEX_FK = 1553;

/** Drops the indexes that no foreign key needs and builds them over all rows at the end. */
export class ServerRowStore implements RowStore {
  private table?: TableLine;
  private inTransaction = 0;
  private indexes: string[] = [];

  private constructor(
    private readonly runner: QueryRunner,
    private readonly cluster: boolean,
  ) {}

  static async open(runner: QueryRunner): Promise<ServerRowStore> {
    await runner.query('SET SESSION foreign_key_checks = 0, SESSION unique_checks = 0');
    const [variable] = (await runner.query("SHOW VARIABLES LIKE 'wsrep_on'")) as {
      Value: string;
    }[];
    return new ServerRowStore(runner, variable?.Value === 'ON');
  }

  async begin(table: TableLine): Promise<void> {
    this.table = table;
    await this.runner.query(`DELETE FROM ${table.table}`);
    await this.dropIndexes(table.table);
    await this.runner.query('START TRANSACTION');
  }

  async insert(rows: unknown[][]): Promise<void> {
    let batch: unknown[][] = [];
    let bytes = 0;
    for (const row of rows) {
      const size = sizeOf(row);
      if (batch.length === MAX_ROWS || (batch.length > 0 && bytes + size > MAX_BYTES)) {
        await this.store(batch);
        batch = [];
        bytes = 0;
      }
      batch.push(row);
      bytes += size;
    }
    await this.store(batch);
  }

  async end(): Promise<void> {
    await this.runner.query('COMMIT');
    this.inTransaction = 0;
    const { table = '' } = this.table ?? {};
    if (this.indexes.length > 0)
      await this.runner.query(
        `ALTER TABLE ${table} ${this.indexes.map((index) => `ADD ${index}`).join(', ')}`,
      );
  }

  private async store(rows: unknown[][]): Promise<void> {
    const { table, columns } = this.table as TableLine;
    await this.runner.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ?`, [rows]);
    this.inTransaction += rows.length;
    if (!this.cluster || this.inTransaction < MAX_ROWS_PER_TRANSACTION) return;
    await this.runner.query('COMMIT');
    await this.runner.query('START TRANSACTION');
    this.inTransaction = 0;
  }

  private async dropIndexes(table: string): Promise<void> {
    const [row] = (await this.runner.query(`SHOW CREATE TABLE ${table}`)) as Record<
      string,
      string
    >[];
    const lines = (row?.['Create Table'] ?? '').matchAll(/^ {2}(KEY `(\w+)` .+?),?$/gm);
    this.indexes = [];
    for (const [, index = '', name] of lines) {
      try {
        await this.runner.query(`ALTER TABLE ${table} DROP INDEX ${name}`);
        this.indexes.push(index);
      } catch (error) {
        if (driverError(error)?.errno !== ER_DROP_INDEX_FK) throw error;
      }
    }
  }
}

function sizeOf(row: unknown[]): number {
  return row.reduce<number>(
    (sum, value) =>
      sum +
      (typeof value === 'string'
        ? value.length * 2
        : Buffer.isBuffer(value)
          ? value.length * 2
          : 20),
    0,
  );
}
