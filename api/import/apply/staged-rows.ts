import type { EntityManager } from 'typeorm';
import type { ImportKind } from '../../contract/imports/import-fields.js';
import { lockLeave } from '../../employee/leave-lock.js';
import type { ImportRun } from '../import-handler.js';

const SPAN = 200;

export type RowSpan = [first: number, last: number];

export const IN_SPAN = 's.row_no BETWEEN ? AND ?';

/** Works through the rows span by span in the open transaction and lets other requests run in between. */
export async function eachSpan(
  rowCount: number,
  run: ImportRun,
  work: (span: RowSpan) => Promise<void>,
  size = SPAN,
): Promise<void> {
  for (let first = 1; first <= rowCount; first += size) {
    await work([first, first + size - 1]);
    await run.advance(size);
  }
}

export async function lastRow(
  manager: EntityManager,
  table: string,
  importId: string,
): Promise<number> {
  const [row] = await manager.query<{ n: number | null }[]>(
    `SELECT MAX(row_no) AS n FROM ${table} WHERE import_id = ?`,
    [importId],
  );
  return Number(row?.n ?? 0);
}

/** Deletes by a list of ids use the primary key on both engines; deletes by a subquery do not. */
export async function stagedTargets(
  manager: EntityManager,
  table: string,
  importId: string,
  span: RowSpan,
  condition = '1 = 1',
): Promise<string[]> {
  const targets = await manager.query<{ id: string }[]>(
    `SELECT s.target_id AS id FROM ${table} s WHERE s.import_id = ? AND ${condition} AND ${IN_SPAN}`,
    [importId, ...span],
  );
  return targets.map(({ id }) => id);
}

const PEOPLE_OF = {
  leaves: ['SELECT s.employee_id AS id FROM staged_leave s WHERE s.import_id = ?'],
  balances: ['SELECT s.employee_id AS id FROM staged_opening s WHERE s.import_id = ?'],
  employees: [
    "SELECT s.target_id AS id FROM staged_employee s WHERE s.import_id = ? AND s.side = 'after' AND s.result = 'changed'",
    'SELECT s.employee_id AS id FROM staged_opening s JOIN employee e ON e.id = s.employee_id WHERE s.import_id = ?',
    'SELECT s.employee_id AS id FROM staged_job s JOIN employee e ON e.id = s.employee_id WHERE s.import_id = ?',
  ],
  jobs: ['SELECT s.employee_id AS id FROM staged_job s WHERE s.import_id = ?'],
} as const satisfies { [kind in ImportKind]?: readonly string[] };

/** Locks everybody whose leave or employment the import changes, except the people that it adds. */
export async function lockLeaveOfStaged(
  manager: EntityManager,
  kind: keyof typeof PEOPLE_OF,
  importId: string,
): Promise<void> {
  const selects = PEOPLE_OF[kind];
  const people = await manager.query<{ id: string }[]>(
    selects.join(' UNION '),
    selects.map(() => importId),
  );
  await lockLeave(
    manager,
    people.map(({ id }) => id),
  );
}
