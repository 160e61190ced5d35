import { Logger } from '@nestjs/common';
import { execute } from './execute.js';
import { newId } from './ids.js';
import { insertRows } from './insert-rows.js';
import type { UnitOfWork } from '../transaction/unit-of-work.js';

type Value = string | number | null;

const MOST_ROWS = 400;
const CHUNK = 200;

/**
 * Totals that many change at once and everybody reads. Each change is a row of its own, so that no two writers ever wait
 * for each other, and the rows of a total are compacted to one now and then. What is read is always the sum of all rows.
 */
export class RunningTotal {
  private compacting?: Promise<void>;
  /** How many rows the last compaction left: totals that really are different. */
  private kept = 0;
  private readonly logger = new Logger('RunningTotal');

  constructor(
    private readonly work: UnitOfWork,
    private readonly table: string,
    private readonly keys: string[],
    private readonly sums: string[],
    /** May bring keys that need no longer be told apart into one. */
    private readonly compacted: (row: Record<string, Value>) => Record<string, Value> = (row) => row,
  ) {}

  async add(...rows: Record<string, Value>[]): Promise<void> {
    const columns = [...this.keys, ...this.sums];
    await this.work.write((manager) => insertRows(manager, this.table, ['id', ...columns], rows.map((row) => [newId(), ...columns.map((column) => row[column] ?? null)])));
  }

  /** After a sum over so many rows: too many are compacted, beside the request. */
  compactIfNeeded(rows: number): void {
    if (rows <= this.kept + MOST_ROWS || this.compacting) return;
    this.compacting = this.compact()
      .catch((error: Error) => this.logger.warn(`The rows of ${this.table} could not be compacted: ${error.name}`))
      .finally(() => (this.compacting = undefined));
  }

  /** Resolves when no compaction is under way. */
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
        // Rows that another instance has compacted meanwhile are gone: then this unit is undone.
        if (removed !== ids.length) throw new Error('Another instance compacts these rows.');
      }
      const totals = this.totals(rows);
      await this.add(...totals);
      this.kept = totals.length;
    });
  }

  private totals(rows: Record<string, Value>[]): Record<string, Value>[] {
    const totals = new Map<string, Record<string, Value>>();
    for (const row of rows.map(this.compacted)) {
      const key = JSON.stringify(this.keys.map((column) => row[column]));
      const total = totals.get(key) ?? { ...row };
      if (totals.has(key)) for (const sum of this.sums) total[sum] = String(BigInt(total[sum] ?? 0) + BigInt(row[sum] ?? 0));
      totals.set(key, total);
    }
    return [...totals.values()].filter((total) => this.sums.some((sum) => BigInt(total[sum] ?? 0) !== 0n));
  }
}
