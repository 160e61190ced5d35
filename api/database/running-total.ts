import { Logger } from '@nestjs/common';
import { execute } from './execute.js';
import { newId } from './ids.js';
import { insertRows } from './insert-rows.js';
import type { UnitOfWork } from './unit-of-work.js';

type Value = string | number | null;

const MOST_ROWS = 400;
const CHUNK = 200;

/**
 * Totals that many change at once and everybody reads. Each change is a row of its own, so that no two writers ever wait
 * for each other, and the rows of a total are merged now and then. What is read is always the sum of all rows.
 */
export class RunningTotal {
  private merging?: Promise<void>;
  /** How many rows the last merging left: totals that really are different. */
  private kept = 0;
  private readonly logger = new Logger('RunningTotal');

  constructor(
    private readonly work: UnitOfWork,
    private readonly table: string,
    private readonly keys: string[],
    private readonly sums: string[],
    /** May bring keys that need no longer be told apart into one. */
    private readonly merged: (row: Record<string, Value>) => Record<string, Value> = (row) => row,
  ) {}

  async add(...rows: Record<string, Value>[]): Promise<void> {
    const columns = [...this.keys, ...this.sums];
    await this.work.write((manager) => insertRows(manager, this.table, ['id', ...columns], rows.map((row) => [newId(), ...columns.map((column) => row[column] ?? null)])));
  }

  /** Told by whoever sums the rows how many there were: too many are merged, beside the request. */
  noticeRows(rows: number): void {
    if (rows <= this.kept + MOST_ROWS || this.merging) return;
    this.merging = this.merge()
      .catch((error: Error) => this.logger.warn(`The rows of ${this.table} could not be merged: ${error.name}`))
      .finally(() => (this.merging = undefined));
  }

  /** Resolves when no merging is under way. */
  async settled(): Promise<void> {
    await this.merging;
  }

  merge(): Promise<void> {
    return this.work.writeApart(async (manager) => {
      const columns = [...this.keys, ...this.sums.map((sum) => `CAST(${sum} AS CHAR) AS ${sum}`)];
      const rows = await manager.query<Record<string, Value>[]>(`SELECT id, ${columns.join(', ')} FROM ${this.table} ORDER BY id`);
      for (let start = 0; start < rows.length; start += CHUNK) {
        const ids = rows.slice(start, start + CHUNK).map((row) => row.id);
        const removed = await execute(manager, `DELETE FROM ${this.table} WHERE id IN (${ids.map(() => '?').join(', ')})`, ids);
        // Rows that somebody else has merged meanwhile are not there any more: then this merging is undone.
        if (removed !== ids.length) throw new Error('Another instance merges these rows.');
      }
      const totals = this.totals(rows);
      await this.add(...totals);
      this.kept = totals.length;
    });
  }

  private totals(rows: Record<string, Value>[]): Record<string, Value>[] {
    const totals = new Map<string, Record<string, Value>>();
    for (const row of rows.map(this.merged)) {
      const key = JSON.stringify(this.keys.map((column) => row[column]));
      const total = totals.get(key) ?? { ...row };
      if (totals.has(key)) for (const sum of this.sums) total[sum] = String(BigInt(total[sum] ?? 0) + BigInt(row[sum] ?? 0));
      totals.set(key, total);
    }
    return [...totals.values()].filter((total) => this.sums.some((sum) => BigInt(total[sum] ?? 0) !== 0n));
  }
}
