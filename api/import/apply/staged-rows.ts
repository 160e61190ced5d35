import type { EntityManager } from 'typeorm';
import { lockLeave } from '../../employee/leave-lock.js';
import type { ImportRun } from '../import-run.js';

const SPAN = 200;

/** Works through the rows span by span in the open transaction and lets other requests run in between. */
export async function eachSpan(rowCount: number, run: ImportRun, work: (condition: string, parameters: [number, number]) => Promise<void>): Promise<void> {
  for (let first = 1; first <= rowCount; first += SPAN) {
    await work('s.row_no BETWEEN ? AND ?', [first, first + SPAN - 1]);
    await run.advance(SPAN);
  }
}

export async function lastRow(manager: EntityManager, table: string, importId: string): Promise<number> {
  const [row] = await manager.query<{ n: number | null }[]>(`SELECT MAX(row_no) AS n FROM ${table} WHERE import_id = ?`, [importId]);
  return Number(row?.n ?? 0);
}

/** Deletes by a list of ids use the primary key on both engines; deletes by a subquery do not. */
export async function stagedTargets(manager: EntityManager, table: string, importId: string, rowFilter: string, span: [number, number]): Promise<string[]> {
  const targets = await manager.query<{ id: string }[]>(`SELECT s.target_id AS id FROM ${table} s WHERE s.import_id = ? AND ${rowFilter}`, [importId, ...span]);
  return targets.map(({ id }) => id);
}

/** Of all people whose leave, or whose employment, the import changes. */
export async function lockLeaveOfStaged(manager: EntityManager, table: 'staged_leave' | 'staged_employee', importId: string): Promise<void> {
  const [column, where] = table === 'staged_leave' ? ['employee_id', ''] : ['target_id', " AND s.side = 'after' AND s.result = 'changed'"];
  const people = await manager.query<{ id: string }[]>(`SELECT DISTINCT s.${column} AS id FROM ${table} s WHERE s.import_id = ?${where}`, [importId]);
  await lockLeave(manager, people.map(({ id }) => id));
}
