import type { EntityManager } from 'typeorm';

/** Rows in which somebody who had left is hired again: `b` is the person before, `s` after the import. */
const RETURNS = `FROM staged_employee s JOIN staged_employee b ON b.import_id = s.import_id AND b.row_no = s.row_no AND b.side = 'before'
  WHERE s.import_id = ? AND s.side = 'after' AND s.previous_left_on IS NOT NULL AND (b.previous_left_on IS NULL OR b.previous_left_on <> s.previous_left_on)`;

export async function keepEarlierEmployments(
  manager: EntityManager,
  importId: string,
  rowFilter: string,
  span: [number, number],
): Promise<void> {
  await manager.query(
    `INSERT INTO earlier_employment (employee_id, hired_on, left_on) SELECT s.target_id, b.hire_date, b.left_on ${RETURNS} AND ${rowFilter}`,
    [importId, ...span],
  );
}

export async function removeEarlierEmployments(
  manager: EntityManager,
  importId: string,
  rowFilter: string,
  span: [number, number],
): Promise<void> {
  const returns = await manager.query<{ id: string; leftOn: string }[]>(
    `SELECT s.target_id AS id, s.previous_left_on AS leftOn ${RETURNS} AND ${rowFilter}`,
    [importId, ...span],
  );
  for (const { id, leftOn } of returns)
    await manager.query('DELETE FROM earlier_employment WHERE employee_id = ? AND left_on = ?', [
      id,
      leftOn,
    ]);
}
