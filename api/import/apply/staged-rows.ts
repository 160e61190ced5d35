import type { EntityManager } from 'typeorm';
import type { ImportRun } from '../import-run.js';

const SPAN = 200;

/**
 * Runs statements over spans of a file's rows, one after the other in the open transaction, so that between them others
 * have their turn to read. The condition takes the import's id, the first and the last row.
 */
export async function eachSpan(rowCount: number, run: ImportRun, work: (condition: string, parameters: [number, number]) => Promise<void>): Promise<void> {
  for (let first = 1; first <= rowCount; first += SPAN) {
    await work('s.row_no BETWEEN ? AND ?', [first, first + SPAN - 1]);
    await run.advance(SPAN);
  }
}

/** The last row of what is staged. */
export async function lastRow(manager: EntityManager, table: string, importId: string): Promise<number> {
  const [row] = await manager.query<{ n: number | null }[]>(`SELECT MAX(row_no) AS n FROM ${table} WHERE import_id = ?`, [importId]);
  return Number(row?.n ?? 0);
}

/** The ids of the records of a span of rows. Named one by one, they are found by their key on either engine, also where rows are deleted. */
export async function stagedTargets(manager: EntityManager, table: string, importId: string, rows: string, span: [number, number]): Promise<string[]> {
  const found = await manager.query<{ id: string }[]>(`SELECT s.target_id AS id FROM ${table} s WHERE s.import_id = ? AND ${rows}`, [importId, ...span]);
  return found.map(({ id }) => id);
}
