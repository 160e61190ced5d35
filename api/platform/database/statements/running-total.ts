import { Logger } from '@nestjs/common';
import { execute } from './execute.js';
import { newId } from './ids.js';
import { insertRows } from './insert-rows.js';
import type { UnitOfWork } from '../transaction/unit-of-work.js';

type Value = string | number | null;

const MAX_ROWS = 400;
const CHUNK = 200;

/** Each change inserts its own row, so that writers never wait for each other. The total is the sum of all rows. */
export class RunningTotal {
  private compacting?: Promise<void>;
  private rowsAfterCompaction = 0;
  private readonly logger = new Logger('RunningTotal');

  constructor(
    private readonly work: UnitOfWork,
    private readonly table: string,
    private readonly keys: string[],
    private readonly sums: string[],
    private readonly normalize: (row: Record<string, Value>) => Record<string, Value> = (row) => row,
  ) {}

  async add(...rows: Record<string, Value>[]): Promise<void> {
    const columns = [...this.keys, ...this.sums];
    await this.work.write((manager) => insertRows(manager, this.table, ['id', ...columns], rows.map((row) => [newId(), ...columns.map((column) => row[column] ?? null)])));
  }

  compactIfNeeded(rows: number): void {
    if (rows <= this.rowsAfterCompaction + MAX_ROWS || this.compacting) return;
    this.compacting = this.compact()
      .catch((error: Error) => this.logger.warn(`The rows of ${this.table} could not be compacted: ${error.name}`))
      .finally(() => (this.compacting = undefined));
  }

  async settled(): Promise<void> {
    await this.compacting;
  }

  compact(): Promise<void> {
    return this.work.writeInNewTransaction(async (manager) => {
      const columns = [...this.keys, ...this.sums.map((sum) => `CAST(${sum} AS CHAR) AS ${sum}`)];
      const rows = await manager.query<Record<string, Value>[]>(`SELECT id, ${columns.join(', ')} FROM ${this.table} ORDER BY id`);
      for (let start = 0; start < rows.length; start += CHUNK) {
        const ids = rows.slice(start, start + CHUNK).map((row) => row.id);
        const removed = await execute(manager, `DELETE FROM ${this.table} WHERE id IN (${ids.map(() => '?').join(', ')})`, ids);
        if (removed !== ids.length) throw new Error('Another instance compacts these rows.');
      }
      const totals = this.totals(rows);
      await this.add(...totals);
      this.rowsAfterCompaction = totals.length;
    });
  }

  private totals(rows: Record<string, Value>[]): Record<string, Value>[] {
    const totals = new Map<string, Record<string, Value>>();
    for (const row of rows.map(this.normalize)) {
      const key = JSON.stringify(this.keys.map((column) => row[column]));
      const total = totals.get(key) ?? { ...row };
      if (totals.has(key)) for (const sum of this.sums) total[sum] = String(BigInt(total[sum] ?? 0) + BigInt(row[sum] ?? 0));
      totals.set(key, total);
    }
    return [...totals.values()].filter((total) => this.sums.some((sum) => BigInt(total[sum] ?? 0) !== 0n));
  }
}
